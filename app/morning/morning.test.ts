import { expect, test } from "vitest";
import { beginOf, morningAt } from "./morning.ts";

const at = (moment: string) => morningAt(Date.parse(moment))?.day ?? null;

test("a morning is from half past seven to ten in Paris, in winter and in summer", () => {
  expect(at("2026-11-24T07:29:59.999+01:00")).toBeNull();
  expect(at("2026-11-24T07:30:00.000+01:00")).toBe("2026-11-24");
  expect(at("2026-11-24T09:59:59.999+01:00")).toBe("2026-11-24");
  expect(at("2026-11-24T10:00:00.000+01:00")).toBeNull();
  expect(at("2026-07-13T07:29:59.999+02:00")).toBeNull();
  expect(at("2026-07-13T07:30:00.000+02:00")).toBe("2026-07-13");
  expect(morningAt(Date.parse("2026-07-13T08:00:00+02:00"))?.until).toBe(
    Date.parse("2026-07-13T10:00:00+02:00"),
  );
});

test("there is none on Saturdays, Sundays and public holidays", () => {
  expect(at("2026-07-14T08:00:00+02:00")).toBeNull();
  expect(at("2026-05-14T08:00:00+02:00")).toBeNull();
  expect(at("2026-11-21T08:00:00+01:00")).toBeNull();
  expect(at("2026-11-22T08:00:00+01:00")).toBeNull();
});

test("where the clocks change, the hour of Paris counts: on that Sunday, the Friday before and the Monday after", () => {
  const begins = (day: string) => new Date(beginOf(day)).toISOString();
  expect(["2026-03-27", "2026-03-29", "2026-03-30"].map(begins)).toEqual([
    "2026-03-27T06:30:00.000Z",
    "2026-03-29T05:30:00.000Z",
    "2026-03-30T05:30:00.000Z",
  ]);
  expect(["2026-10-23", "2026-10-25", "2026-10-26"].map(begins)).toEqual([
    "2026-10-23T05:30:00.000Z",
    "2026-10-25T06:30:00.000Z",
    "2026-10-26T06:30:00.000Z",
  ]);
  expect(at("2026-03-29T08:00:00+02:00")).toBeNull();
  expect(at("2026-10-25T08:00:00+01:00")).toBeNull();
  expect(at("2026-10-26T07:29:59+01:00")).toBeNull();
  expect(at("2026-10-26T07:30:00+01:00")).toBe("2026-10-26");
});
