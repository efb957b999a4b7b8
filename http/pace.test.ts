import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPace } from "./pace.ts";

test("a few start in each turn of the event loop, and none is forgotten", async () => {
  const startSoon = createPace(2, () => false);
  const started: number[] = [];
  for (let n = 1; n <= 5; n++) startSoon("a", () => started.push(n));
  expect(started).toEqual([1, 2]);
  await turn();
  expect(started).toEqual([1, 2, 3, 4]);
  await turn();
  expect(started).toEqual([1, 2, 3, 4, 5]);
  await turn();
  startSoon("a", () => started.push(6));
  expect(started).toHaveLength(6);
});

test("who comes after a crowd of somebody else's is next", async () => {
  const startSoon = createPace(1, () => false);
  const started: string[] = [];
  for (let n = 0; n < 100; n++) startSoon("crowd", () => started.push("crowd"));
  startSoon("anna", () => started.push("anna"));
  await turn();
  await turn();
  expect(started).toEqual(["crowd", "crowd", "anna"]);
});

test("while others still knock a crowd waits, but not for ever", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const startSoon = createPace(1, () => true);
  let started = 0;
  for (let n = 0; n < 100; n++) startSoon("crowd", () => started++);
  for (let n = 0; n < 10; n++) await turn();
  expect(started).toBe(1);
  vi.advanceTimersByTime(300);
  for (let n = 0; n < 10; n++) await turn();
  expect(started).toBeGreaterThan(5);
});
