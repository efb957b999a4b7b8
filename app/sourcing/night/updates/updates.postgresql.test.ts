import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { readChanges } from "#app/prospects/store/read-changes.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { candidates, prospects } from "#db/schema.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import {
  at,
  candidatesOf,
  listOf,
  lookFor,
  morning,
  nightClock,
  nightOf,
  nightsOf,
  workAll,
  working,
} from "#test/sourcing/nights.ts";
import { takeNight } from "../lease.server.ts";
import { nightLimits } from "../night-limits.ts";
import { planNights } from "../plan-nights.server.ts";
import { workNight } from "../work-night.server.ts";

nightClock();
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

/** A Tuesday a week later: what was read before is asked for again. */
const later = "2026-12-01";

/** Anna with an offer and her first morning, after which she looks for companies elsewhere. */
async function delivered(offer: TeamOffer = "growth", wanted: Partial<Criteria> = { departments: ["69"] }) {
  const { services, register } = await nightsOf(["anna"], { offer, wanted });
  await morning(services);
  const [first] = await listOf(services, "anna");
  if (!first?.siren) throw new Error("Nobody was delivered.");
  const company = register.companies.find(({ unit }) => unit.siren === first.siren);
  if (!company) throw new Error("The register does not have the company.");
  await lookFor(services, "anna", { departments: ["75"] });
  const updates = async () => {
    const [row] = await services.db.asOwner.select().from(prospects).where(eq(prospects.id, first.id));
    return row;
  };
  return { services, register, company, first, updates };
}

test("another head office, another director and one who left are marked in the record, which tells readers", async () => {
  const { services, company, first, updates } = await delivered();
  const before = (await updates())?.seq ?? 0;
  Object.assign(company.siege, {
    siret: `${company.unit.siren}00999`,
    libelle_commune: "DIJON",
    departement: "21",
  });
  company.dirigeants = [
    { type_dirigeant: "personne physique", nom: "TRÉMIÈRE", prenoms: "ODILE", qualite: "Gérant" },
  ] as never;
  await morning(services, later);
  const row = await updates();
  expect(row?.updates).toEqual([
    { kind: "left", on: later },
    { kind: "director", on: later },
    { kind: "moved", on: later, from: expect.any(String), to: "DIJON" },
  ]);
  expect(row).toMatchObject({ city: "DIJON", department: "21" });
  expect(row?.seq).toBeGreaterThan(before);
  // Nobody's name but that of the record.
  expect(JSON.stringify(row?.updates)).not.toMatch(/Tr[ée]mi[èe]re|Odile/i);
  const record = await readProspect(services, "anna", first.id);
  expect(record).toMatchObject({ city: "DIJON", updates: row?.updates });
  expect(record?.sources.find(({ field }) => field === "city")).toMatchObject({
    source: "register",
    on: later,
  });
  const changes = await readChanges(services, "anna", before);
  expect(changes.prospects.map(({ id }) => id)).toContain(first.id);

  // Said once.
  const seq = row?.seq;
  await morning(services, "2026-12-08");
  expect((await updates())?.seq).toBe(seq);
});

test("a company that has ended is found although no search has it, and marked once", async () => {
  const { services, company, updates } = await delivered();
  company.unit.etat_administratif = "C";
  await morning(services, later);
  expect((await updates())?.updates).toEqual([{ kind: "closed", on: later }]);
  await morning(services, "2026-12-08");
  expect((await updates())?.updates).toEqual([{ kind: "closed", on: later }]);
});

test("a company that objects to being published is no news", async () => {
  const { services, company, updates } = await delivered();
  company.unit.statut_diffusion = "P";
  company.unit.etat_administratif = "C";
  await morning(services, later);
  expect((await updates())?.updates).toEqual([]);
});

test("with Starter a record stays as it was delivered, and a greater offer tells what changed since", async () => {
  const { services, register, company, updates } = await delivered("starter");
  company.unit.etat_administratif = "C";
  const asked = () => register.asked().filter(({ q }) => q === company.unit.siren).length;
  await morning(services, later);
  expect([(await updates())?.updates, asked()]).toEqual([[], 0]);
  vi.setSystemTime(at("12:00", later));
  await setOffer(services, await teamIdOf(services, "anna"), { offer: "growth", until: null, by: "test" });
  await morning(services, "2026-12-02");
  expect([(await updates())?.updates, asked()]).toEqual([[{ kind: "closed", on: "2026-12-02" }], 1]);
});

/** So few companies that a night reads them all. */
const few = { naf: ["01.11Z"] };

test("a change that a search shows is marked at once, without another request", async () => {
  const { services, register, company, updates } = await delivered("growth", few);
  await lookFor(services, "anna", few);
  await services.db.asOwner.update(candidates).set({ checkedOn: later });
  Object.assign(company.siege, { siret: `${company.unit.siren}00999`, libelle_commune: "LYON" });
  await morning(services, later);
  expect((await updates())?.updates).toMatchObject([{ kind: "moved", to: "LYON" }]);
  expect(register.asked().filter(({ q }) => q === company.unit.siren)).toEqual([]);
});

test("a night asks for so many companies at most, for each once a week, and never for the list of the morning", async () => {
  const { services, register } = await delivered("scale");
  const sirens = new Set((await candidatesOf(services, "anna")).map(({ siren }) => siren));
  expect(sirens.size).toBeGreaterThan(nightLimits.rechecks.companies);
  const asked = () => register.asked().flatMap(({ q }) => (q && sirens.has(q) ? q : []));
  await morning(services, later);
  expect(asked()).toHaveLength(nightLimits.rechecks.companies);
  await morning(services, "2026-12-02");
  expect(new Set(asked()).size).toBe(asked().length);
  expect(asked().length).toBeGreaterThan(nightLimits.rechecks.companies);
  // A register that is away for them keeps nobody's list back.
  register.answer((request, response) => {
    const q = new URL(request.url ?? "", "http://register.example").searchParams.get("q");
    if (!q || !/^\d{9}$/.test(q)) return false;
    response.writeHead(500).end();
    return true;
  });
  await morning(services, "2026-12-09");
  expect(await nightOf(services, "anna", "2026-12-09")).toMatchObject({ state: "delivered", failures: 0 });
});

test("while another night waits for the register, nothing that was delivered is asked for again", async () => {
  const { services, register } = await nightsOf(["anna", "bruno"], { offer: "growth" });
  await morning(services);
  const sirens = new Set((await candidatesOf(services, "anna")).map(({ siren }) => siren));
  const asked = () => register.asked().filter(({ q }) => q && sirens.has(q)).length;
  await planNights(services, later);
  vi.setSystemTime(at("06:31", later));
  const night = await takeNight(services.db, later, await teamIdOf(services, "anna"));
  if (!night) throw new Error("The night was not planned.");
  await workNight(working(services), night);
  expect(asked()).toBe(0);
  await workAll(services, later);
  expect(await nightOf(services, "anna", later)).toMatchObject({ state: "staged" });
});
