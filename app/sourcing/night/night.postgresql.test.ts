import { setTimeout as delay } from "node:timers/promises";
import { and, eq, ne } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { queueMornings } from "#app/morning/queue-mornings.server.ts";
import { cancelledProspects } from "#app/prospects/store/retention.server.ts";
import { activityLabel } from "#app/targeting/register/activities.ts";
import { departmentNames } from "#app/targeting/register/places.ts";
import { cancelSubscription } from "#app/team/subscription.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import { candidates, nights, prospects, searches } from "#db/schema.ts";
import { inventedSiren } from "#scripts/company-register/invented-companies.ts";
import { waiting } from "#test/morning/mornings.ts";
import { deliver, newProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { enricherAt, startProvider } from "#test/sourcing/enrichment-fixtures.ts";
import {
  at,
  candidatesOf,
  day,
  killedAfter,
  listOf,
  lookFor,
  nightClock,
  nightOf,
  nightsOf,
  wholeNight,
  workAll,
  working,
} from "#test/sourcing/nights.ts";
import type { Instead } from "#test/sourcing/register-under-test.ts";
import { unitsUsed } from "../enrichment/store/units.server.ts";
import { recordObjection } from "../objections/record-objection.server.ts";
import type { Company, Director } from "../register/company.ts";
import { nameOf } from "./candidates/person.server.ts";
import { closeNights, deliverDue } from "./deliver-due.server.ts";
import { deliverNight } from "./deliver-night.server.ts";
import { holdList, releaseList } from "./hold-list.server.ts";
import { takeNight } from "./lease.server.ts";
import { oldestNight } from "./night-figures.server.ts";
import { nightLinesOf } from "./night-line.server.ts";
import { startNights } from "./night-schedule.server.ts";
import { planNights } from "./plan-nights.server.ts";
import { runNight } from "./run-night.server.ts";
import { workNight } from "./work-night.server.ts";

nightClock();

test("a night fills the lists of three clients at seven, each with its own, and the mail of the morning tells of them", async () => {
  const { services } = await nightsOf(["anna", "bruno", "chloe"]);
  expect(await wholeNight(services)).toBe(3);
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
      expect(prospect).toMatchObject({ deliveredOn: day, email: null, phone: null, importId: null });
      expect(prospect.contact).toMatch(/^\p{Lu}\S* \p{Lu}/u);
      expect(activityLabel(prospect.naf[0] ?? "")).toBe(prospect.sector);
      expect(departmentNames.has(prospect.department ?? "")).toBe(true);
      expect(prospect.sources).toContainEqual({
        ...{ field: "contact", source: "register", on: day, licence: "Licence Ouverte 2.0" },
      });
      expect((prospect.reasons as unknown[]).length).toBeGreaterThan(3);
    }
    const ofCompany = Map.groupBy(list, ({ siren }) => siren);
    expect(Math.max(...[...ofCompany.values()].map((each) => each.length))).toBeLessThanOrEqual(2);
    const all = await candidatesOf(services, id);
    const delivered = all.filter(({ state }) => state === "delivered");
    expect(delivered.map(({ company, director }) => [company, director])).toEqual(
      list.map(() => [null, null]),
    );
    // The best of those who were found.
    const best = Math.max(...all.filter(({ state }) => state === "found").map(({ score }) => score));
    expect(Math.min(...list.map(({ score }) => score))).toBeGreaterThanOrEqual(best);
  }
  expect(await queueMornings(services, at("07:30"))).toBe(3);
  expect(await waiting(services)).toHaveLength(3);
});

