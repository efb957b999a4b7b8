import { expect, test } from "vitest";
import { backoff } from "./backoff.ts";

test("the backoff doubles up to the maximum of the kind", () => {
  for (const attempts of [6, 7, 20, 5_000]) expect(backoff(attempts, 60_000)).toBeLessThanOrEqual(60_000);
  for (const attempts of [12, 20, 5_000]) {
    expect(backoff(attempts, 3_600_000)).toBeGreaterThan(1_600_000);
    expect(backoff(attempts, 3_600_000)).toBeLessThanOrEqual(3_600_000);
  }
});
