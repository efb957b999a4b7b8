import { expect, test } from "vitest";
import {
  daysAfter,
  endOfParisDay,
  isWorkingDay,
  monthOf,
  monthsAfter,
  parisMoment,
  workingDayFrom,
  workingDaysAfter,
  workingDaysIn,
} from "./working-days.ts";

test("nobody works at weekends and on the public holidays of France, those that move with Easter included", () => {
  const holidays = {
    2026: ["01-01", "04-06", "05-01", "05-08", "05-14", "05-25", "07-14", "08-15", "11-01", "11-11", "12-25"],
    2027: ["03-29", "05-06", "05-17"],
    2038: ["04-26", "06-03", "06-14"],
  };
  for (const [year, days] of Object.entries(holidays))
    for (const day of days) expect(isWorkingDay(`${year}-${day}`), `${year}-${day}`).toBe(false);
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  // 261 weekdays, nine of them public holidays.
  expect(days.filter(isWorkingDay)).toHaveLength(252);
});

test("working days are counted over weekends, holidays and the end of a year", () => {
  expect(workingDaysAfter("2026-03-05", 1)).toBe("2026-03-06");
  expect(workingDaysAfter("2026-03-05", 3)).toBe("2026-03-10");
  expect(workingDaysAfter("2026-05-07", 1)).toBe("2026-05-11");
  expect(workingDaysAfter("2026-12-31", 1)).toBe("2027-01-04");
  expect(workingDayFrom("2026-05-14")).toBe("2026-05-15");
  expect(workingDayFrom("2026-05-15")).toBe("2026-05-15");
  expect(workingDaysIn("2026-05-06", "2026-05-15")).toBe(6);
  expect(workingDaysIn("2026-05-08", "2026-05-10")).toBe(0);
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAfter("2027-01-01", -1)).toBe("2026-12-31");
  expect(monthOf("2028-02-10")).toEqual({ first: "2028-02-01", last: "2028-02-29" });
  expect(monthOf("2026-12-31")).toEqual({ first: "2026-12-01", last: "2026-12-31" });
  expect(monthsAfter("2026-08-31", 6)).toBe("2027-02-28");
  expect(monthsAfter("2026-07-14", 6)).toBe("2027-01-14");
});

test.each([
  ["2026-03-02", 9, "2026-03-02T08:00:00.000Z"],
  ["2026-07-01", 9, "2026-07-01T07:00:00.000Z"],
  // The days on which the clocks change, at 2:00 and 3:00.
  ["2026-03-29", 9, "2026-03-29T07:00:00.000Z"],
  ["2026-10-25", 0, "2026-10-24T22:00:00.000Z"],
  ["2026-10-25", 14, "2026-10-25T13:00:00.000Z"],
  ["2026-03-29", 1, "2026-03-29T00:00:00.000Z"],
  ["2026-03-29", 3, "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", 1, "2026-10-24T23:00:00.000Z"],
  ["2026-10-25", 3, "2026-10-25T02:00:00.000Z"],
])("in Paris %s at %s o'clock is %s", (day, hour, moment) => {
  expect(parisMoment(day, hour).toISOString()).toBe(moment);
});

test("a day ends at midnight in Paris, whether it has 23, 24 or 25 hours", () => {
  const end = (moment: string) => endOfParisDay(Date.parse(moment)).toISOString();
  expect(end("2026-03-01T22:59:59.000Z")).toBe("2026-03-01T23:00:00.000Z");
  expect(end("2026-03-01T23:00:00.000Z")).toBe("2026-03-02T23:00:00.000Z");
  expect(end("2026-03-29T12:00:00.000Z")).toBe("2026-03-29T22:00:00.000Z");
  expect(end("2026-10-25T12:00:00.000Z")).toBe("2026-10-25T23:00:00.000Z");
});
