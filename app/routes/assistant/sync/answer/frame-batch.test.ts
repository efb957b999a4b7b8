import { expect, test, vi } from "vitest";
import { createFrameBatch, type Frames } from "./frame-batch.ts";

/** Frames that a test draws one by one, 16 ms apart. */
function manualFrames() {
  const waiting = new Map<number, () => void>();
  let handles = 0;
  let time = 0;
  const frames: Frames = {
    requestAnimationFrame(callback) {
      waiting.set(++handles, callback);
      return handles;
    },
    cancelAnimationFrame: (handle) => void waiting.delete(handle),
    now: () => time,
  };
  const draw = () => {
    time += 16;
    const callbacks = [...waiting.values()];
    waiting.clear();
    for (const callback of callbacks) callback();
  };
  return { frames, draw, waiting };
}

test("however much is requested, it runs once a frame", () => {
  const { frames, draw } = manualFrames();
  const run = vi.fn();
  const batch = createFrameBatch(run, undefined, frames);
  for (let requests = 0; requests < 1_000; requests++) batch.request();
  expect(run).not.toHaveBeenCalled();
  draw();
  expect(run).toHaveBeenCalledTimes(1);
  draw();
  expect(run).toHaveBeenCalledTimes(1);
  batch.request();
  draw();
  expect(run).toHaveBeenCalledTimes(2);
});

test("while no frame is drawn nothing piles up, and the next one runs once", () => {
  const { frames, draw, waiting } = manualFrames();
  const run = vi.fn();
  const batch = createFrameBatch(run, undefined, frames);
  for (let requests = 0; requests < 100_000; requests++) batch.request();
  expect(waiting.size).toBe(1);
  draw();
  expect(run).toHaveBeenCalledTimes(1);
});

test("after a call it leaves the frames of the pause to others", () => {
  const { frames, draw } = manualFrames();
  const run = vi.fn();
  const batch = createFrameBatch(run, () => 40, frames);
  const runsInFrames = (count: number) => {
    run.mockClear();
    for (let frame = 0; frame < count; frame++) {
      batch.request();
      draw();
    }
    return run.mock.calls.length;
  };
  expect(runsInFrames(1)).toBe(1);
  expect(runsInFrames(2)).toBe(0);
  expect(runsInFrames(1)).toBe(1);
});

test("what is cancelled does not run", () => {
  const { frames, draw } = manualFrames();
  const run = vi.fn();
  const batch = createFrameBatch(run, undefined, frames);
  batch.request();
  batch.cancel();
  draw();
  expect(run).not.toHaveBeenCalled();
  batch.request();
  draw();
  expect(run).toHaveBeenCalledTimes(1);
});
