import { nightLimits } from "../night-limits.ts";

/** When somebody who is away is asked again, if they named so many seconds. */
export function waitFrom(now: number, retryAfter: number | null): Date {
  const { least, most } = nightLimits.wait;
  return new Date(now + Math.min(most, Math.max(least, retryAfter ?? 0)) * 1_000);
}
