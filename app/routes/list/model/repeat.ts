import type { Failed } from "#app/browser/call-api.ts";

/** Milliseconds before the first repetition, which double with each failure up to the maximum. */
const firstPause = 1_000;
const longestPause = 30_000;

/** Seconds after an answer that there were too many requests and that does not say how long to wait. */
const pauseOverLimit = 10;

/** Runs again what failed, by itself, until it succeeds. */
export function createRepeat(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    /** Runs it after a pause that grows with each failure, and is at least as long as the server asks (Retry-After). */
    later({ error }: Pick<Failed, "error">) {
      const asked = error?.retryAfter ?? (error?.status === 429 ? pauseOverLimit : 0);
      const pause = Math.min(longestPause, firstPause * 2 ** failures);
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(pause, asked * 1_000));
    },
    /** The next failure is a first one again. */
    succeeded() {
      failures = 0;
    },
    /** Does not run it: it is run already, or nobody waits for it any more. */
    cancel() {
      clearTimeout(timer);
    },
  };
}
