import { expect, test } from "vitest";
import { fullKinds, type Running } from "./delivery-slots.ts";

const runningOf = (count: number, kind: string, state: Partial<Running> = {}): Running[] =>
  Array.from({ length: count }, () => ({ kind, isRetry: false, isSlow: false, ...state }));
const retry = { isRetry: true };
const slow = { isSlow: true };

test("four deliveries run at once, three of a kind", () => {
  expect(fullKinds([])).toEqual({ first: [], retries: [] });
  expect(fullKinds(runningOf(2, "a"))).toEqual({ first: [], retries: [] });
  expect(fullKinds(runningOf(3, "a"))).toEqual({ first: ["a"], retries: ["a"] });
  expect(fullKinds([...runningOf(3, "a"), ...runningOf(1, "b")])).toEqual({ first: null, retries: null });
});

test("a kind that says so has fewer, so that mails to many people leave slots for all others", () => {
  const bulk = { maxOfKind: 2 };
  expect(fullKinds(runningOf(1, "a", bulk))).toEqual({ first: [], retries: [] });
  expect(fullKinds(runningOf(1, "a", { ...bulk, ...retry }))).toEqual({ first: [], retries: ["a"] });
  expect(fullKinds([...runningOf(2, "a", bulk), ...runningOf(1, "b")])).toEqual({
    first: ["a"],
    retries: ["a"],
  });
});

test("retries leave one slot of their kind and one of all for first attempts", () => {
  expect(fullKinds(runningOf(2, "a", retry))).toEqual({ first: [], retries: ["a"] });
  expect(fullKinds([...runningOf(2, "a", retry), ...runningOf(1, "b", retry)])).toEqual({
    first: [],
    retries: null,
  });
  expect(fullKinds([...runningOf(2, "a", retry), ...runningOf(1, "a")])).toEqual({
    first: ["a"],
    retries: ["a"],
  });
});

test("up to sixteen slow deliveries of a kind use no slot", () => {
  expect(fullKinds(runningOf(16, "a", slow))).toEqual({ first: [], retries: [] });
  expect(fullKinds([...runningOf(16, "a", slow), ...runningOf(3, "a")])).toEqual({
    first: ["a"],
    retries: ["a"],
  });
  expect(fullKinds(runningOf(19, "a", slow))).toEqual({ first: ["a"], retries: ["a"] });
  expect(fullKinds([...runningOf(19, "a", slow), ...runningOf(16, "b", slow)])).toEqual({
    first: ["a"],
    retries: ["a"],
  });
});
