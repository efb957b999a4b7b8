import * as v from "valibot";
import { expect, test } from "vitest";
import { Criteria, criteriaLimits, noCriteria } from "./criteria.ts";

const accepts = (change: object) => v.safeParse(Criteria, { ...noCriteria, ...change }).success;

test("criteria are known codes, each once and in order, and texts without blanks around them", () => {
  const parsed = v.parse(Criteria, {
    naf: ["43.21A", "10.71C", "43.21A"],
    headcount: ["12", "11"],
    departments: ["2A", "69"],
    regions: ["53"],
    titles: [" Gérant "],
    keywords: ["  bio \n local "],
    include: ["732829320"],
    exclude: ["exemple.fr", "732829320"],
  });
  expect(parsed).toEqual({
    naf: ["10.71C", "43.21A"],
    headcount: ["11", "12"],
    departments: ["2A", "69"],
    regions: ["53"],
    titles: ["Gérant"],
    keywords: ["bio local"],
    include: ["732829320"],
    exclude: ["exemple.fr", "732829320"],
  });
});

test("a text that says what one before it says, in other letters, is no second criterion", () => {
  const { titles, keywords } = v.parse(Criteria, {
    ...noCriteria,
    titles: ["Gérant", "gerant"],
    keywords: ["mecanique", "Mécanique", "MECANIQUE", "bio"],
  });
  expect({ titles, keywords }).toEqual({ titles: ["Gérant"], keywords: ["mecanique", "bio"] });
});

test.each([
  { keywords: ["..."] },
  { keywords: ["%"] },
  { keywords: ["bio", "— \u200B"] },
  { titles: ["«\u00A0»"] },
  { naf: ["10.71"] },
  { naf: ["__proto__"] },
  { naf: "10.71C" },
  { naf: null },
  { headcount: ["13"] },
  { headcount: ["constructor"] },
  { departments: ["20"] },
  { regions: ["00"] },
  { titles: [""] },
  { titles: ["x".repeat(criteriaLimits.text + 1)] },
  { keywords: ["a\0b"] },
  { keywords: ["\ud800"] },
  { keywords: Array.from({ length: criteriaLimits.keywords + 1 }, (_, index) => `mot ${index}`) },
  { include: ["exemple.fr"] },
  { include: ["732829321"] },
  { exclude: ["https://exemple.fr/"] },
  { exclude: ["exemple"] },
  { exclude: [`${"a".repeat(64)}.fr`] },
  { exclude: [{}] },
])("%j is no criterion", (change) => {
  expect(accepts({})).toBe(true);
  expect(accepts(change)).toBe(false);
});
