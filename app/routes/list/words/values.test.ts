import { expect, test } from "vitest";
import { valueText } from "#app/prospects/settings/value-text.ts";
import { numberIn } from "./values.ts";

test.each([
  ["12500", 12_500],
  ["12 500,50 €", 12_500.5],
  ["12\u202F500", 12_500],
  ["−3.5", -3.5],
  ["0", 0],
])("%s is the number %s", (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each([
  "",
  "douze",
  "1.2.3",
  "1,2,3",
  "1e9",
  "0x10",
  "99999999999999",
  "@".repeat(65_536),
  "9".repeat(2_000),
])("%.20s is no number", (typed) => {
  expect(numberIn(typed)).toBeNull();
});

test("a value reads as one writes it in French", () => {
  expect(valueText(12_500.5, "number").replace(/\s/g, " ")).toBe("12 500,5");
  expect(valueText("2031-12-31", "date")).toBe("31/12/2031");
  expect(valueText("Fort", "choice")).toBe("Fort");
});
