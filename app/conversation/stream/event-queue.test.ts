import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResponseAborted } from "../../../http/streamed-text.ts";
import { EventQueue, maxPending } from "./event-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(stall = 30_000) {
  const onClose = vi.fn();
  const onFailure = vi.fn();
  const queue = new EventQueue({ stall, onClose, onFailure });
  const reader = queue.stream.getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  return { queue, reader, text, onClose, onFailure };
}

test("what is pushed is read in order, by a reader who waits and by one who comes later", async () => {
  const { queue, text } = open();
  const waiting = text();
  for (const chunk of ["a", "b", "c"]) queue.push(chunk);
  expect([await waiting, await text(), await text()]).toEqual(["a", "b", "c"]);
});

test("more is asked for only once everything was taken, and again as long as something may come", async () => {
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

test("a reader for whom more than 256 kB waits is broken off, and nothing of it is kept", async () => {
  const { queue, reader, onClose } = open();
  queue.push("x".repeat(maxPending));
  expect(onClose).not.toHaveBeenCalled();
  queue.push("y");
  expect(onClose).toHaveBeenCalledOnce();
  expect([queue.isOpen, queue.isEmpty]).toEqual([false, true]);
  await expect(reader.read()).rejects.toThrow(ResponseAborted);
});

test("a reader who takes any amount, as it comes, is not broken off", async () => {
  const { queue, text } = open();
  for (let chunk = 0; chunk < 20; chunk++) {
    queue.push("x".repeat(maxPending / 2));
    expect(await text()).toHaveLength(maxPending / 2);
  }
  expect(queue.isOpen).toBe(true);
});

test("a reader who takes nothing for 30 s while something waits is broken off", async () => {
  const { queue, reader, onClose } = open();
  await vi.advanceTimersByTimeAsync(60_000);
  queue.push("a");
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onClose).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onClose).toHaveBeenCalledOnce();
  await expect(reader.read()).rejects.toThrow(ResponseAborted);
});

test("so is one who takes nothing of what lies in the database for it", async () => {
  const { queue, text, onClose } = open();
  queue.more = async () => queue.push("a");
  await text();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a slow reader is not, however long all of it takes", async () => {
  const { queue, text, onClose } = open();
  for (let chunk = 0; chunk < 100; chunk++) queue.push("x".repeat(2_000));
  for (let chunk = 0; chunk < 100; chunk++) {
    await vi.advanceTimersByTimeAsync(29_000);
    await text();
  }
  expect(onClose).not.toHaveBeenCalled();
});

test("an idle stream is not", async () => {
  const { queue, reader, onClose } = open();
  const waiting = reader.read();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onClose).not.toHaveBeenCalled();
  queue.push("a");
  expect((await waiting).done).toBe(false);
});

test("the end takes the place of what waits; who never reads it is broken off in the end", async () => {
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

test("a failure to bring more is told once and ends the stream", async () => {
  const { queue, reader, onFailure, onClose } = open();
  const failure = new Error("no database");
  queue.more = () => Promise.reject(failure);
  expect((await reader.read()).done).toBe(true);
  expect(onFailure.mock.calls).toEqual([[failure]]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a reader who leaves while more is on its way leaves nothing behind", async () => {
  const { queue, reader, onClose, onFailure } = open();
  let bring: (text: string) => void = () => {};
  queue.more = async () => queue.push(await new Promise<string>((resolve) => (bring = resolve)));
  const pending = reader.read();
  await reader.cancel();
  bring("too late");
  expect((await pending).done).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([onClose.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
});
