import { expect, onTestFinished, test, vi } from "vitest";
import { loadable } from "./loadable.ts";

test("a module is fetched once, and is there from then on", async () => {
  const fetched = vi.fn(async () => "module");
  const part = loadable(fetched);
  expect(part.ifLoaded()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(["module", "module"]);
  expect(part.ifLoaded()).toBe("module");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a module that cannot be fetched is tried again after five seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.fn(async () => "module").mockRejectedValueOnce(new Error("offline"));
  const part = loadable(fetched);
  expect(await part.load()).toBeNull();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await part.load()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(await part.load()).toBe("module");
});