test("addresses that a provider finds come with their source, and what they cost is counted", async () => {
  const { services } = await nightsOf(["anna"]);
  services.enricher = enricherAt(await startProvider());
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  const list = await listOf(services, "anna");
  expect(list).toHaveLength(10);
  const found = list.filter(({ email }) => email !== null);
  expect(found.length).toBeGreaterThan(0);
  expect(list.some(({ companyEmail }) => companyEmail?.startsWith("contact@"))).toBe(true);
  expect(found.some(({ email }) => email?.startsWith("contact@"))).toBe(false);
  expect(list.some(({ linkedin }) => linkedin?.startsWith("www.linkedin.com/in/exemple-"))).toBe(true);
  // Each datum that is known has its source, and no other.
  for (const { sources, email, phone, website, linkedin, companyEmail, signal } of list) {
    const known = Object.entries({ email, phone, website, linkedin, companyEmail });
    const told = sources as { field: string; source: string; on: string }[];
    expect(told.filter(({ source }) => source === "dropcontact")).toEqual(
      known.flatMap(([field, value]) => (value === null ? [] : { field, source: "dropcontact", on: day })),
    );
    expect(told.some(({ field, source }) => field === "signal" && source === "register")).toBe(signal !== "");
  }
  const night = await nightOf(services, "anna");
  expect(night?.enriched).toBeGreaterThanOrEqual(found.length);
  const spent = await unitsUsed(services.db.asOwner, await teamIdOf(services, "anna"), day);
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(10);
});

test("whom a provider leaves without an answer waits for one night, and is delivered as they are in the next", async () => {
  const { services } = await nightsOf(["anna"]);
  services.enricher = enricherAt(await startProvider({ readyAfter: 10 ** 9 }));
  await wholeNight(services);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "enriching" });
  vi.setSystemTime(at("06:50"));
  await workAll(services);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "staged" });
  await deliverDue(services, at("07:00"));
  expect(await listOf(services, "anna")).toEqual([]);

  const next = "2026-11-25";
  await planNights(services, next);
  vi.setSystemTime(at("06:50", next));
  await workAll(services, next);
  await deliverDue(services, at("07:00", next));
  expect(await nightOf(services, "anna", next)).toMatchObject({ state: "delivered", quota: 13 });
  // Three more were chosen in this night, and wait for theirs.
  expect(await listOf(services, "anna")).toHaveLength(10);
});

test("an answer that comes after its person was delivered stops no later night", async () => {
  const { services } = await nightsOf(["anna"]);
  services.enricher = enricherAt(await startProvider({ readyAfter: 30 * 3_600_000 }));
  await wholeNight(services);
  for (const next of ["2026-11-25", "2026-11-26"]) {
    await planNights(services, next);
    vi.setSystemTime(at("06:50", next));
    await workAll(services, next);
    await deliverDue(services, at("07:00", next));
    expect(await nightOf(services, "anna", next)).toMatchObject({ state: "delivered" });
  }
  const list = await listOf(services, "anna");
  expect(list.length).toBeGreaterThan(10);
  expect(list.filter(({ deliveredOn }) => deliveredOn === "2026-11-25")).not.toEqual([]);
});

test("on several nodes each client is worked on once and delivered once", async () => {
  const ids = ["anna", "bruno", "chloe", "dora"];
  const { services } = await nightsOf(ids);
  await Promise.all([1, 2, 3].map(() => planNights(services, day)));
  vi.setSystemTime(at("06:31"));
  const worked = await Promise.all([1, 2, 3].map(() => workAll(services)));
  expect(worked.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  const delivered = await Promise.all([1, 2, 3].map(() => deliverDue(services, at("07:00"))));
  expect(delivered.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  for (const id of ids) {
    expect(await listOf(services, id)).toHaveLength(10);
    expect(await nightOf(services, id)).toMatchObject({ fence: 1, pages: expect.any(Number) });
  }
});

test("a node that is killed at any moment leaves a night that another one ends, with nobody twice and nobody less", async () => {
  // Each is killed one write later than the one before, the last ones after the end.
  const ids = Array.from({ length: 9 }, (_, number) => `c${number}`);
  const { services } = await nightsOf(ids);
  await planNights(services, day);
  vi.setSystemTime(at("06:31"));
  let unharmed = 0;
  for (const [writes, id] of ids.entries()) {
    const teamId = await teamIdOf(services, id);
    const night = await takeNight(services.db, day, teamId);
    if (!night) throw new Error("No night was planned.");
    const db = killedAfter(services.db, writes);
    await workNight({ ...working(services), db }, night).catch(() => null);
    if ((await nightOf(services, id))?.state === "staged") unharmed += 1;
  }
  expect(unharmed).toBeGreaterThan(0);
  expect(unharmed).toBeLessThan(ids.length - 4);
  // Nobody else touches them before the lease is over.
  expect(await workAll(services)).toBe(0);
  vi.setSystemTime(at("06:35"));
  expect(await workAll(services)).toBe(ids.length - unharmed);

  for (const writes of [0, 1])
    await deliverNight(
      { db: killedAfter(services.db, writes) },
      { teamId: await teamIdOf(services, `c${writes}`), day },
    ).catch(() => null);
  await deliverDue(services, at("07:00"));
  for (const id of ids) {
    const list = await listOf(services, id);
    expect([id, list.length]).toEqual([id, 10]);
    expect(new Set(list.map(({ personKey }) => personKey)).size).toBe(10);
    expect(await nightOf(services, id)).toMatchObject({ state: "delivered", delivered: 10 });
  }
});

test("who was overtaken writes nothing any more", async () => {
  const { services } = await nightsOf(["anna"]);
  await planNights(services, day);
  vi.setSystemTime(at("06:31"));
  const slow = await takeNight(services.db, day);
  vi.setSystemTime(at("06:36"));
  expect(await workAll(services)).toBe(1);
  const before = await candidatesOf(services, "anna");
  if (slow) await workNight(working(services), slow);
  expect(await candidatesOf(services, "anna")).toEqual(before);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "staged", fence: 2 });
});

