import { setImmediate } from "node:timers/promises";

/** Bytes that are read in one turn of the event loop, of all answers together. */
export const bytesPerTurn = 2 * 1024;

/** Each line counts as so many bytes more, because a part makes work however short it is. */
const perLine = 128;

/** What an answer may bring at once, and each second; it is read no faster. */
const burst = 1024 * 1024;
const perSecond = 256 * 1024;

/** The turns that all answers of this process take one after the other. */
let lastTurn: Promise<unknown> = Promise.resolve();

function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

type Clock = {
  /** Milliseconds. */
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
};

/**
 * The bytes of a body in slices, so slowly that what a service sends without end holds up nobody: one slice in each turn
 * of the event loop, whatever the number of bodies, and in the long run 256 kB a second of each.
 */
export async function* paced(
  body: AsyncIterable<Uint8Array>,
  { now, wait }: Clock,
): AsyncGenerator<Uint8Array, void> {
  const startedAt = now();
  let read = 0;
  let inTurn = 0;
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length; ) {
      if (inTurn >= bytesPerTurn) {
        const early = (1000 * (read - burst)) / perSecond - (now() - startedAt);
        if (early > 0) await wait(early);
        await nextTurn();
        inTurn = 0;
      }
      const slice = chunk.subarray(start, start + bytesPerTurn - inTurn);
      start += slice.length;
      inTurn += slice.length;
      read += costOf(slice);
      yield slice;
    }
  }
}

/** What reading a slice costs, in bytes. */
export function costOf(slice: Uint8Array): number {
  let lines = 0;
  for (let at = slice.indexOf(10); at >= 0; at = slice.indexOf(10, at + 1)) lines++;
  return slice.length + perLine * lines;
}
