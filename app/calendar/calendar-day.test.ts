import { expect, test } from "vitest";
import { isCalendarDay } from "./calendar-day.ts";

test("the calendar has the 29th of February every four years, and the 31st of seven months", () => {
  expect(["2028-02-29", "2026-12-31", "1999-01-01"].filter(isCalendarDay)).toHaveLength(3);
  const none = [
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-1-1",
    "2026-01-01T00:00Z",
    "",
    "hier",
  ];
  expect(none.filter(isCalendarDay)).toEqual([]);
});
