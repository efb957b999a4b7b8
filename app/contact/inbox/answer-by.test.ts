import { expect, test } from "vitest";
import { answerBy, daysLeft } from "./answer-by.ts";

test.each([
  ["2026-01-31T12:00:00Z", "2026-02-28"],
  ["2028-01-31T12:00:00Z", "2028-02-29"],
  ["2026-02-28T12:00:00Z", "2026-03-28"],
  ["2026-12-15T12:00:00Z", "2027-01-15"],
  // Shortly before and after midnight in Paris.
  ["2026-03-01T22:59:59Z", "2026-04-01"],
  ["2026-03-01T23:00:00Z", "2026-04-02"],
  ["2026-07-01T22:30:00Z", "2026-08-02"],
])("a request of %s is answered by %s, by the calendar in Paris", (received, last) => {
  expect(answerBy(new Date(received))).toBe(last);
});

test("the days that are left end at midnight in Paris, over a change of the clocks too", () => {
  const received = new Date("2026-03-02T08:00:00Z");
  const left = (moment: string) => daysLeft(received, Date.parse(moment));
  expect(left("2026-03-02T08:00:00Z")).toBe(31);
  expect(left("2026-04-01T21:59:59Z")).toBe(1);
  expect(left("2026-04-01T22:00:00Z")).toBe(0);
  expect(left("2026-04-02T21:59:59Z")).toBe(0);
  expect(left("2026-04-02T22:00:00Z")).toBe(-1);
});
