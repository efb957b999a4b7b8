import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResponseAborted, streamedText } from "./streamed-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function streamed(chunks: string[], failure?: Error) {
  const generated: string[] = [];
  let isEnded = false;
  async function* generate() {
    try {
      for (const chunk of chunks) {
        generated.push(chunk);
        yield chunk;
      }
      if (failure) throw failure;
    } finally {
      isEnded = true;
    }
  }
  const onFailure = vi.fn();
  const reader = streamedText(generate(), onFailure).getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  return { reader, text, generated, onFailure, isEnded: () => isEnded };
}

test("each chunk is generated when it is read, and the end closes the stream", async () => {
  const { reader, text, generated } = streamed(["a", "b"]);
  expect(generated).toEqual([]);
  expect([await text(), generated.length]).toEqual(["a", 1]);
  expect([await text(), generated.length]).toEqual(["b", 2]);
  expect((await reader.read()).done).toBe(true);
});

test("a failure aborts the body without revealing its message, and is reported once", async () => {
  const failure = new Error("what somebody wrote");
  const { reader, text, onFailure } = streamed(["a"], failure);
  expect(await text()).toBe("a");
  const error = await reader.read().catch((caught) => caught);
  expect(error).toBeInstanceOf(ResponseAborted);
  expect(`${error} ${error.stack}`).not.toContain("somebody");
  expect(onFailure.mock.calls).toEqual([[failure]]);
});

test("a reader that reads nothing for 30 s is cut off, a slow one is not", async () => {
  const { reader, text, isEnded, onFailure } = streamed(["a", "b", "c", "d"]);
  for (const chunk of ["a", "b", "c"]) {
    expect(await text()).toBe(chunk);
    await vi.advanceTimersByTimeAsync(29_999);
  }
  await vi.advanceTimersByTimeAsync(1);
  await expect(reader.read()).rejects.toThrow(ResponseAborted);
  expect([isEnded(), onFailure.mock.calls]).toEqual([true, []]);
});

test("a reader that cancels ends the generator", async () => {
  const { reader, text, isEnded } = streamed(["a", "b"]);
  await text();
  await reader.cancel();
  expect(isEnded()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
});
