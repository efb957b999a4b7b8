import { expect, test } from "vitest";
import { withinCompanyLimit } from "./company-limit.ts";

const candidates = ["a1", "b1", "a2", "a3", "b2", "c1"].map((name) => ({
  name,
  siren: `90000000${name.charCodeAt(0) - 96}`,
}));
const names = (delivered: [string, number][]) =>
  withinCompanyLimit(candidates, new Map(delivered)).map(({ name }) => name);

test("the first two of a company stay, the third does not", () => {
  expect(names([])).toEqual(["a1", "b1", "a2", "b2", "c1"]);
});

test("who was delivered this month counts", () => {
  expect(names([["900000001", 1]])).toEqual(["a1", "b1", "b2", "c1"]);
  expect(
    names([
      ["900000001", 2],
      ["900000002", 3],
    ]),
  ).toEqual(["c1"]);
});