const ailments: [string, Instead][] = [
  ["answers 429", (_, response) => !!response.writeHead(429, { "Retry-After": "600" }).end()],
  ["answers 500", (_, response) => !!response.writeHead(500).end("<html>")],
  ["answers too slowly", (_, response) => !!setTimeout(() => response.end("{}"), 2_000).unref()],
  ["answers something else", (_, response) => !!response.end('{"results":[{"id":1}],"total_results":1}')],
  [
    "sends half an answer",
    (_, response) =>
      response.writeHead(200, { "Content-Length": "900" }).write("{", () => response.destroy()),
  ],
  ["is not there", (request) => !!request.socket.destroy()],
];

test.each(ailments)(
  "a register that %s all night delays it, and the next night makes it good",
  async (_, instead) => {
    const { services, register } = await nightsOf(["anna"]);
    services.register = register.node(services.db, 500);
    register.answer(instead);
    await planNights(services, day);
    for (const time of ["02:00", "06:31", "06:33", "06:44:59"]) {
      vi.setSystemTime(at(time));
      await workAll(services);
      if (time !== "02:00")
        expect(await nightOf(services, "anna")).toMatchObject({
          ...{ state: "searching", leaseUntil: null, failures: 0, error: expect.any(String) },
        });
    }
    vi.setSystemTime(at("06:59:59"));
    await workAll(services);
    await deliverDue(services, at("07:00"));
    expect(await nightOf(services, "anna")).toMatchObject({ state: "delivered", quota: 10, delivered: 0 });
    expect(await nightLinesOf(services, "anna")).toMatchObject([{ because: "register_away" }]);
    // A pause that a register asks for, or that spares it, is one for all.
    expect(register.received.length).toBeLessThanOrEqual(5);

    const next = "2026-11-25";
    await planNights(services, next);
    vi.setSystemTime(at("06:31", next));
    await workAll(services, next);
    register.answer(() => false);
    vi.setSystemTime(at("06:44:59", next));
    await workAll(services, next);
    await deliverDue(services, at("07:00", next));
    const made = { state: "delivered", quota: 13, delivered: 13, error: null };
    expect(await nightOf(services, "anna", next)).toMatchObject(made);
  },
);

test("what waits from earlier is delivered when the register is away all night, and the rest is made good later", async () => {
  const { services, register } = await nightsOf(["anna"]);
  await wholeNight(services);
  await holdList(services, await teamIdOf(services, "anna"), "ops");
  expect(await deliverDue(services, at("07:00"))).toBe(0);
  await closeNights(services, at("18:00"));
  expect(await nightOf(services, "anna")).toMatchObject({ state: "left", delivered: 0 });
  expect(await releaseList(services, await teamIdOf(services, "anna"))).toBe(true);

  register.answer((_, response) => !!response.writeHead(503).end());
  const anna = eq(candidates.teamId, await teamIdOf(services, "anna"));
  await services.db.asOwner.delete(candidates).where(and(anna, ne(candidates.state, "staged")));
  const next = "2026-11-25";
  await planNights(services, next);
  vi.setSystemTime(at("06:50", next));
  await workAll(services, next);
  expect(await deliverDue(services, at("07:00", next))).toBe(1);
  expect(await nightOf(services, "anna", next)).toMatchObject({
    ...{ state: "delivered", quota: 13, delivered: 10, error: expect.any(String) },
  });
});

