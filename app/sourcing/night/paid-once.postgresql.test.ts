import { expect, test, vi } from "vitest";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { enrichmentBatches, enrichmentUnits, searches } from "#db/schema.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { addressOf, enricherAt, everyoneHas, startProvider } from "#test/sourcing/enrichment-fixtures.ts";
import {
  at,
  candidatesOf,
  day,
  killedAfter,
  listOf,
  lookFor,
  morning,
  nightClock,
  nightOf,
  nightsOf,
  wholeNight,
  workAll,
  working,
} from "#test/sourcing/nights.ts";
import { unitsUsed } from "../enrichment/store/units.server.ts";
import { recordObjection } from "../objections/record-objection.server.ts";
import { deliverDue } from "./deliver-due.server.ts";
import { takeNight } from "./lease.server.ts";
import { nightLinesOf } from "./night-line.server.ts";
import { planNights } from "./plan-nights.server.ts";
import { workNight } from "./work-night.server.ts";

nightClock();

const next = "2026-11-25";
const afterNext = "2026-11-26";

type Provider = Awaited<ReturnType<typeof startProvider>>;
/** Each person whom the provider was asked about, as often as it was. */
const askedAbout = (provider: Provider) =>
  provider
    .submitted()
    .flat()
    .map(({ num_siren, first_name, last_name }) => `${num_siren} ${first_name} ${last_name}`);

test("an offer that follows a trial has units of its own, in the same month", async () => {
  const { services } = await nightsOf(["anna"], { offer: "trial", since: "2026-11-10" });
  services.enricher = enricherAt(await startProvider(everyoneHas));
  const teamId = await teamIdOf(services, "anna");
  // All that the trial had.
  await services.db.asOwner.insert(enrichmentUnits).values({ teamId, day: "2026-11-20", units: 50 });
  vi.setSystemTime(at("12:00", "2026-11-23"));
  await setOffer(services, teamId, { offer: "starter", until: null, by: "test" });
  for (const on of [day, next]) await morning(services, on);
  const list = await listOf(services, "anna");
  // Eight of thirty days of 50, in five mornings.
  expect(list).toHaveLength(6);
  expect(list.filter(({ email }) => email === null)).toEqual([]);
});

test("a trial over the end of a month has its units once", async () => {
  const { services } = await nightsOf(["anna"], { offer: "trial", since: "2026-11-20" });
  const provider = await startProvider(everyoneHas);
  services.enricher = enricherAt(provider);
  const teamId = await teamIdOf(services, "anna");
  await services.db.asOwner.insert(enrichmentUnits).values({ teamId, day: "2026-11-30", units: 48 });
  await morning(services, "2026-12-02");
  const list = await listOf(services, "anna");
  expect(list.length).toBeGreaterThan(2);
  expect(list.filter(({ email }) => email !== null)).toHaveLength(2);
  expect(await nightOf(services, "anna", "2026-12-02")).toMatchObject({ enrichmentError: "NO_UNITS" });
  expect(await unitsUsed(services.db.asOwner, teamId, "2026-12-02")).toBe(2);
});

test("people for whom a provider tells one address are one, and keep nobody from the next morning", async () => {
  const { services } = await nightsOf(["anna"]);
  let told = 0;
  const provider = await startProvider({
    answer(record) {
      const email = ++told <= 10 ? "helene@vauclair.example" : addressOf(record);
      return { ...record, email: [{ email, qualification: "nominative@pro" }] };
    },
  });
  services.enricher = enricherAt(provider);
  await morning(services);
  expect(await listOf(services, "anna")).toHaveLength(1);
  // The next night reads the same pages again, and brings what is left of 50 in four mornings.
  await services.db.asOwner.delete(searches);
  await morning(services, next);
  expect(await listOf(services, "anna")).toHaveLength(1 + 13);
  const asked = askedAbout(provider);
  expect(new Set(asked).size).toBe(asked.length);
});

