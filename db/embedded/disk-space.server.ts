import { statfsSync } from "node:fs";

const megabyte = 1024 * 1024;

/** Bytes free on the disk below which the embedded database takes no writes. docs/decisions/0003. */
export const leastFree = 24 * megabyte;

/** Bytes free from which it takes them again: not the same number, so that one byte does not switch it to and fro. */
export const enoughFree = 32 * megabyte;

/** Names for new files that must be free, on file systems that have a limited number of them. */
const leastFiles = 100;

/** Milliseconds for which a measurement counts. */
const freshFor = 50;

/** Bytes that an ordinary user may still write on the disk of `folder`; 0 when no further file can be made. */
export function freeSpace(folder: string): number {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  return files > 0 && ffree < leastFiles ? 0 : bavail * bsize;
}

/** Knows whether the disk has room for writes. Measures when asked, at most every 50 ms. */
export class DiskSpace {
  readonly #measure: () => number;
  readonly #onChange: (isLow: boolean, free: number) => void;
  #isLow = false;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor(measure: () => number, onChange: (isLow: boolean, free: number) => void) {
    this.#measure = measure;
    this.#onChange = onChange;
  }

  isLow(): boolean {
    if (performance.now() - this.#measuredAt < freshFor) return this.#isLow;
    const free = this.#measure();
    this.#measuredAt = performance.now();
    const isLow = free < (this.#isLow ? enoughFree : leastFree);
    if (isLow !== this.#isLow) {
      this.#isLow = isLow;
      this.#onChange(isLow, free);
    }
    return isLow;
  }
}
