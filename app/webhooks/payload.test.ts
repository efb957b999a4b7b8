import * as v from "valibot";
import { expect, test } from "vitest";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { bodyOf } from "./payload.ts";
import { sampleOf } from "./sample-delivery.ts";
import { webhookEvents } from "./webhook-events.ts";
import { webhookPayloads } from "./webhook-protocol.ts";

const at = new Date("2026-03-02T08:00:00.000Z");
const sample = sampleOf("prospect.changed") as Prospect;
const told = (data: Prospect) => bodyOf({ type: "prospect.changed", at, data, isTest: false });

test("the example of each type has the form of its type, and says that it is a test", () => {
  for (const type of webhookEvents) {
    const body = JSON.parse(bodyOf({ type, at, data: sampleOf(type), isTest: true }));
    expect(v.parse(v.strictObject(webhookPayloads[type].entries), body)).toEqual(body);
    expect(body).toMatchObject({ type, timestamp: at.toISOString(), test: true });
  }
});

test("a body has the whole prospect, and is shortened above 20 kB only, which it says", () => {
  expect(JSON.parse(told(sample))).toEqual({
    type: "prospect.changed",
    timestamp: at.toISOString(),
    data: sample,
  });
  const long = Array.from({ length: 20 }, () => "é".repeat(200));
  const reasons = long.map((text) => ({ points: 1, text }));
  const some = JSON.parse(told({ ...sample, technologies: [...long, ...long], reasons }));
  expect(some).toMatchObject({ shortened: ["technologies"], data: { technologies: [], reasons } });
  const wide = reasons.map((reason) => ({ ...reason, text: "\u{1F7E0}".repeat(300) }));
  const both = told({ ...sample, technologies: long, reasons: wide });
  expect(JSON.parse(both)).toMatchObject({
    shortened: ["technologies", "reasons"],
    data: { ...sample, technologies: [], reasons: [] },
  });
  expect(Buffer.byteLength(both)).toBeLessThan(20_000);
});
