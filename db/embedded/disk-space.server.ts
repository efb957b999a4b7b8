import { statfsSync } from "node:fs";

const megabyte = 1024 * 1024;

/** Free bytes below which the embedded database refuses writes. docs/decisions/0003. */
export const minFree = 24 * megabyte;

/** Free bytes from which it accepts writes again. It is larger, so that the state does not flap. */
export const enoughFree = 32 * megabyte;

/** Free inodes that are required, on file systems that limit them. */
const minInodes = 100;

/** Milliseconds for which a measurement is valid. */
const maxAge = 50;

/** Bytes that an ordinary user may still write on the disk of `folder`; 0 when no further file can be created. */
export function freeSpace(folder: string): number {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  return files > 0 && ffree < minInodes ? 0 : bavail * bsize;
}

/** Measures whether the disk has space for writes, at most every 50 ms. */
export class DiskSpace {
  readonly #measure: () => number;
  readonly #onChange: (isLow: boolean, free: number) => void;
  #isLow = false;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor(measure: () => number, onChange: (isLow: boolean, free: number) => void) {
    this.#measure = measure;
    this.#onChange = onChange;
  }

  /** Measures unless the last result is recent, and calls `onChange` when it differs. */
  checkLow(): boolean {
    if (performance.now() - this.#measuredAt < maxAge) return this.#isLow;
    const free = this.#measure();
    this.#measuredAt = performance.now();
    const isLow = free < (this.#isLow ? enoughFree : minFree);
    if (isLow !== this.#isLow) {
      this.#isLow = isLow;
      this.#onChange(isLow, free);
    }
    return isLow;
  }
}
