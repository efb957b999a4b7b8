import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["formel", "formelle"],
  ["chaleureux", "chaleureuses"],
  ["commercial", "commerciaux"],
  ["directe", "directs"],
])("%s and %s have one stem", (one, other) => {
  expect(stem(other)).toBe(stem(one));
});

test.each(["prix", "gaz", "mois"])("%s is too short to lose more than its plural", (word) => {
  expect(stem(word)).toBe(word.replace(/s$/, ""));
});
