import { expect, test } from "vitest";
import { daysAfter } from "#app/calendar/working-days.ts";
import { keysOf, mondayOf, weekOf } from "./report-keys.ts";

test("weeks are those of ISO 8601, also around the turn of a year", () => {
  const weeks = [
    "2024-12-29",
    "2024-12-30",
    "2026-01-01",
    "2026-06-10",
    "2026-12-31",
    "2027-01-03",
    "2027-01-04",
  ];
  expect(weeks.map(weekOf)).toEqual([
    ...["2024-W52", "2025-W01", "2026-W01", "2026-W24", "2026-W53", "2026-W53", "2027-W01"],
  ]);
});

test("each day is in the week of its Monday", () => {
  for (let day = "2020-01-01"; day < "2032-01-01"; day = daysAfter(day, 1)) {
    const monday = mondayOf(weekOf(day));
    expect(new Date(monday).getUTCDay(), day).toBe(1);
    expect([monday <= day, daysAfter(monday, 6) >= day], day).toEqual([true, true]);
  }
});

test("every week and month of a period has its row, in order", () => {
  expect(keysOf({ from: "2026-06-28", to: "2026-07-06", by: "week" })).toEqual([
    "2026-W26",
    "2026-W27",
    "2026-W28",
  ]);
  expect(keysOf({ from: "2026-12-31", to: "2027-02-01", by: "month" })).toEqual([
    "2026-12",
    "2027-01",
    "2027-02",
  ]);
});
