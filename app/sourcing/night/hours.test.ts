import { expect, test } from "vitest";
import { hourAt } from "./hours.ts";

const at = (moment: string) => hourAt(Date.parse(moment));

test.each([
  ["2026-11-24T00:59:59+01:00", null],
  ["2026-11-24T01:00:00+01:00", { day: "2026-11-24", isLastCall: false, isDelivery: false }],
  ["2026-11-24T06:44:59+01:00", { day: "2026-11-24", isLastCall: false, isDelivery: false }],
  ["2026-11-24T06:45:00+01:00", { day: "2026-11-24", isLastCall: true, isDelivery: false }],
  ["2026-11-24T07:00:00+01:00", { day: "2026-11-24", isLastCall: true, isDelivery: true }],
  ["2026-11-24T17:59:59+01:00", { day: "2026-11-24", isLastCall: true, isDelivery: true }],
  ["2026-11-24T18:00:00+01:00", null],
  // A Saturday, a public holiday, and Mondays after the clocks went forward and back.
  ["2026-11-28T07:00:00+01:00", null],
  ["2026-11-11T07:00:00+01:00", null],
  ["2026-03-30T07:00:00+02:00", { day: "2026-03-30", isLastCall: true, isDelivery: true }],
  ["2026-10-26T06:59:59+01:00", { day: "2026-10-26", isLastCall: true, isDelivery: false }],
])("at %s the nights may do %j", (moment, hour) => {
  expect(at(moment)).toEqual(hour);
});
