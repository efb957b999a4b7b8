import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Services } from "#app/services.server.ts";
import { enrichmentBatches } from "#db/schema.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { addressOf, enricherAt, everyoneHas, startProvider } from "#test/sourcing/enrichment-fixtures.ts";
import {
  at,
  candidatesOf,
  day,
  listOf,
  nightClock,
  nightOf,
  nightsOf,
  wholeNight,
  workAll,
  working,
} from "#test/sourcing/nights.ts";
import { personFile } from "../objections/person-file.server.ts";
import type { Person } from "../objections/person-forms.server.ts";
import { recordObjection } from "../objections/record-objection.server.ts";
import type { Company, Director } from "../register/company.ts";
import { nameOf } from "./candidates/person.server.ts";
import { deliverDue } from "./deliver-due.server.ts";
import { takeNight } from "./lease.server.ts";
import { planNights } from "./plan-nights.server.ts";
import { workNight } from "./work-night.server.ts";

nightClock();

type Row = Awaited<ReturnType<typeof candidatesOf>>[number];

/** Who a candidate is, by the name that the person would give. */
const personIn = ({ director, siren }: Pick<Row, "director" | "siren">): Person => ({
  ...{ email: null, siren },
  contact: `Mme ${(director as Director).familyName} ${nameOf(director as Director).first}`,
});

/** The whole file of a person, page by page. */
async function fileOf(services: Services, person: Person) {
  const { next: first, ...file } = await personFile(services, person, null);
  for (let next = first; next; ) {
    const page = await personFile(services, person, next);
    file.records.push(...page.records);
    file.waiting.push(...page.waiting);
    next = page.next;
  }
  return file;
}

/** Everything that the nights have stored about people, as text. */
async function storedBy(services: Services, ids: readonly string[]) {
  const all = [];
  for (const id of ids) all.push(await candidatesOf(services, id), await listOf(services, id));
  return JSON.stringify([all, await services.db.asOwner.select().from(enrichmentBatches)]);
}

test("whoever objects at any step of a night is gone at once from all that it has, asked about to nobody, and never delivered", async () => {
  const ids = ["anna", "bruno"];
  const { services, register } = await nightsOf(ids);
  const provider = await startProvider({ ...everyoneHas, readyAfter: 60_000 });
  services.enricher = enricherAt(provider);
  const gone: { siren: string; familyName: string; first: string }[] = [];
  /** Lets a person object, and expects nothing of them to be left anywhere. */
  async function object(row: Pick<Row, "director" | "siren">, person = personIn(row)) {
    const director = row.director as Director;
    await recordObjection(services, person, "test");
    gone.push({ siren: row.siren, familyName: director.familyName, first: nameOf(director).first });
    await expectGone();
  }
  async function expectGone() {
    for (const id of ids)
      for (const each of await candidatesOf(services, id)) {
        const director = each.director as Director | null;
        expect(
          gone.some(
            (one) =>
              one.siren === each.siren &&
              one.familyName === director?.familyName &&
              one.first === nameOf(director).first,
          ),
        ).toBe(false);
      }
    const batches = await services.db.asOwner.select().from(enrichmentBatches);
    for (const { contacts } of batches)
      for (const contact of contacts as { siren?: string; lastName?: string; firstName?: string }[])
        expect(
          gone.some(
            (one) =>
              one.siren === contact.siren &&
              one.familyName.toLowerCase() === contact.lastName?.toLowerCase() &&
              one.first === contact.firstName,
          ),
        ).toBe(false);
  }
  const inState = async (id: string, state: Row["state"]) => {
    const rows = (await candidatesOf(services, id)).filter((row) => row.state === state);
    if (rows.length === 0) throw new Error(`Nobody is ${state}.`);
    return rows;
  };

  // While the register answers.
  const { companies } = register.register;
  let isAsked = false;
  services.register = {
    ...register.register,
    async companies(...given) {
      const answer = await companies(...given);
      const company = answer.ok ? answer.companies.find(({ directors }) => directors.length > 0) : undefined;
      if (!isAsked && company) {
        isAsked = true;
        await object({ siren: company.siren, director: company.directors[0] as Director });
      }
      return answer;
    },
  };
  await wholeNight(services);
  expect(gone).toHaveLength(1);
  await expectGone();

  // Found and not chosen, for two lists.
  const ofBruno = new Set(
    (await candidatesOf(services, "bruno")).flatMap(({ state, personKey }) =>
      state === "found" ? personKey : [],
    ),
  );
  const [found] = (await inState("anna", "found")).filter(({ personKey }) => ofBruno.has(personKey)) as [Row];
  const { siren } = found;
  const shown = { siren, company: (found.company as Company).name, foundOn: day, lookUp: null };
  expect((await fileOf(services, personIn(found))).waiting).toMatchObject([shown, shown]);
  await object(found);
  expect((await fileOf(services, personIn(found))).waiting).toEqual([]);

  // Asked about: the provider has the batch, and will tell an address of theirs.
  expect(await nightOf(services, "anna")).toMatchObject({ state: "enriching" });
  const [enriching, other] = (await inState("anna", "enriching")) as [Row, Row];
  const { waiting } = await fileOf(services, personIn(enriching));
  // Another team may have found the same person and not asked yet; which of both comes first, their random ids decide.
  expect(waiting.find(({ lookUp }) => lookUp !== null)?.lookUp).toMatchObject({
    provider: "dropcontact",
    askedAt: expect.any(String),
    told: null,
  });
  await object(enriching);

  // Told, and not scored yet: by the address alone, which nobody but the provider has told.
  vi.setSystemTime(at("06:33"));
  const teamId = await teamIdOf(services, "anna");
  const night = await takeNight(services.db, day, teamId);
  let steps = 0;
  if (night) await workNight(working(services), night, () => steps++ > 0);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "scoring" });
  const stored = await storedBy(services, ids);
  const { familyName } = enriching.director as Director;
  expect(stored).not.toContain(addressOf({ last_name: familyName, num_siren: enriching.siren }));
  const [told] = (await inState("anna", "enriched")).filter(({ id }) => id === other.id) as [Row];
  const email = (told.contact as { email: { value: string } }).email.value;
  const byAddress = { email: email.replace("@", "+liste@").toUpperCase(), contact: "", siren: null };
  expect((await fileOf(services, byAddress)).waiting).toMatchObject([{ email: { value: email } }]);
  await object(other, byAddress);
  expect(await storedBy(services, ids)).not.toContain(email);

  // Staged, and a second before the delivery.
  await workAll(services);
  expect(await nightOf(services, "anna")).toMatchObject({ state: "staged" });
  const [staged, late, last] = (await inState("anna", "staged")) as [Row, Row, Row];
  await object(staged);
  vi.setSystemTime(at("06:59:59"));
  await object(late);
  // At its very moment.
  vi.setSystemTime(at("07:00"));
  await Promise.all([deliverDue(services, at("07:00")), object(last)]);
  await expectGone();

  for (const id of ids) {
    const list = await listOf(services, id);
    expect(list.length).toBeGreaterThan(3);
    for (const { siren, contact } of list)
      expect(
        gone.some(
          (one) =>
            one.siren === siren && contact.toLowerCase() === `${one.first} ${one.familyName}`.toLowerCase(),
        ),
      ).toBe(false);
  }
  // The provider was asked about those who had not objected by then, and never again.
  const asked = provider.submitted().flat();
  const [atSearch, notChosen] = gone;
  for (const one of [atSearch, notChosen])
    expect(
      asked.filter(({ num_siren, first_name }) => num_siren === one?.siren && first_name === one?.first),
    ).toEqual([]);

  // Nor does the next night bring them.
  const next = "2026-11-25";
  await planNights(services, next);
  vi.setSystemTime(at("06:31", next));
  await workAll(services, next);
  vi.setSystemTime(at("06:34", next));
  await workAll(services, next);
  await deliverDue(services, at("07:00", next));
  expect((await listOf(services, "anna")).length).toBeGreaterThan(10);
  await expectGone();
});

