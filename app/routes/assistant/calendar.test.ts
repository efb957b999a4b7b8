import { expect, test } from "vitest";
import { dayName } from "./calendar.ts";

test.each([
  [new Date(2026, 2, 2), "Aujourd’hui"],
  [new Date(2026, 2, 1), "Hier"],
  [new Date(2026, 1, 27), "Vendredi 27 février"],
  [new Date(2025, 11, 31), "31 décembre 2025"],
])("on 2 March 2026, %s is called %j", (day, name) => {
  expect(dayName(day, new Date(2026, 2, 2, 8, 30))).toBe(name);
});