test("who is excluded by a domain that only the provider told is paid for once, until the exclusion is taken back", async () => {
  const wanted = { departments: ["69"], naf: ["62.01Z"] };
  const { services } = await nightsOf(["anna"], { wanted });
  const provider = await startProvider(everyoneHas);
  services.enricher = enricherAt(provider);
  await lookFor(services, "anna", { ...wanted, exclude: ["vauclair.example", "autre.example"] });
  await morning(services);
  // The next nights begin a round anew.
  await services.db.asOwner.delete(searches);
  await morning(services, next);
  const asked = askedAbout(provider);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
  expect(await listOf(services, "anna")).toEqual([]);
  const kept = await candidatesOf(services, "anna");
  expect(kept.filter(({ state }) => state === "excluded")).toHaveLength(asked.length);
  for (const row of kept)
    expect(row).toMatchObject({
      company: null,
      director: null,
      contact: null,
      excludedBy: ["vauclair.example"],
    });
  expect((await nightOf(services, "anna", next))?.dropped.excluded).toBeGreaterThanOrEqual(asked.length);

  // What still excludes them keeps them away; what does not, brings them.
  await lookFor(services, "anna", { ...wanted, exclude: ["autre.example"] });
  await services.db.asOwner.delete(searches);
  await morning(services, afterNext);
  expect((await listOf(services, "anna")).length).toBeGreaterThan(0);
  expect((await candidatesOf(services, "anna")).filter(({ state }) => state === "excluded")).toEqual([]);
});

test("who is excluded by the domain of the company's own address is paid for once, too", async () => {
  const { services } = await nightsOf(["anna"]);
  const provider = await startProvider({
    answer: (record) => ({
      ...record,
      email: [
        { email: addressOf(record), qualification: "nominative@pro" },
        { email: "contact@groupe.example", qualification: "generic@pro" },
      ],
    }),
  });
  services.enricher = enricherAt(provider);
  await lookFor(services, "anna", { departments: ["69"], exclude: ["groupe.example"] });
  await morning(services);
  expect(await listOf(services, "anna")).toEqual([]);
  const kept = (await candidatesOf(services, "anna")).filter(({ state }) => state === "excluded");
  expect(kept).toHaveLength(askedAbout(provider).length);
  for (const row of kept) expect(row).toMatchObject({ contact: null, excludedBy: ["groupe.example"] });
});

test("who is excluded while they are staged, by company or domain, is not delivered at seven, and others are", async () => {
  const { services } = await nightsOf(["anna", "bruno"]);
  services.enricher = enricherAt(await startProvider(everyoneHas));
  await wholeNight(services);
  const staged = (await candidatesOf(services, "bruno")).filter(({ state }) => state === "staged");
  const [{ siren = "" } = {}] = staged;
  const ofCompany = staged.filter((each) => each.siren === siren).length;
  await lookFor(services, "anna", { departments: ["69"], exclude: ["vauclair.example"] });
  await lookFor(services, "bruno", { departments: ["69"], exclude: [siren] });
  await deliverDue(services, at("07:00"));
  expect(await listOf(services, "anna")).toEqual([]);
  expect(await nightOf(services, "anna")).toMatchObject({
    ...{ state: "delivered", delivered: 0, dropped: { excluded: 10 } },
  });
  const list = await listOf(services, "bruno");
  expect([list.length, list.filter((each) => each.siren === siren)]).toEqual([10 - ofCompany, []]);
  await morning(services, next);
  expect(await listOf(services, "anna")).toEqual([]);
});

