import { expect, test } from "vitest";
import type { Message } from "#app/conversation/protocol.ts";
import { entriesOf } from "./entries.ts";
import { byDay, merge, position, withinPage, withinView } from "./transcript.ts";

const message = (seq: number, day = "2026-03-02"): Message => ({
  id: `m${seq}`,
  seq,
  role: seq % 2 ? "assistant" : "user",
  content: `n° ${seq}`,
  createdAt: `${day}T12:00:00.000Z`,
});
const daysOf = (messages: readonly Message[]) =>
  byDay(entriesOf(messages, { inTurns: false, answering: null }));
const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

test("messages that arrive late, twice or out of order are listed once and in order", () => {
  const known = [message(1), message(2)];
  const merged = merge(known, [message(5), message(3), message(2), message(3), message(4)]);
  expect(seqs(merged)).toEqual([1, 2, 3, 4, 5]);
});

test("merging nothing new returns the same list", () => {
  const known = [message(1), message(2)];
  expect(merge(known, [message(2)])).toBe(known);
});

test("the position is the last message before the first gap", () => {
  expect(position([])).toBe(0);
  expect(position([1, 2, 3].map((seq) => message(seq)))).toBe(3);
  expect(position([1, 2, 4, 5].map((seq) => message(seq)))).toBe(2);
});

test("a page draws the newest messages that have 40,000 characters together, and the newest one in any case", () => {
  const sized = (lengths: readonly number[]) =>
    withinPage(lengths.map((length) => ({ content: "a".repeat(length) }))).map(
      ({ content }) => content.length,
    );
  expect(sized([])).toEqual([]);
  expect(sized([1, 2, 3])).toEqual([1, 2, 3]);
  expect(sized([50_000, 12_000, 8_000, 20_000])).toEqual([12_000, 8_000, 20_000]);
  expect(sized([50_000, 12_000, 8_001, 20_000])).toEqual([8_001, 20_000]);
  expect(sized([1, 50_000])).toEqual([50_000]);
});

test("the server draws the last eight messages that have 3,000 characters together, and the newest in any case", () => {
  const seqsInView = (lengths: readonly number[]) =>
    seqs(
      withinView(lengths.map((length, index) => ({ ...message(index + 1), content: "a".repeat(length) }))),
    );
  expect(seqsInView(Array(12).fill(10))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  expect(seqsInView([10, 2_000, 1_000])).toEqual([2, 3]);
  expect(seqsInView([10, 12_000])).toEqual([2]);
});

test("a full chunk stays the same, whatever comes before or after it", () => {
  const all = Array.from({ length: 160 }, (_, index) => message(index + 1));
  const chunksOf = (messages: readonly Message[]) => daysOf(messages).flatMap(({ chunks }) => chunks);
  expect(chunksOf(all).map(({ entries }) => entries.length)).toEqual([49, 50, 50, 11]);
  expect(chunksOf(all.slice(70, 155))[1]).toEqual(chunksOf(all)[2]);
});

test("messages are grouped by day", () => {
  const days = daysOf([message(1, "2026-03-02"), message(2, "2026-03-02"), message(3, "2026-03-04")]);
  expect(days.map(({ chunks }) => chunks.map(({ entries }) => entries.map(({ turn }) => turn.seq)))).toEqual([
    [[1, 2]],
    [[3]],
  ]);
});
