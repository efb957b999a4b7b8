import { expect, test } from "vitest";
import { longestQuestion } from "../register/budget/limits.ts";
import { nightLimits } from "./night-limits.ts";

test("a question to the register ends before the lease of the night that asks it", () => {
  expect(longestQuestion).toBeLessThan(nightLimits.lease);
});