test("a register without an answer for these criteria, and no criteria at all, leave a list empty and say so", async () => {
  const { services } = await nightsOf(["anna", "bruno"]);
  await lookFor(services, "anna", { departments: ["69"], naf: ["01.11Z"], headcount: ["53"] });
  await lookFor(services, "bruno", { titles: ["gérant"] });
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  expect(await nightOf(services, "anna")).toMatchObject({
    state: "delivered",
    seen: 0,
    delivered: 0,
    error: "EXHAUSTED",
  });
  expect(await nightOf(services, "bruno")).toMatchObject({
    state: "delivered",
    pages: 0,
    error: "NO_TARGET",
  });
});

test("a month brings exactly what was bought, over its end and a change of the clocks", async () => {
  const { services } = await nightsOf(["anna"], {
    since: "2026-10-01",
    wanted: { departments: ["69", "75"] },
  });
  const teamId = await teamIdOf(services, "anna");
  // What the nights of October brought before its last week, in which the clocks go back.
  await services.db.asOwner.insert(nights).values({
    ...{ teamId, day: "2026-10-22", state: "delivered", delivered: 37 },
    ...{ beginsAt: new Date(), dueAt: new Date(), deliveredAt: new Date() },
  });
  const brought: number[] = [];
  for (const [on, seven] of [
    ["2026-10-23", "07:00:00+02:00"],
    ["2026-10-26", "07:00:00+01:00"],
    ["2026-10-29", "07:00:00+01:00"],
    ["2026-10-30", "07:00:00+01:00"],
    ["2026-11-02", "07:00:00+01:00"],
    ["2026-11-03", "07:00:00+01:00"],
  ] as const) {
    await planNights(services, on);
    const moment = Date.parse(`${on}T${seven}`);
    vi.setSystemTime(moment - 1_000_000);
    await workAll(services, on);
    expect(await deliverDue(services, moment - 1)).toBe(0);
    await deliverDue(services, moment);
    await deliverDue(services, moment + 1);
    brought.push((await nightOf(services, "anna", on))?.delivered ?? -1);
  }
  // 27 and 28 October are skipped: what they owe comes on 29 and 30.
  expect(brought).toEqual([3, 2, 4, 4, 3, 3]);
  expect(await listOf(services, "anna")).toHaveLength(19);
});

test("a held list is prepared and not delivered until it is released, on that day or the next", async () => {
  const { services } = await nightsOf(["anna"]);
  const teamId = await teamIdOf(services, "anna");
  await holdList(services, teamId, "ops");
  await wholeNight(services);
  expect(await deliverDue(services, at("07:00"))).toBe(0);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "staged" });
  expect(await listOf(services, "anna")).toEqual([]);
  expect(await releaseList(services, teamId)).toBe(true);
  expect(await releaseList(services, teamId)).toBe(false);
  expect(await deliverDue(services, at("11:00"))).toBe(1);
  expect(await listOf(services, "anna")).toHaveLength(10);
});

test("who cancels during the night gets nothing in the morning", async () => {
  const { services } = await nightsOf(["anna", "bruno"]);
  await planNights(services, day);
  await cancelSubscription(services, await teamIdOf(services, "bruno"), "ops");
  vi.setSystemTime(at("06:31"));
  await workAll(services);
  await cancelSubscription(services, await teamIdOf(services, "anna"), "ops");
  expect(await deliverDue(services, at("07:00"))).toBe(0);
  for (const id of ["anna", "bruno"]) {
    expect(await nightOf(services, id)).toMatchObject({ state: "left", delivered: 0 });
    expect(await listOf(services, id)).toEqual([]);
  }
  expect(await nightOf(services, "bruno")).toMatchObject({ pages: 0 });
});

