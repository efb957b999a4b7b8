import { afterEach, beforeEach, vi } from "vitest";

/** The time at which every test of a file with a fake clock begins, in milliseconds since the epoch. */
export const start = Date.parse("2026-03-02T08:00:00.000Z");

/** Fakes `Date` in every test of the file, beginning at `start`. Timers stay real. */
export function fakeClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: start }));
  afterEach(() => void vi.useRealTimers());
}

/** Sets the fake clock to this many seconds after `start`. */
export function after(seconds: number): void {
  vi.setSystemTime(start + seconds * 1000);
}
