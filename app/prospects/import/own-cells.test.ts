import { expect, test } from "vitest";
import { ownValueIn } from "./own-cells.ts";

const column = (type: "text" | "number" | "date" | "choice", options: string[] = []) => ({ type, options });

test.each([
  ["45000", 45_000],
  ["45 000", 45_000],
  ["45’000", 45_000],
  ["1 234,50 €", 1_234.5],
  ["1.234,50", 1_234.5],
  ["1,234.50", 1_234.5],
  ["1,234,567", 1_234_567],
  ["12,5", 12.5],
  ["1,234", 1.234],
  ["-12 %", -12],
  ["−12", -12],
  ["€ 300", 300],
  ["0.30000000000000004", 0.300_000_000_000_000_04],
  ["1E+6", 1_000_000],
  ["0", 0],
])("%s in a column of numbers is %s", (text, value) => {
  expect(ownValueIn(text, column("number"))).toBe(value);
});

test.each([
  ...["douze", "12 34", "1,2,3", "1.2.3", "12-34", "--5", "12 k€", "1 234 5", "1e999", "10000000000001"],
  ...["Infinity", "NaN", "0x1F", "@".repeat(200), "1".repeat(200)],
])("%s is no number", (text) => {
  expect(ownValueIn(text, column("number"))).toBeUndefined();
});

test.each([
  ["2031-03-01", "2031-03-01"],
  ["2031-03-01T08:30:00Z", "2031-03-01"],
  ["01/03/2031", "2031-03-01"],
  ["1/3/31", "2031-03-01"],
  ["1.3.2031 08:30", "2031-03-01"],
  ["1-3-2031", "2031-03-01"],
  // As spreadsheets store 1 March 2031, at noon and at midnight.
  ["47908.5", "2031-03-01"],
  ["47908", "2031-03-01"],
])("%s in a column of dates is %s", (text, value) => {
  expect(ownValueIn(text, column("date"))).toBe(value);
});

test.each(["31/02/2031", "1/13/2031", "2031-02-30", "2031/03/01", "demain", "1/3", "1850-01-01", "99999"])(
  "%s is no day",
  (text) => {
    expect(ownValueIn(text, column("date"))).toBeUndefined();
  },
);

test("a choice is one of the options, however it is written", () => {
  const level = column("choice", ["Très fort", "Faible", "faible"]);
  expect(ownValueIn("TRES FORT", level)).toBe("Très fort");
  expect(ownValueIn("faible", level)).toBe("faible");
  expect(ownValueIn("Moyen", level)).toBeUndefined();
});

test("a text stays what it is", () => {
  expect(ownValueIn("Pologne & Espagne", column("text"))).toBe("Pologne & Espagne");
});
