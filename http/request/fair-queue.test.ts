import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

test("a few requests start in each turn of the event loop, and all of them in the end", async () => {
  const enqueue = createFairQueue(2, () => false);
  const started: number[] = [];
  for (let n = 1; n <= 5; n++) enqueue("a", () => started.push(n));
  expect(started).toEqual([1, 2]);
  await turn();
  expect(started).toEqual([1, 2, 3, 4]);
  await turn();
  expect(started).toEqual([1, 2, 3, 4, 5]);
  await turn();
  enqueue("a", () => started.push(6));
  expect(started).toHaveLength(6);
});

test("an address that arrives after a crowd from another one is next", async () => {
  const enqueue = createFairQueue(1, () => false);
  const started: string[] = [];
  for (let n = 0; n < 100; n++) enqueue("crowd", () => started.push("crowd"));
  enqueue("anna", () => started.push("anna"));
  await turn();
  await turn();
  expect(started).toEqual(["crowd", "crowd", "anna"]);
});

test("a crowded queue waits while others still connect, for a limited time", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const enqueue = createFairQueue(1, () => true);
  let started = 0;
  for (let n = 0; n < 100; n++) enqueue("crowd", () => started++);
  for (let n = 0; n < 10; n++) await turn();
  expect(started).toBe(1);
  vi.advanceTimersByTime(300);
  for (let n = 0; n < 10; n++) await turn();
  expect(started).toBeGreaterThan(5);
});
