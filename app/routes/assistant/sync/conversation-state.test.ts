import { expect, test } from "vitest";
import type { Message } from "../transcript/transcript.ts";
import {
  type Conversation,
  type ConversationAction,
  initialState,
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
const dispatch = (...action: ConversationAction[]): Conversation =>
  action.reduce(reduceConversation, initialState);
const loaded: ConversationAction = { type: "loaded", messages: [greeting], step: "company_name" };

test("the assistant seems to write from the user's message until its reply", () => {
  expect(dispatch(loaded, arrived(answer)).awaiting).toBe(2);
  expect(dispatch(loaded, arrived(answer), arrived(reply)).awaiting).toBe(null);
});

test("a reply that overtakes the answer to our own sending leaves nothing awaited", () => {
  expect(dispatch(loaded, arrived(reply), arrived(answer)).awaiting).toBe(null);
  expect(dispatch(loaded, arrived(answer), arrived(reply), arrived(answer)).awaiting).toBe(null);
});

test("a history that ends with the user's message awaits nothing", () => {
  expect(dispatch({ ...loaded, messages: [greeting, answer] }).awaiting).toBe(null);
});

test("a failed reply stops the waiting, even when its action comes before the message", () => {
  const failed: ConversationAction = { type: "reply failed", replyTo: answer.id };
  expect(dispatch(loaded, arrived(answer), failed).awaiting).toBe(null);
  expect(dispatch(loaded, failed, arrived(answer)).awaiting).toBe(null);
});

test("a failed reply to an older message does not stop the waiting for a newer one", () => {
  const newer = message(3, "user");
  const failed: ConversationAction = { type: "reply failed", replyTo: answer.id };
  expect(dispatch(loaded, arrived(answer), arrived(newer), failed).awaiting).toBe(3);
});

test("the end of the wait counts only for the message that it was meant for", () => {
  const newer = message(3, "user");
  const waited: ConversationAction = { type: "waited", awaiting: 2 };
  expect(dispatch(loaded, arrived(answer), waited).awaiting).toBe(null);
  expect(dispatch(loaded, arrived(answer), arrived(newer), waited).awaiting).toBe(3);
});

test("what the stream brought before the history is kept", () => {
  const conversation = dispatch(arrived(answer), loaded);
  expect(conversation.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(conversation.step).toBe("company_name");
});