test("an account that is deleted in the middle of its night ends it, and nothing of it stays", async () => {
  const { services, register } = await nightsOf(["anna"]);
  await planNights(services, day);
  vi.setSystemTime(at("06:31"));
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const { companies } = register.register;
  services.register = {
    ...register.register,
    async companies(...given) {
      asked.resolve();
      await gone.promise;
      return companies(...given);
    },
  };
  const worked = workAll(services);
  await asked.promise;
  await deleteAccount(services, { id: "anna", email: "anna@exemple.fr" });
  gone.resolve();
  expect(await worked).toBe(1);
  expect(await services.db.asOwner.select().from(nights)).toEqual([]);
  expect(await services.db.asOwner.select().from(candidates)).toEqual([]);
});

test("nobody whom a file or an earlier night brought comes again, even after they were removed", async () => {
  const { services } = await nightsOf(["anna"]);
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  const teamId = await teamIdOf(services, "anna");
  const first = await listOf(services, "anna");
  await services.db.asOwner.delete(prospects).where(eq(prospects.teamId, teamId));
  const [other] = (await candidatesOf(services, "anna")).filter(({ state }) => state === "found");
  if (!other) throw new Error("Nobody waits.");
  const { name } = other.company as Company;
  const contact = nameOf(other.director as Director).whole;
  await deliver(services, "anna", [
    newProspect({ company: name, contact, email: { value: null, state: "missing" } }),
  ]);

  const next = "2026-11-25";
  await wholeNight(services, next);
  await deliverDue(services, at("07:00", next));
  expect(await nightOf(services, "anna", next)).toMatchObject({
    delivered: 10,
    dropped: { known: expect.any(Number) },
  });
  const before = new Set(first.map(({ siren, contact: who }) => `${siren} ${who}`));
  const second = (await listOf(services, "anna")).filter(({ deliveredOn }) => deliveredOn === next);
  expect(second.filter(({ siren, contact: who }) => before.has(`${siren} ${who}`))).toEqual([]);
  expect(second.map(({ company, contact: who }) => [company, who])).not.toContainEqual([name, contact]);
});

test("whom the register names again is confirmed, and nobody else of the list", async () => {
  const { services } = await nightsOf(["anna"]);
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  await deliver(services, "anna", [newProspect()], "2024-01-02");
  await services.db.asOwner.update(prospects).set({ activeOn: "2024-01-02" });
  // The next night begins from the first page again.
  await services.db.asOwner.delete(searches);
  const next = "2026-11-25";
  await wholeNight(services, next);
  const days = (await listOf(services, "anna")).map(({ company, deliveredOn, activeOn }) => [
    deliveredOn === day ? "from the register" : company,
    activeOn,
  ]);
  expect(days).toContainEqual(["from the register", next]);
  expect(days).toContainEqual(["Ateliers Vauclair", "2024-01-02"]);
});

test("of a delivered person who objects nights keep the count, and no trace of who it was", async () => {
  const { services } = await nightsOf(["anna"]);
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  const [{ contact = "", siren = "" } = {}] = await listOf(services, "anna");
  const delivered = async () =>
    (await candidatesOf(services, "anna")).filter(({ state }) => state === "delivered");
  const before = await delivered();
  await recordObjection(services, { email: null, contact, siren }, "ops");
  const after = await delivered();
  expect(after).toHaveLength(before.length);
  const keys = new Set(after.map(({ personKey }) => personKey));
  expect(before.filter(({ personKey }) => !keys.has(personKey))).toHaveLength(1);
});

test("hostile names of companies reach the list as plain text on one line", async () => {
  const hostile = Array.from({ length: 7 }, (_, number) => inventedSiren(97 + 211 * number));
  const { services } = await nightsOf(["anna"], { wanted: { include: hostile, departments: ["976"] } });
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  const list = (await listOf(services, "anna")).filter(({ siren }) => hostile.includes(siren ?? ""));
  expect(list.length).toBeGreaterThan(0);
  for (const { company, reasons, signal } of list) {
    expect(company).not.toMatch(/[\p{Cc}\n]/u);
    expect(JSON.stringify([reasons, signal])).not.toMatch(/[<=]|Ignore/);
  }
});

