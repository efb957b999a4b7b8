import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Services } from "#app/services.server.ts";
import { addPersona, changePersona, removePersona } from "#app/targeting/personas/personas.server.ts";
import { personas } from "#db/schema.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import {
  at,
  candidatesOf,
  day,
  listOf,
  lookFor,
  morning,
  nightClock,
  nightOf,
  nightsOf,
  wholeNight,
} from "#test/sourcing/nights.ts";
import { deliverDue } from "./deliver-due.server.ts";

nightClock();

const nextDay = "2026-11-25";

const anna = { id: "anna", email: "anna@exemple.fr" };

/** Has Anna look for a persona, too, and returns its id. */
async function withPersona(services: Services, wanted: Partial<Parameters<typeof addPersona>[2]> = {}) {
  const added = await addPersona(services, anna, {
    ...{ name: "Industrie à Paris", share: 30, criteria: criteria({ departments: ["75"] }) },
    ...{ valueProp: "", tone: null, ...wanted },
  });
  if (added.kind !== "added") throw new Error(`The persona was not added: ${added.kind}.`);
  return added.persona.id;
}

/** How many of a client's list were delivered on a day for each persona, with the departments in which they are. */
async function deliveredOn(services: Services, on: string) {
  const list = (await listOf(services, "anna")).filter(({ deliveredOn }) => deliveredOn === on);
  const places: Record<string, string[]> = {};
  for (const { personaId, department } of list)
    places[personaId ?? "profile"] = [...(places[personaId ?? "profile"] ?? []), department ?? ""];
  return Object.fromEntries(
    Object.entries(places).map(([id, all]) => [id, { count: all.length, places: [...new Set(all)] }]),
  );
}

test("a morning brings each persona its share, from its own criteria", async () => {
  const { services } = await nightsOf(["anna"]);
  const paris = await withPersona(services);
  await morning(services);
  expect(await deliveredOn(services, day)).toEqual({
    profile: { count: 7, places: ["69"] },
    [paris]: { count: 3, places: ["75"] },
  });
  expect(await nightOf(services, "anna")).toMatchObject({ delivered: 10, error: null });
  // The rounds of the two stand each for itself.
  const [row] = await services.db.asOwner.select().from(personas).where(eq(personas.id, paris));
  expect(row).toMatchObject({ begunOn: day, searchKey: expect.stringMatching(/.{20}/) });
});

test("who has no persona beside the profile is delivered as before", async () => {
  const { services } = await nightsOf(["anna"]);
  await morning(services);
  expect(await deliveredOn(services, day)).toEqual({ profile: { count: 10, places: ["69"] } });
});

test("a persona whose companies are all read leaves its share to the others, and gets it back", async () => {
  const { services, register } = await nightsOf(["anna"]);
  const trade = { naf: ["01.11Z"], departments: ["2A"] };
  const rare = await withPersona(services, { share: 50, criteria: criteria(trade) });
  await morning(services);
  const first = await deliveredOn(services, day);
  expect(first[rare]?.count ?? 0).toBeLessThan(5);
  expect(first.profile?.count).toBe(10 - (first[rare]?.count ?? 0));
  expect(await nightOf(services, "anna")).toMatchObject({ delivered: 10, error: null });
  expect(register.received.length).toBeGreaterThan(0);
  // With other criteria it makes up for what it did not get.
  await changePersona(services, anna, rare, { criteria: criteria({ departments: ["75"] }) });
  await morning(services, nextDay);
  expect((await deliveredOn(services, nextDay))[rare]?.count).toBeGreaterThan(5);
});

test("a persona without a share brings nobody, and the profile nobody when the others have all", async () => {
  const { services } = await nightsOf(["anna"]);
  const resting = await withPersona(services, { name: "Au repos", share: 0 });
  const all = await withPersona(services, {
    name: "Tout",
    share: 100,
    criteria: criteria({ departments: ["31"] }),
  });
  await morning(services);
  const delivered = await deliveredOn(services, day);
  expect(Object.keys(delivered)).toEqual([all]);
  expect(delivered[resting]).toBeUndefined();
});

