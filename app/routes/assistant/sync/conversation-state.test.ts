import { expect, test } from "vitest";
import type { Message } from "~/conversation/protocol.ts";
import {
  type ConversationAction,
  type ConversationState,
  emptyConversation,
  reduceConversation,
} from "./conversation-state.ts";

const message = (seq: number, role: Message["role"]): Message => ({
  id: `m${seq}`,
  seq,
  role,
  content: "…",
  createdAt: "2026-03-02T08:00:00.000Z",
});
const greeting = message(1, "assistant");
const answer = message(2, "user");
const reply = message(3, "assistant");

const arrived = (...messages: Message[]): ConversationAction => ({ type: "arrived", messages });
const dispatch = (...actions: ConversationAction[]): ConversationState =>
  actions.reduce(reduceConversation, emptyConversation);
const loaded: ConversationAction = { type: "loaded", messages: [greeting], step: "company_name" };

test("a reply is awaited from the user's message until the reply arrives", () => {
  expect(dispatch(loaded, arrived(answer)).awaiting).toBe(2);
  expect(dispatch(loaded, arrived(answer), arrived(reply)).awaiting).toBe(null);
});

test("no reply is awaited when the reply arrives before the message that it answers", () => {
  expect(dispatch(loaded, arrived(reply), arrived(answer)).awaiting).toBe(null);
  expect(dispatch(loaded, arrived(answer), arrived(reply), arrived(answer)).awaiting).toBe(null);
});

test("no reply is awaited after loading a history that ends with the user's message", () => {
  expect(dispatch({ ...loaded, messages: [greeting, answer] }).awaiting).toBe(null);
});

test("a failed reply is no longer awaited, even when its action comes before the message", () => {
  const failed: ConversationAction = { type: "reply failed", replyTo: answer.id };
  expect(dispatch(loaded, arrived(answer), failed).awaiting).toBe(null);
  expect(dispatch(loaded, failed, arrived(answer)).awaiting).toBe(null);
});

test("the reply to a newer message is still awaited after the reply to an older one failed", () => {
  const newer = message(3, "user");
  const failed: ConversationAction = { type: "reply failed", replyTo: answer.id };
  expect(dispatch(loaded, arrived(answer), arrived(newer), failed).awaiting).toBe(3);
});

test("a timeout ends the wait for the message that it was started for, and no other", () => {
  const newer = message(3, "user");
  const timedOut: ConversationAction = { type: "reply timed out", awaiting: 2 };
  expect(dispatch(loaded, arrived(answer), timedOut).awaiting).toBe(null);
  expect(dispatch(loaded, arrived(answer), arrived(newer), timedOut).awaiting).toBe(3);
});

test("messages that arrive before the history are kept", () => {
  const conversation = dispatch(arrived(answer), loaded);
  expect(conversation.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(conversation.step).toBe("company_name");
});
