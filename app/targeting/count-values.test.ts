import { expect, test } from "vitest";
import { countValues, isBeyond } from "./count-values.ts";
import { type Criteria, noCriteria } from "./criteria.ts";
import { wholeGroups } from "./register/activities.ts";

const withKeywords = (count: number): Criteria => ({
  ...noCriteria,
  keywords: Array.from({ length: count }, (_, index) => `mot ${index}`),
});

test("each value counts once, a whole division as one", () => {
  const [section] = wholeGroups;
  expect(countValues(noCriteria)).toBe(0);
  expect(countValues({ ...noCriteria, naf: section?.codes ?? [] })).toBe(1);
  expect(
    countValues({ ...withKeywords(3), naf: ["25.62B"], headcount: ["11", "12"], exclude: ["a.example"] }),
  ).toBe(7);
});

test("what is over the bound may shrink and change, and not grow", () => {
  expect(isBeyond(3, withKeywords(3), noCriteria)).toBe(false);
  expect(isBeyond(3, withKeywords(4), withKeywords(3))).toBe(true);
  expect(isBeyond(3, withKeywords(6), withKeywords(7))).toBe(false);
  expect(isBeyond(3, withKeywords(7), withKeywords(7))).toBe(false);
  expect(isBeyond(null, withKeywords(20), noCriteria)).toBe(false);
});
