import { describe, expect, test } from "vitest";
import { readFigure } from "./read-figure.ts";

const limits = { min: 1, max: 1000 };
const problemOf = (typed: string) => {
  const figure = readFigure(typed, limits);
  return "problem" in figure ? figure.problem : figure.hundredths;
};

describe("a figure", () => {
  test("may have decimals after a comma or a point, spaces and the sign of the euro", () => {
    expect(["35", " 35 ", "35,5", "35.50", "1 000", "1\u202F000 €", "0035", "1,00"].map(problemOf)).toEqual([
      3500, 3500, 3550, 3550, 100_000, 100_000, 3500, 100,
    ]);
  });

  test("that is missing is empty", () => {
    expect(["", "   ", "€"].map(problemOf)).toEqual(["empty", "empty", "empty"]);
  });

  test("outside its limits is refused, at their very edge too", () => {
    expect(["0", "0,99", "1000,01", "1001", "999999999"].map(problemOf)).toEqual(
      new Array(5).fill("outside"),
    );
    expect(["1", "1000"].map(problemOf)).toEqual([100, 100_000]);
  });

  test("that is no plain number is unreadable", () => {
    const hostile = ["-5", "+5", "1e9", "0x10", "Infinity", "NaN", "12 min", "1,2,3", "1,234", "٣٥", "1/2"];
    expect(hostile.map(problemOf)).toEqual(hostile.map(() => "unreadable"));
  });

  test("of 64 kB is unreadable, whatever it consists of", () => {
    for (const text of ["@", "9", " ", "1 ", "€"]) expect(problemOf(text.repeat(65_536))).toBe("unreadable");
  });
});
