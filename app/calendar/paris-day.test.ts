import { expect, test } from "vitest";
import { parisDay } from "./paris-day.ts";

test.each([
  ["2026-03-01T22:59:59Z", "2026-03-01"],
  ["2026-03-01T23:00:00Z", "2026-03-02"],
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
  ["2026-03-29T00:30:00Z", "2026-03-29"],
])("at %s it is %s in Paris", (moment, day) => {
  expect(parisDay(Date.parse(moment))).toBe(day);
});
