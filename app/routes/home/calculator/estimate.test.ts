import { expect, test } from "vitest";
import { catalogue } from "#app/offers/catalogue.ts";
import { fittingOffer, handCost, offerCost, volumeOf, volumes } from "./estimate.ts";

test("the smallest offer with enough contacts fits, up to its last contact", () => {
  const fitting = (wanted: number) => fittingOffer(wanted)?.name ?? null;
  expect([10, 50, 51, 60, 200, 201, 400].map(fitting)).toEqual([
    "Starter",
    "Starter",
    "Growth",
    "Growth",
    "Growth",
    "Scale",
    "Scale",
  ]);
  expect([401, 410, 500].map(fitting)).toEqual([null, null, null]);
  expect(catalogue.map(({ name }) => name)).toEqual(["Starter", "Growth", "Scale"]);
});

test("an offer costs its monthly price, shared by the contacts that are used", () => {
  expect(offerCost(120)).toMatchObject({ monthly: 199, perContact: { whole: 166, isExact: false } });
  expect(offerCost(50)).toMatchObject({ monthly: 99, perContact: { whole: 198, isExact: true } });
  expect(offerCost(500)).toBeNull();
});

test("by hand, 120 contacts of 12 minutes take 24 hours, and cost 840 euros at 35 an hour", () => {
  expect(handCost(120, 1200, 3500)).toEqual({ minutes: 1440, euros: 840, isExact: true });
});

test("what is rounded by hand says so", () => {
  expect(handCost(10, 125, 1000)).toEqual({ minutes: 13, euros: 2, isExact: false });
  expect(handCost(10, 100, 1001)).toEqual({ minutes: 10, euros: 2, isExact: false });
});

test("the largest figures stay whole numbers", () => {
  expect(handCost(500, 48_000, 100_000)).toEqual({ minutes: 240_000, euros: 4_000_000, isExact: true });
});

test("a volume is always one that the slider has", () => {
  expect(["10", "120", "500"].map(volumeOf)).toEqual([10, 120, 500]);
  expect(["-5", "0", "1e9", "123", "126"].map(volumeOf)).toEqual([10, 10, 500, 120, 130]);
  expect(["", " ", "NaN", "Infinity", "@".repeat(65_536)].map(volumeOf)).toEqual(
    new Array(5).fill(volumes.example),
  );
});
