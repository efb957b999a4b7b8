import { expect, test } from "vitest";
import { csvOf } from "#app/csv/csv.ts";
import { phoneCell } from "./phone-cell.ts";

test.each([
  ["+33 1 99 00 14 27", "01 99 00 14 27"],
  ["+33199001427", "01 99 00 14 27"],
  ["+33 (0)1.99.00.14.27", "01 99 00 14 27"],
  ["0033 1 99 00 14 27", "01 99 00 14 27"],
  ["0199001427", "01 99 00 14 27"],
  ["01.99.00.14.27", "01 99 00 14 27"],
  ["+32 2 550 00 00", "+32 2 550 00 00"],
  ["+49-30-5550-000", "+49 30 5550 000"],
  ["+41225550000", "00 41 22 55 50 00 0"],
  ["3949", "3949"],
  ["01 99 00 14 27 poste 12", "01 99 00 14 27 poste 12"],
  ["", ""],
])("%s leaves as %s, which a spreadsheet keeps as it is", (value, cell) => {
  expect(phoneCell(value)).toBe(cell);
  if (cell) expect(csvOf([[cell]])).toBe(`\uFEFF${/\s/.test(cell) ? `"${cell}"` : cell}\r\n`);
});

test("what only looks like a number stays for the writer of CSV to disarm", () => {
  for (const value of ["+1+cmd|' /C calc'!A0", "=1+1", "@SUM(A1)", `+${"9".repeat(60_000)}`])
    expect(phoneCell(value)).toBe(value);
});
