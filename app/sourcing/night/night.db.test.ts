import { expect, test, vi } from "vitest";
import { queueMornings } from "#app/morning/queue-mornings.server.ts";
import { waiting } from "#test/morning/mornings.ts";
import {
  at,
  candidatesOf,
  day,
  listOf,
  nightClock,
  nightOf,
  nightsOf,
  workAll,
} from "#test/sourcing/nights.ts";
import { deliverDue } from "./deliver-due.server.ts";
import { planNights } from "./plan-nights.server.ts";

nightClock();

test("a night fills the lists of three clients at seven, each with its own, and the mail of the morning tells of them", async () => {
  const { services } = await nightsOf(["anna", "bruno", "chloe"]);
  await planNights(services, day);
  vi.setSystemTime(at("06:30"));
  expect(await workAll(services)).toBe(3);
  expect(await deliverDue(services, at("06:59:59"))).toBe(0);
  expect(await listOf(services, "anna")).toEqual([]);
  expect(await deliverDue(services, at("07:00"))).toBe(3);

  for (const id of ["anna", "bruno", "chloe"]) {
    const night = await nightOf(services, id);
    expect(night).toMatchObject({
      state: "delivered",
      quota: 10,
      delivered: 10,
      error: null,
      leaseUntil: null,
    });
    const list = await listOf(services, id);
    expect(list).toHaveLength(10);
    for (const prospect of list) {
      expect(prospect).toMatchObject({
        deliveredOn: day,
        status: "new",
        email: null,
        phone: null,
        importId: null,
      });
      expect(prospect.contact).toMatch(/^\S+ \S/);
      expect(prospect.sources).toContainEqual({
        ...{ field: "contact", source: "register", on: day, licence: "Licence Ouverte 2.0" },
      });
      expect((prospect.reasons as unknown[]).length).toBeGreaterThan(3);
    }
    const ofCompany = Map.groupBy(list, ({ siren }) => siren);
    expect(Math.max(...[...ofCompany.values()].map((each) => each.length))).toBeLessThanOrEqual(2);
    const delivered = (await candidatesOf(services, id)).filter(({ state }) => state === "delivered");
    expect(delivered.map(({ company, director }) => [company, director])).toEqual(
      Array.from({ length: 10 }, () => [null, null]),
    );
  }
  expect(await queueMornings(services, at("07:30"))).toBe(3);
  expect(await waiting(services)).toHaveLength(3);
});
