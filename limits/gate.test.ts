import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Gate, Slots } from "./gate.ts";

test("at most `max` tasks of one key run at once, in order, and another key does not wait", async () => {
  const gate = new Gate(2);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      started.push(name);
      ends.push(resolve);
    });
  const all = ["a1", "a2", "a3", "a4"].map((name) => gate.run("a", work(name)));
  all.push(gate.run("b", work("b1")));
  await turn();
  expect(started).toEqual(["a1", "a2", "b1"]);

  ends.shift()?.();
  await expect.poll(() => started).toHaveLength(4);
  expect(started).toEqual(["a1", "a2", "b1", "a3"]);
  ends.shift()?.();
  await expect.poll(() => started.at(-1)).toBe("a4");
  for (const end of ends) end();
  await Promise.all(all);
});

test("a failing task frees its slot for the next one", async () => {
  const gate = new Gate(1);
  const failed = gate.run("a", () => Promise.reject(new Error("failed")));
  const next = gate.run("a", async () => "next");
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("next");
});

test("a slot is released once, however often its release is called", () => {
  const slots = new Slots(2);
  const [first, second] = [slots.acquire("a"), slots.acquire("a")];
  expect(slots.acquire("a")).toBeNull();
  expect(slots.acquire("b")).not.toBeNull();
  first?.();
  first?.();
  expect(slots.acquire("a")).not.toBeNull();
  expect(slots.acquire("a")).toBeNull();
  second?.();
});
