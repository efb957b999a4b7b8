import { expect, test } from "vitest";
import type { Answer, Message } from "#app/conversation/protocol.ts";
import { AnswerTracker, isStoredAs } from "./answer-tracker.ts";

const part = (from: number, text: string, rest: Partial<Answer> = {}): Answer => ({
  replyTo: "m2",
  attempt: 1,
  from,
  text,
  ...rest,
});
const stored = (seq: number, replyTo = "m2"): Message => ({
  id: `m${seq}`,
  seq,
  role: "assistant",
  content: "…",
  createdAt: "2026-03-02T08:00:00.000Z",
  replyTo,
});

function tracking(...parts: Answer[]): AnswerTracker {
  const tracker = new AnswerTracker();
  for (const each of parts) tracker.apply(each);
  return tracker;
}

test("parts continue the text of their attempt", () => {
  expect(tracking(part(0, "Bon"), part(3, "jour")).current?.text).toBe("Bonjour");
});

test("a part that begins behind the known text is a gap, until the whole is repeated", () => {
  const tracker = new AnswerTracker();
  expect(tracker.apply(part(3, "jour"))).toBe("gap");
  expect(tracker.current).toBe(null);
  tracker.apply(part(0, "Bon"));
  expect(tracker.apply(part(7, " à tous"))).toBe("gap");
  expect(tracker.current?.text).toBe("Bon");
  expect(tracker.apply(part(0, "Bonjour à tous"))).toBe("applied");
  expect(tracker.current?.text).toBe("Bonjour à tous");
});

test("a repeated beginning takes nothing back, and what differs replaces it", () => {
  expect(tracking(part(0, "Bonjour"), part(0, "Bon")).current?.text).toBe("Bonjour");
  expect(tracking(part(0, "Bonjour"), part(0, "Bon"), part(3, "jour !")).current?.text).toBe("Bonjour !");
  expect(tracking(part(0, "Bonjour"), part(3, "ne nuit")).current?.text).toBe("Bonne nuit");
});

test("a repeated beginning is no change, so that nothing is rendered", () => {
  const tracker = tracking(part(0, "Bonjour"));
  const before = tracker.current;
  tracker.apply(part(0, "Bonjour"));
  expect(tracker.current).toBe(before);
});

test("a higher attempt replaces the text, and parts of an older one are ignored", () => {
  const tracker = tracking(part(0, "Bonjour"), part(0, "", { attempt: 2 }));
  expect(tracker.current).toMatchObject({ attempt: 2, text: "" });
  expect(tracker.apply(part(7, " à tous"))).toBe("ignored");
  expect(tracker.apply(part(2, "x", { attempt: 2 }))).toBe("gap");
  tracker.apply(part(0, "Bonsoir", { attempt: 2 }));
  expect(tracker.current?.text).toBe("Bonsoir");
});

test("the message that stores the answer ends it, also when it is repeated", () => {
  const tracker = tracking(part(0, "Bonjour"));
  tracker.onMessage(stored(3));
  expect(tracker.current).toBe(null);
  tracker.apply(part(0, "Bonjour"));
  tracker.onMessage(stored(3));
  expect(tracker.current).toBe(null);
});

test("messages that do not store it leave the answer alone", () => {
  const tracker = tracking(part(0, "Bonjour"));
  tracker.onMessage(stored(3, "m1"));
  tracker.onMessage({ ...stored(4), role: "user", replyTo: undefined });
  tracker.onFailure("m1");
  expect(tracker.current?.text).toBe("Bonjour");
  tracker.onFailure("m2");
  expect(tracker.current).toBe(null);
});

test("another answer to the same message is not ended by the earlier one", () => {
  const tracker = new AnswerTracker();
  tracker.startAfter(3);
  tracker.apply(part(0, "Plus court"));
  const answer = tracker.current;
  expect(answer && isStoredAs(stored(3), answer)).toBe(false);
  expect(answer && isStoredAs(stored(4), answer)).toBe(true);
});

test("the answer to the next message replaces one whose end was missed", () => {
  const tracker = tracking(part(0, "Bonjour"), part(0, "Oui", { replyTo: "m4" }));
  expect(tracker.whole()).toEqual({ replyTo: "m4", attempt: 1, from: 0, text: "Oui" });
});
