import { expect, test } from "vitest";
import type { Message } from "#app/conversation/protocol.ts";
import { type Entry, entriesOf } from "./entries.ts";

const asked = (seq: number): Message => ({
  id: `m${seq}`,
  seq,
  role: "user",
  content: `n° ${seq}`,
  createdAt: "2026-03-02T12:00:00.000Z",
});
const answered = (seq: number, question: number): Message => ({
  ...asked(seq),
  role: "assistant",
  replyTo: `m${question}`,
});
const inTurns = (messages: Message[], answering: string | null = null) =>
  entriesOf(messages, { inTurns: true, answering });
const shown = (entries: Entry[]) =>
  entries.map(({ message, previous, isWaiting }) =>
    [...previous.map(({ seq }) => `(${seq})`), message?.seq ?? "…", isWaiting ? "waiting" : ""].join(""),
  );

test("an answer is shown below its message, also when another was sent meanwhile", () => {
  expect(shown(inTurns([asked(1), asked(2), answered(3, 1), answered(4, 2)]))).toEqual(["1", "3", "2", "4"]);
});

test("an unfinished answer that the next one continues is not folded above it, another one is", () => {
  const unfinished: Message = { ...answered(2, 1), state: "unfinished", content: "Un. Deux" };
  const rows = (content: string) => shown(inTurns([asked(1), unfinished, { ...answered(3, 1), content }]));
  expect(rows("Un. Deuxième.")).toEqual(["1", "3"]);
  expect(rows("Autre chose.")).toEqual(["1", "(2)3"]);
});

test("a message that a newer one replaces is part of its row, with its answers and those before it", () => {
  const messages = [
    asked(1),
    answered(2, 1),
    { ...asked(3), replaces: "m1" },
    answered(4, 3),
    { ...asked(5), replaces: "m3" },
    answered(6, 5),
  ];
  for (const entries of [inTurns(messages), entriesOf(messages, { inTurns: false, answering: null })]) {
    expect(shown(entries)).toEqual(["5", "6"]);
    expect(entries[0]?.replaced.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  }
  expect(inTurns(messages)[0], "a row that stays the same is the same object").toBe(inTurns(messages)[0]);
  const [first] = inTurns(messages.slice(3));
  expect([first?.message?.seq, first?.replaced], "what is not loaded is not shown").toEqual([5, []]);
});

test("without turns the rows are in the order of the sequence numbers", () => {
  const messages = [asked(1), asked(2), answered(3, 1), answered(4, 2)];
  expect(shown(entriesOf(messages, { inTurns: false, answering: null }))).toEqual(["1", "2", "3", "4"]);
});

test("the answer that is being written is below its message, and what was sent meanwhile waits below it", () => {
  expect(shown(inTurns([asked(1), asked(2), asked(3)], "m1"))).toEqual(["1", "…", "2waiting", "3waiting"]);
});

test("the last of several answers to a message replaces the earlier ones", () => {
  const messages = [asked(1), answered(2, 1), answered(3, 1), answered(4, 1)];
  expect(shown(inTurns(messages))).toEqual(["1", "(2)(3)4"]);
  expect(shown(inTurns(messages, "m1"))).toEqual(["1", "(2)(3)(4)…"]);
});

test("an answer stays in its place when its message is not loaded, and a message that answers none too", () => {
  const greeting: Message = { ...asked(4), role: "assistant" };
  expect(shown(inTurns([answered(3, 2), greeting, asked(5)]))).toEqual(["3", "4", "5"]);
});

test("rows that stay the same are the same objects", () => {
  const messages = [asked(1), answered(2, 1), asked(3)];
  const before = inTurns(messages);
  const after = inTurns([...messages, answered(4, 3)], null);
  expect(after.slice(0, 3).every((entry, index) => entry === before[index])).toBe(true);
  const writing = inTurns(messages, "m3");
  expect(inTurns(messages, "m3").every((entry, index) => entry === writing[index])).toBe(true);
});