test("an operator runs a client's night as of a moment, again until it is delivered, and not on a day off", async () => {
  const { services } = await nightsOf(["anna"]);
  const teamId = await teamIdOf(services, "anna");
  const run = (moment: number, isDelivered: boolean) =>
    runNight(working(services), teamId, { at: moment, isDelivered });
  expect(await run(at("03:00", "2026-11-28"), false)).toEqual({ kind: "rests" });
  expect(await run(at("03:00"), false)).toMatchObject({
    kind: "ran",
    night: { state: "staged", delivered: 0 },
  });
  expect(await run(at("03:00"), true)).toMatchObject({
    kind: "ran",
    night: { state: "delivered", delivered: 10 },
  });
  expect(await run(at("03:00"), true)).toMatchObject({
    kind: "ran",
    night: { state: "delivered", delivered: 10 },
  });
  expect(await listOf(services, "anna")).toHaveLength(10);
});

test("thirty days after a cancellation who waits and what is known of the delivered go with the list", async () => {
  const { services } = await nightsOf(["anna"]);
  await wholeNight(services);
  await deliverDue(services, at("07:00"));
  expect(new Set((await candidatesOf(services, "anna")).map(({ state }) => state))).toEqual(
    new Set(["found", "delivered"]),
  );
  await cancelSubscription(services, await teamIdOf(services, "anna"), "ops");
  const month = 30 * 24 * 3_600_000;
  await removeExpired(services.db, [cancelledProspects], { now: () => Date.now() + month - 60_000 });
  expect((await candidatesOf(services, "anna")).length).toBeGreaterThan(10);
  await removeExpired(services.db, [cancelledProspects], { now: () => Date.now() + month + 60_000 });
  expect([await candidatesOf(services, "anna"), await listOf(services, "anna")]).toEqual([[], []]);
});

test("a customer reads what their own night did, and why it did not do more", async () => {
  const { services } = await nightsOf(["anna", "bruno"]);
  const lineOf = async (client: string) => (await nightLinesOf(services, client))[0];
  expect(await nightLinesOf(services, "anna")).toEqual([]);
  await lookFor(services, "bruno", {});
  await wholeNight(services);
  const night = await nightOf(services, "anna");
  const { seen, found, dropped, enriched } = night ?? {};
  const facts = { day, seen, found, dropped, enriched, spent: 0 };
  expect(facts.found).toBeGreaterThanOrEqual(10);
  expect(await lineOf("anna")).toEqual({ ...facts, delivered: null, because: null });
  await deliverDue(services, at("07:00"));
  expect(await lineOf("anna")).toEqual({ ...facts, delivered: 10, because: null });
  expect(await lineOf("bruno")).toMatchObject({ seen: 0, delivered: 0, because: "no_target" });
  await holdList(services, await teamIdOf(services, "anna"), "ops");
  expect(await lineOf("anna")).toMatchObject({ because: "held" });
});

test("the schedule delivers once it is seven, and closes what is left at six in the evening", async () => {
  const { services } = await nightsOf(["anna", "bruno", "chloe"]);
  await wholeNight(services);
  await holdList(services, await teamIdOf(services, "bruno"), "ops");
  await cancelSubscription(services, await teamIdOf(services, "chloe"), "ops");
  expect(await oldestNight(services.db.asOwner, at("06:59:59"))).toBe(0);
  expect(await oldestNight(services.db.asOwner, at("07:00:30"))).toBe(30);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: at("06:59:59") });
  const schedule = startNights(services);
  /** Lets time pass, slowly enough for what is under way. */
  const passes = async (milliseconds: number, condition: () => Promise<boolean>) => {
    while (!(await condition())) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await delay(200);
    }
  };
  await passes(0, async () => vi.getTimerCount() >= 2);
  expect(await listOf(services, "anna")).toEqual([]);
  await passes(500, async () => (await listOf(services, "anna")).length === 10);
  vi.setSystemTime(at("18:00"));
  await passes(500, async () => (await nightOf(services, "bruno"))?.state === "left");
  await schedule.close();
  expect(Object.fromEntries(schedule.outcomes)).toEqual({ delivered: 1, left: 2 });
});
