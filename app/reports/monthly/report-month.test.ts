import { expect, test } from "vitest";
import { reportMonthAt } from "./report-month.ts";

const at = (moment: string) => reportMonthAt(Date.parse(moment));

test("a month is reported from eight o'clock on the first working day of the next one, in Paris", () => {
  // 1 November 2026 is a Sunday and a holiday.
  expect(at("2026-11-01T12:00:00+01:00")).toBeNull();
  expect(at("2026-11-02T07:59:59+01:00")).toBeNull();
  const october = { from: "2026-10-01", to: "2026-10-31", until: Date.parse("2026-11-10T18:00:00+01:00") };
  expect(at("2026-11-02T08:00:00+01:00")).toEqual(october);
  // 1 May 2026 is a holiday on a Friday, and so the 4th is the first working day.
  expect(at("2026-05-01T09:00:00+02:00")).toBeNull();
  expect(at("2026-05-04T09:00:00+02:00")?.to).toBe("2026-04-30");
  expect(at("2027-01-04T09:00:00+01:00")).toMatchObject({ from: "2026-12-01", to: "2026-12-31" });
});

test("a product that did not run reports later, by day, until the tenth", () => {
  for (const moment of ["2026-11-08T09:00:00+01:00", "2026-11-10T17:59:59+01:00"])
    expect(at(moment)?.from, moment).toBe("2026-10-01");
  for (const moment of [
    "2026-11-05T18:00:00+01:00",
    "2026-11-10T18:00:00+01:00",
    "2026-11-11T09:00:00+01:00",
  ])
    expect(at(moment), moment).toBeNull();
});
