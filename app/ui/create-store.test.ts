import { expect, test } from "vitest";
import { createStore } from "./create-store.ts";

test("subscribers are notified of each change until they unsubscribe", () => {
  const store = createStore(0);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.current()));
  store.set(1);
  store.set(1);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(seen).toEqual([1, 2]);
  expect(store.current()).toBe(3);
});

test("watching starts with the first subscriber and ends with the last", () => {
  const calls: string[] = [];
  const store = createStore(0, () => {
    calls.push("start");
    return () => calls.push("end");
  });
  const unsubscribeFirst = store.subscribe(() => {});
  const unsubscribeSecond = store.subscribe(() => {});
  unsubscribeFirst();
  unsubscribeFirst();
  expect(calls).toEqual(["start"]);
  unsubscribeSecond();
  expect(calls).toEqual(["start", "end"]);
});
