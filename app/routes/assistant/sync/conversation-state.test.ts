import { expect, test } from "vitest";
import type { AnswerSoFar } from "#app/browser/stream/answer-tracker.ts";
import type { Message } from "#app/conversation/protocol.ts";
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

test("what was asked for before a message arrived does not bring its older question back", () => {
  const late: ConversationAction = { type: "caught up", after: 1, messages: [], step: "company_name" };
  const changed: ConversationAction = { type: "step changed", step: "industry" };
  expect(dispatch(loaded, arrived(answer, reply), changed, late).step).toBe("industry");
  const newest: ConversationAction = { type: "caught up", after: 1, messages: [answer, reply], step: "icp" };
  expect(dispatch(loaded, newest)).toMatchObject({ messages: [greeting, answer, reply], step: "icp" });
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

const growing = (text = "Bon", rest: Partial<AnswerSoFar> = {}): ConversationAction => ({
  type: "answer grew",
  answer: { replyTo: answer.id, attempt: 1, text, after: 2, ...rest },
});
const finished: Message = { ...reply, replyTo: answer.id };

test("an answer that grows is awaited, also after a timeout, and the state changes only when it begins", () => {
  const writing = dispatch(loaded, arrived(answer), growing());
  expect(writing).toMatchObject({ awaiting: 2, answer: { replyTo: answer.id, attempt: 1 } });
  expect(reduceConversation(writing, growing("Bonjour"))).toBe(writing);
  const silent = reduceConversation(writing, { type: "reply timed out", awaiting: 2 });
  expect(silent).toMatchObject({ awaiting: null, answer: { replyTo: answer.id } });
  expect(reduceConversation(silent, growing("Bonjour")).awaiting).toBe(2);
});

test("an answer ends with the message that stores it, and a late part does not revive it", () => {
  const writing = dispatch(loaded, arrived(answer), growing());
  const ended = reduceConversation(writing, arrived(finished));
  expect(ended).toMatchObject({ awaiting: null, answer: null });
  expect(reduceConversation(ended, growing("Bonjour"))).toBe(ended);
});

test("another answer to the same message is not ended by the earlier one", () => {
  const again = dispatch(loaded, arrived(answer), arrived(finished), {
    type: "retried",
    replyTo: answer.id,
  });
  expect(again.awaiting).toBe(2);
  const writing = reduceConversation(again, growing("Plus", { after: 3 }));
  expect(reduceConversation(writing, arrived(finished)).answer).not.toBe(null);
  const next = { ...finished, id: "m4", seq: 4 };
  expect(reduceConversation(writing, arrived(next))).toMatchObject({ awaiting: null, answer: null });
});

test("a message that was sent while an answer was written is awaited after it", () => {
  const next = message(3, "user");
  const stored = { ...finished, id: "m4", seq: 4 };
  const writing = dispatch(loaded, arrived(answer), growing(), arrived(next));
  expect(writing.answer).not.toBe(null);
  expect(reduceConversation(writing, arrived(stored))).toMatchObject({ awaiting: 3, answer: null });
});

test("a failed reply ends its answer, and no other", () => {
  const writing = dispatch(loaded, arrived(answer), growing());
  expect(reduceConversation(writing, { type: "reply failed", replyTo: "m9" }).answer).not.toBe(null);
  expect(reduceConversation(writing, { type: "reply failed", replyTo: answer.id })).toMatchObject({
    awaiting: null,
    answer: null,
  });
});