test("who objects by the address of a company is in nothing that a night has ready, and nobody's name is learned", async () => {
  const { services } = await nightsOf(["anna"]);
  const email = "lyon@vauclair.example";
  const provider = await startProvider({
    answer: (record) => ({
      ...everyoneHas.answer(record),
      email: [...everyoneHas.answer(record).email, { email, qualification: "generic@pro" }],
    }),
  });
  services.enricher = enricherAt(provider);
  await wholeNight(services);
  const staged = (await candidatesOf(services, "anna")).filter(({ state }) => state === "staged");
  expect(staged.length).toBeGreaterThan(5);
  const company = { email, contact: "", siren: null };
  expect((await fileOf(services, company)).waiting).toHaveLength(staged.length);
  const removed = await recordObjection(services, company, "test");
  expect(removed).toEqual({ lists: 0, records: 0, waiting: staged.length });
  expect(await storedBy(services, ["anna"])).not.toContain(email);
  for (const row of staged) expect((await fileOf(services, personIn(row))).objectedOn).toBeNull();
  await deliverDue(services, at("07:00"));
  expect(await listOf(services, "anna")).toEqual([]);
});

test("the address of a company that a provider has just told is known before the night takes it", async () => {
  const { services } = await nightsOf(["anna"]);
  const [id, other, teamId] = [randomUUID(), randomUUID(), await teamIdOf(services, "anna")];
  await wholeNight(services);
  const [waiting] = (await candidatesOf(services, "anna")).filter(({ company }) => company !== null) as [Row];
  const missing = { value: null, state: "missing" };
  const found = [
    { id: waiting.id, email: missing, companyEmail: "lyon@vauclair.example", phone: missing, website: null },
    { id: other, email: missing, companyEmail: null, phone: missing, website: null },
  ];
  await services.db.asOwner.insert(enrichmentBatches).values({
    ...{ teamId, id, state: "done", found, contacts: [{ id: waiting.id }, { id: other }] },
    ...{ createdAt: new Date(), dueAt: new Date() },
  });
  const company = { email: "lyon@vauclair.example", contact: "", siren: null };
  expect((await fileOf(services, company)).waiting).toMatchObject([{ siren: waiting.siren }]);
  await recordObjection(services, company, "test");
  expect(await storedBy(services, ["anna"])).not.toContain("lyon@vauclair.example");
  expect((await candidatesOf(services, "anna")).some((each) => each.id === waiting.id)).toBe(false);
});