test("what one targeting excludes comes by none of the others", async () => {
  const { services } = await nightsOf(["anna"]);
  const paris = await withPersona(services, { share: 100 });
  await wholeNight(services);
  const waiting = await candidatesOf(services, "anna");
  const unwanted = waiting.find(({ state }) => state === "staged")?.siren ?? "";
  expect(unwanted).toMatch(/^\d{9}$/);
  // The customer excludes it in the profile's targeting.
  await lookFor(services, "anna", { departments: ["69"], exclude: [unwanted] });
  await deliverDue(services, at("07:05"));
  const list = await listOf(services, "anna");
  expect(list.length).toBeGreaterThan(0);
  expect(list.map(({ siren }) => siren)).not.toContain(unwanted);
  expect(new Set(list.map(({ personaId }) => personaId))).toEqual(new Set([paris]));
});

test("who waits for a persona that is gone goes to one that looks for them, or is forgotten", async () => {
  const { services } = await nightsOf(["anna"]);
  const [gone, heir] = [
    await withPersona(services, { name: "Part", share: 50 }),
    await withPersona(services, { name: "Reste", share: 0 }),
  ];
  await wholeNight(services);
  const ofGone = (await candidatesOf(services, "anna")).filter(({ personaId }) => personaId === gone);
  expect(ofGone.length).toBeGreaterThan(0);
  expect(await removePersona(services, anna, gone)).toEqual({ kind: "removed" });
  await changePersona(services, anna, heir, { share: 40 });
  await deliverDue(services, at("07:05"));
  // What was staged for it waits for the next night.
  expect(Object.keys(await deliveredOn(services, day))).toEqual(["profile"]);
  await morning(services, nextDay);
  expect(Object.keys(await deliveredOn(services, nextDay)).sort()).toEqual([heir, "profile"].sort());
  const left = (await candidatesOf(services, "anna")).filter(({ personaId }) => personaId === gone);
  expect(left).toEqual([]);
});

test("criteria that cannot be searched keep no other persona's share back", async () => {
  const { services } = await nightsOf(["anna"], {
    offer: "scale",
    wanted: { departments: ["69", "75", "31", "33", "59"] },
  });
  const endless = criteria({ regions: ["84"], keywords: Array.from({ length: 20 }, (_, n) => `mot${n}`) });
  const both = { ...endless, departments: ["69"] };
  const broken = await withPersona(services, { share: 50, criteria: both });
  const nobody = await withPersona(services, { name: "Sans critère", share: 10, criteria: criteria() });
  await morning(services);
  const delivered = await deliveredOn(services, day);
  const due = (await nightOf(services, "anna"))?.quota;
  expect(delivered.profile?.count).toBe(due);
  expect([delivered[broken], delivered[nobody]]).toEqual([undefined, undefined]);
  expect(await nightOf(services, "anna")).toMatchObject({ delivered: due, error: null });
});

test("shares that change count from that day on, without making up for what was delivered before", async () => {
  const { services } = await nightsOf(["anna"]);
  await morning(services);
  const late = await withPersona(services, { share: 50 });
  await morning(services, nextDay);
  const delivered = await deliveredOn(services, nextDay);
  const [own, profile] = [delivered[late]?.count ?? 0, delivered.profile?.count ?? 0];
  expect(own + profile).toBeGreaterThan(0);
  expect(Math.abs(own - profile)).toBeLessThanOrEqual(1);
});

test("a persona that is removed while a night reads for it does not stop the night", async () => {
  const { services, register } = await nightsOf(["anna"]);
  const paris = await withPersona(services, { share: 60 });
  const { companies } = register.register;
  services.register = {
    ...register.register,
    async companies(...given) {
      const answer = await companies(...given);
      await removePersona(services, anna, paris);
      return answer;
    },
  };
  await morning(services);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "delivered", failures: 0 });
  const teamId = await teamIdOf(services, "anna");
  const left = await services.db.asOwner
    .select()
    .from(personas)
    .where(and(eq(personas.teamId, teamId)));
  expect(left).toEqual([]);
});