test("who turns out to have objected by the address that was found is looked up for nobody any more", async () => {
  const { services } = await nightsOf(["anna", "bruno"]);
  const email = "opposee@vauclair.example";
  let first: string | undefined;
  const provider = await startProvider({
    answer(record) {
      first ??= addressOf(record);
      const isThey = addressOf(record) === first;
      const address = { email: isThey ? email : addressOf(record), qualification: "nominative@pro" };
      return { ...record, email: [address] };
    },
  });
  services.enricher = enricherAt(provider);
  await recordObjection(services, { email, contact: "", siren: null }, "test");
  for (const on of [day, next]) await morning(services, on);
  const asked = provider.submitted().flat().map(addressOf);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((each) => each === first)).toHaveLength(1);
  for (const id of ["anna", "bruno"]) {
    expect((await listOf(services, id)).filter((each) => each.email === email)).toEqual([]);
    expect(
      (await candidatesOf(services, id)).some(({ contact }) => JSON.stringify(contact)?.includes(email)),
    ).toBe(false);
  }
});

test("an address that a whole company reads and has objected keeps who was paid for from coming again, and nobody else", async () => {
  const { services } = await nightsOf(["anna"]);
  const email = "contact@vauclair.example";
  let isFirst = true;
  const provider = await startProvider({
    answer(record) {
      const address = { email: isFirst ? email : addressOf(record), qualification: "nominative@pro" };
      isFirst = false;
      return { ...record, email: [address] };
    },
  });
  services.enricher = enricherAt(provider);
  await recordObjection(services, { email, contact: "", siren: null }, "test");
  for (const on of [day, next]) await morning(services, on);
  const asked = askedAbout(provider);
  expect(new Set(asked).size).toBe(asked.length);
  const all = await candidatesOf(services, "anna");
  expect(all.filter(({ state }) => state === "excluded")).toMatchObject([{ excludedBy: [], contact: null }]);
  // Nine, and a quarter of what is left of 50.
  expect(await listOf(services, "anna")).toHaveLength(20);
});

test("a provider that was busy for a while and then tells all leaves no trace on the line of the night", async () => {
  const { services } = await nightsOf(["anna"]);
  const provider = await startProvider(everyoneHas);
  services.enricher = enricherAt(provider);
  provider.next({ status: 429, headers: { "Retry-After": "90" } });
  await wholeNight(services);
  const waiting = await nightOf(services, "anna");
  expect(waiting).toMatchObject({ state: "enriching", error: null, enrichmentError: "BUSY" });
  // Nobody looks before the provider is to be asked again.
  expect(waiting?.dueAt.getTime()).toBeGreaterThanOrEqual(at("06:32:30"));
  vi.setSystemTime(at("06:34"));
  await workAll(services);
  await deliverDue(services, at("07:00"));
  expect(await nightOf(services, "anna")).toMatchObject({
    delivered: 10,
    enriched: 10,
    enrichmentError: null,
  });
  expect((await nightLinesOf(services, "anna"))[0]).toMatchObject({ because: null, enriched: 10, spent: 10 });
});

test("what a night lacks is said of the source that did not tell it", async () => {
  const { services, register } = await nightsOf(["anna", "bruno"]);
  const provider = await startProvider({ ...everyoneHas, readyAfter: 10 ** 9 });
  services.enricher = enricherAt(provider);
  await wholeNight(services);
  expect((await nightLinesOf(services, "anna"))[0]).toMatchObject({ because: null });
  vi.setSystemTime(at("06:46"));
  await workAll(services);
  await deliverDue(services, at("07:00"));
  expect(await nightOf(services, "anna")).toMatchObject({
    error: null,
    enrichmentError: "NOT_READY",
    delivered: 0,
  });
  expect((await nightLinesOf(services, "anna"))[0]).toMatchObject({ because: "provider_away" });

  // Now it is the register that is away, and the provider has a pause besides.
  await lookFor(services, "bruno", { departments: ["75"] });
  register.answer((_, response) => !!response.writeHead(503).end());
  provider.next({ status: 429 });
  await planNights(services, next);
  vi.setSystemTime(at("06:50", next));
  await workAll(services, next);
  await deliverDue(services, at("07:00", next));
  const night = await nightOf(services, "bruno", next);
  expect(night).toMatchObject({ state: "delivered", error: expect.any(String) });
  expect((await nightLinesOf(services, "bruno"))[0]).toMatchObject({ because: "register_away" });
});

