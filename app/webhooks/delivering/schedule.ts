import { maxRetryAfter } from "#http/retry-after.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds between one attempt and the next: Standard Webhooks 1.0.0, "Deliverability and reliability". */
const waits = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour],
  ...[10 * hour, 14 * hour, 20 * hour, 24 * hour],
];

/** Attempts at one delivery. */
export const maxAttempts = waits.length + 1;

const jitter = 0.2;

/** The longest wait, in milliseconds. A stored time that lies further ahead was stored before the clock was set back. */
export const longestWait = Math.max(...waits) * (1 + jitter);

/** The longest time for which nothing at all is sent to a receiver, in milliseconds. */
export const longestPause = maxRetryAfter * second;

/** Milliseconds to wait after so many failures, from 1 on, with 20 % jitter. */
export function waitAfter(failures: number): number {
  const wait = waits[Math.min(failures, waits.length) - 1] ?? 0;
  return Math.round(wait * (1 - jitter + 2 * jitter * Math.random()));
}
