import { expect, test } from "vitest";
import { fullKinds, type Running } from "./delivery-slots.ts";

const some = (count: number, kind: string, more: Partial<Running> = {}): Running[] =>
  Array.from({ length: count }, () => ({ kind, isRetry: false, isSlow: false, ...more }));
const retry = { isRetry: true };
const slow = { isSlow: true };

test("four leave at once, three of a kind", () => {
  expect(fullKinds([])).toEqual({ first: [], retries: [] });
  expect(fullKinds(some(2, "a"))).toEqual({ first: [], retries: [] });
  expect(fullKinds(some(3, "a"))).toEqual({ first: ["a"], retries: ["a"] });
  expect(fullKinds([...some(3, "a"), ...some(1, "b")])).toEqual({ first: null, retries: null });
});

test("retries leave one place of their kind, and one of all, for what is new", () => {
  expect(fullKinds(some(2, "a", retry))).toEqual({ first: [], retries: ["a"] });
  expect(fullKinds([...some(2, "a", retry), ...some(1, "b", retry)])).toEqual({ first: [], retries: null });
  expect(fullKinds([...some(2, "a", retry), ...some(1, "a")])).toEqual({ first: ["a"], retries: ["a"] });
});

test("a slow delivery gives up its place, up to sixteen of a kind", () => {
  expect(fullKinds(some(16, "a", slow))).toEqual({ first: [], retries: [] });
  expect(fullKinds([...some(16, "a", slow), ...some(3, "a")])).toEqual({ first: ["a"], retries: ["a"] });
  expect(fullKinds(some(19, "a", slow))).toEqual({ first: ["a"], retries: ["a"] });
  expect(fullKinds([...some(19, "a", slow), ...some(16, "b", slow)])).toEqual({
    first: ["a"],
    retries: ["a"],
  });
});
