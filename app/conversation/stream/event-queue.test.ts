import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResponseAborted } from "#http/streamed-text.ts";
import { EventQueue, maxPending } from "./event-queue.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(stall = 30_000) {
  const onClose = vi.fn();
  const onFailure = vi.fn();
  const queue = new EventQueue({ stall, onClose, onFailure });
  const reader = queue.open().getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  return { queue, reader, text, onClose, onFailure };
}

test("events are read in order, by a pending read and by later ones", async () => {
  const { queue, text } = open();
  const waiting = text();
  for (const chunk of ["a", "b", "c"]) queue.push(chunk);
  expect([await waiting, await text(), await text()]).toEqual(["a", "b", "c"]);
});

test("`more` is called only when the buffer is empty, and again until it is `null`", async () => {
  const { queue, text } = open();
  const left = ["b", "c", "d"];
  queue.push("a");
  queue.more = vi.fn(async () => {
    queue.push(left.shift() ?? "");
    queue.push(left.shift() ?? "");
    if (left.length === 0) queue.more = null;
  });
  expect(await text()).toBe("a");
  expect(left).toHaveLength(3);
  expect([await text(), await text(), await text()]).toEqual(["b", "c", "d"]);
});

test("a reader with more than 256 kB buffered is disconnected, and its buffer is dropped", async () => {
  const { queue, reader, onClose } = open();
  queue.push("x".repeat(maxPending));
  expect(onClose).not.toHaveBeenCalled();
  queue.push("y");
  expect(onClose).toHaveBeenCalledOnce();
  expect([queue.isOpen, queue.isEmpty]).toEqual([false, true]);
  await expect(reader.read()).rejects.toThrow(ResponseAborted);
});

test("a reader who keeps up is not disconnected, whatever the amount", async () => {
  const { queue, text } = open();
  for (let chunk = 0; chunk < 20; chunk++) {
    queue.push("x".repeat(maxPending / 2));
    expect(await text()).toHaveLength(maxPending / 2);
  }
  expect(queue.isOpen).toBe(true);
});

test("a reader who reads nothing from a non-empty buffer for 30 s is disconnected", async () => {
  const { queue, reader, onClose } = open();
  await vi.advanceTimersByTimeAsync(60_000);
  queue.push("a");
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onClose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onClose).toHaveBeenCalledOnce();
  await expect(reader.read()).rejects.toThrow(ResponseAborted);
});

test("a reader who reads nothing for 30 s while `more` is set is disconnected", async () => {
  const { queue, text, onClose } = open();
  queue.more = async () => queue.push("a");
  await text();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a slow reader is not disconnected, however long it takes", async () => {
  const { queue, text, onClose } = open();
  for (let chunk = 0; chunk < 100; chunk++) queue.push("x".repeat(2_000));
  for (let chunk = 0; chunk < 100; chunk++) {
    await vi.advanceTimersByTimeAsync(29_000);
    await text();
  }
  expect(onClose).not.toHaveBeenCalled();
});

test("an idle stream is not closed", async () => {
  const { queue, reader, onClose } = open();
  const waiting = reader.read();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onClose).not.toHaveBeenCalled();
  queue.push("a");
  expect((await waiting).done).toBe(false);
});

test("the last event replaces the buffer, and a reader who never reads it is disconnected", async () => {
  const read = open();
  read.queue.push("a");
  read.queue.end("last");
  read.queue.push("b");
  expect(await read.text()).toBe("last");
  expect((await read.reader.read()).done).toBe(true);
  expect(read.onClose).toHaveBeenCalledOnce();

  const unread = open();
  unread.queue.end("last");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(unread.onClose).toHaveBeenCalledOnce();
});

test("a failure of `more` is reported once and ends the stream", async () => {
  const { queue, reader, onFailure, onClose } = open();
  const failure = new Error("no database");
  queue.more = () => Promise.reject(failure);
  expect((await reader.read()).done).toBe(true);
  expect(onFailure.mock.calls).toEqual([[failure]]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a reader who disconnects while `more` is pending is cleaned up", async () => {
  const { queue, reader, onClose, onFailure } = open();
  let resolveMore: (text: string) => void = () => {};
  queue.more = async () => queue.push(await new Promise<string>((resolve) => (resolveMore = resolve)));
  const pending = reader.read();
  await reader.cancel();
  resolveMore("too late");
  expect((await pending).done).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([onClose.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
});