test("who was paid for is waited for when the units end with them", async () => {
  const { services } = await nightsOf(["anna"]);
  services.enricher = enricherAt(await startProvider({ ...everyoneHas, readyAfter: 60_000 }));
  const teamId = await teamIdOf(services, "anna");
  await services.db.asOwner.insert(enrichmentUnits).values({ teamId, day: "2026-11-20", units: 46 });
  await wholeNight(services);
  vi.setSystemTime(at("06:34"));
  await workAll(services);
  await deliverDue(services, at("07:00"));
  const list = await listOf(services, "anna");
  expect([list.length, list.filter(({ email }) => email !== null).length]).toEqual([10, 4]);
  expect(await nightOf(services, "anna")).toMatchObject({ enriched: 4, enrichmentError: "NO_UNITS" });
});

test("a node that was overtaken before it asks a provider asks about nobody", async () => {
  const { services } = await nightsOf(["anna"]);
  const provider = await startProvider(everyoneHas);
  services.enricher = enricherAt(provider);
  await planNights(services, day);
  vi.setSystemTime(at("06:31"));
  const taken = await takeNight(services.db, day);
  let steps = 0;
  if (taken) await workNight(working(services), taken, () => steps++ > 0);
  const slow = await nightOf(services, "anna");
  expect(slow).toMatchObject({ state: "enriching", fence: 1 });
  vi.setSystemTime(at("06:35"));
  expect(await takeNight(services.db, day)).toMatchObject({ fence: 2 });
  if (slow) await workNight(working(services), { ...slow, leaseUntil: new Date() });
  expect(provider.received).toEqual([]);
  expect(await services.db.asOwner.select().from(enrichmentBatches)).toEqual([]);
});

test("nothing is paid for who has cancelled before the provider is asked", async () => {
  const { services } = await nightsOf(["anna"]);
  const provider = await startProvider(everyoneHas);
  services.enricher = enricherAt(provider);
  await planNights(services, day);
  vi.setSystemTime(at("06:31"));
  const taken = await takeNight(services.db, day);
  let steps = 0;
  // It stops after the search.
  if (taken) await workNight(working(services), taken, () => steps++ > 0);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "enriching" });
  await cancelSubscription(services, await teamIdOf(services, "anna"), "test");
  await workAll(services);
  expect(provider.received).toEqual([]);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "left" });
});

test("nodes that are killed at any moment pay for nobody twice without counting it, and each list gets its people", async () => {
  const ids = Array.from({ length: 10 }, (_, number) => `c${number}`);
  const { services } = await nightsOf(ids);
  const provider = await startProvider(everyoneHas);
  services.enricher = enricherAt(provider);
  await planNights(services, day);
  vi.setSystemTime(at("06:31"));
  for (const [writes, id] of ids.entries()) {
    const night = await takeNight(services.db, day, await teamIdOf(services, id));
    if (!night) throw new Error("No night was planned.");
    const db = killedAfter(services.db, writes);
    await workNight({ ...working(services), db }, night).catch(() => null);
  }
  vi.setSystemTime(at("06:36"));
  await workAll(services);
  await deliverDue(services, at("07:00"));
  await morning(services, next);
  const rows = await services.db.asOwner.select().from(enrichmentUnits);
  const asked = provider.submitted().flat();
  expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(asked.length);
  const times = Map.groupBy(asked, ({ custom_fields }) => custom_fields?.contact);
  expect(Math.max(...[...times.values()].map((each) => each.length))).toBeLessThanOrEqual(2);
  for (const id of ids) {
    const list = await listOf(services, id);
    // What the first morning lacked is shared by the four that are left.
    const first = list.filter(({ deliveredOn }) => deliveredOn === day).length;
    expect([id, list.length]).toEqual([id, first + Math.ceil((50 - first) / 4)]);
    expect(new Set(list.map(({ personKey }) => personKey)).size).toBe(list.length);
    expect(list.filter(({ email }) => email === null)).toEqual([]);
  }
});
