import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrokenOff, streamedText } from "./streamed-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function streamed(chunks: string[], failure?: Error) {
  const made: string[] = [];
  let isLeft = false;
  async function* make() {
    try {
      for (const chunk of chunks) {
        made.push(chunk);
        yield chunk;
      }
      if (failure) throw failure;
    } finally {
      isLeft = true;
    }
  }
  const onFailure = vi.fn();
  const reader = streamedText(make(), onFailure).getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  return { reader, text, made, onFailure, isLeft: () => isLeft };
}

test("each chunk is made when the reader takes it, and the end is told", async () => {
  const { reader, text, made } = streamed(["a", "b"]);
  expect(made).toEqual([]);
  expect([await text(), made.length]).toEqual(["a", 1]);
  expect([await text(), made.length]).toEqual(["b", 2]);
  expect((await reader.read()).done).toBe(true);
});

test("a failure breaks the body off, without a word of it, and is told once", async () => {
  const failure = new Error("what somebody wrote");
  const { reader, text, onFailure } = streamed(["a"], failure);
  expect(await text()).toBe("a");
  const error = await reader.read().catch((caught) => caught);
  expect(error).toBeInstanceOf(BrokenOff);
  expect(`${error} ${error.stack}`).not.toContain("somebody");
  expect(onFailure.mock.calls).toEqual([[failure]]);
});

test("a reader who takes nothing for 30 s is broken off; a slow one is not", async () => {
  const { reader, text, isLeft, onFailure } = streamed(["a", "b", "c", "d"]);
  for (const chunk of ["a", "b", "c"]) {
    expect(await text()).toBe(chunk);
    await vi.advanceTimersByTimeAsync(29_999);
  }
  await vi.advanceTimersByTimeAsync(1);
  await expect(reader.read()).rejects.toThrow(BrokenOff);
  expect([isLeft(), onFailure.mock.calls]).toEqual([true, []]);
});

test("a reader who leaves ends the making", async () => {
  const { reader, text, isLeft } = streamed(["a", "b"]);
  await text();
  await reader.cancel();
  expect(isLeft()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
});
