/** Milliseconds to wait after this many attempts: exponential from 1 s up to `max`, with 20 % jitter. */
export function backoff(attempts: number, max = 60_000): number {
  const wait = Math.min(max, 1000 * 2 ** Math.min(attempts - 1, 20));
  return Math.min(max, Math.round(wait * (0.8 + 0.4 * Math.random())));
}
