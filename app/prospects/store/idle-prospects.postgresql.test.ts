import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import { parisMoment } from "#app/calendar/working-days.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { periods } from "#app/periods.ts";
import { beginImport } from "#app/prospects/import/store/import-session.server.ts";
import { undoImport } from "#app/prospects/import/store/undo-import.server.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import { candidates, drafts, prospectRemovals, prospects, teams } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { idleProspects, idleProspectsExpiry } from "./idle-prospects.server.ts";
import { listProspects } from "./list-prospects.server.ts";
import { readChanges } from "./read-changes.server.ts";

fakeClock();

/** Nine o'clock in Paris on that day. */
const on = (day: string) => vi.setSystemTime(parisMoment(day, 9));

const person = (name: string, values: Parameters<typeof newProspect>[0] = {}) =>
  newProspect({
    ...{ company: `Ateliers ${name}`, contact: `Camille ${name}` },
    email: { value: `${name.toLowerCase()}@ateliers.example`, state: "given" },
    ...values,
  });

/** Anna's list, and who is in it. */
async function list() {
  const services = await servicesWithProfiles(anna, bruno);
  const { db } = services;
  const teamId = await teamIdOf(services, anna.id);
  return {
    ...{ services, db, teamId },
    deliver: async (day: string, ...names: string[]) =>
      (
        await deliver(
          services,
          anna.id,
          names.map((name) => person(name)),
          day,
        )
      ).ids,
    names: async () => {
      const rows = await db.asOwner.select({ contact: prospects.contact }).from(prospects);
      return rows.map(({ contact }) => contact.replace("Camille ", "")).sort();
    },
    clean: () => removeExpired(db, [idleProspectsExpiry]),
  };
}

test("a record that nobody worked or confirmed goes three years after its day, and not the day before", async () => {
  expect(periods.idleProspect).toEqual({ count: 3, unit: "year" });
  const { deliver, names, clean, services, db, teamId } = await list();
  await deliver("2026-03-02", "Ancien");
  await deliver("2026-03-03", "Nouveau");
  await db.asOwner.insert(candidates).values(
    (await db.asOwner.select().from(prospects)).map(({ id, contact }) => ({
      ...{
        teamId,
        personKey: contact,
        siren: "123456782",
        seenOn: "2026-03-01",
        state: "delivered" as const,
      },
      ...{ deliveredOn: "2026-03-02", prospectId: id },
    })),
  );
  // A quarter of an hour before midnight in Paris.
  vi.setSystemTime(Date.parse("2029-03-01T22:45:00.000Z"));
  expect(parisDay(Date.now())).toBe("2029-03-01");
  await clean();
  expect(await names()).toEqual(["Ancien", "Nouveau"]);
  on("2029-03-02");
  await clean();
  expect(await names()).toEqual(["Nouveau"]);
  // What kept nights from bringing the person again is gone too.
  const left = await db.asOwner.select({ key: candidates.personKey }).from(candidates);
  expect(left).toEqual([{ key: "Camille Nouveau" }]);
  // Readers are told as of any removal, and not that anybody objected.
  const changes = await readChanges(services, anna.id, 0);
  expect([changes?.removed.length, changes?.withdrawn]).toEqual([1, []]);
  expect(await db.asOwner.$count(prospectRemovals)).toBe(1);
  on("2029-03-03");
  await clean();
  expect(await names()).toEqual([]);
  const [team] = await db.asOwner.select().from(teams).where(eq(teams.id, teamId));
  expect(team?.prospectCount).toBe(0);
  const { counts } = (await listProspects(services, anna.id, { view: "all", limit: 50 })) as never;
  expect(counts).toEqual({ new: 0, due: 0, all: 0 });
});

test("whatever a customer does with a record, or writes for it, keeps it three years more", async () => {
  const { deliver, names, clean, services } = await list();
  const [noted = "", undone = "", written = ""] = await deliver(
    "2026-03-02",
    ...["Note", "Annulation", "Brouillon", "Rien"],
  );
  const note = { key: randomUUID(), kind: "note", text: "Vu" } as const;
  on("2027-06-01");
  await applyEvent(services, anna.id, noted, note);
  const called = await applyEvent(services, anna.id, undone, {
    ...{ key: randomUUID(), kind: "call", outcome: "no_answer" },
  });
  on("2027-06-02");
  if (called.kind !== "created") throw new Error(called.kind);
  await applyEvent(services, anna.id, undone, { key: randomUUID(), kind: "undo", event: called.event.id });
  const draft = { key: randomUUID(), kind: "email", prospectId: written } as const;
  expect((await createDraft(services, anna.id, draft)).kind).toBe("created");
  on("2029-03-02");
  await clean();
  expect(await names()).toEqual(["Annulation", "Brouillon", "Note"]);
  on("2030-06-01");
  await clean();
  expect(await names()).toEqual(["Annulation", "Brouillon"]);
  on("2030-06-02");
  await clean();
  expect(await names()).toEqual([]);
  // What was written for the person went with the record.
  expect(await services.db.asOwner.$count(drafts, eq(drafts.prospectId, written))).toBe(0);
});

test("a delivery or an import that repeats a record confirms it, and nobody else", async () => {
  const { deliver, names, clean, services, db, teamId } = await list();
  await deliver("2026-03-02", "Livraison", "Import", "Homonyme", "Oubli");
  const before = await db.asOwner.select({ seq: teams.lastSeq }).from(teams).where(eq(teams.id, teamId));
  on("2028-01-10");
  expect((await deliver("2028-01-10", "Livraison")).length).toBe(0);
  const file = { fileName: "salon.csv", fileHash: "0".repeat(64), by: "ops" };
  const begun = await beginImport(services, teamId, file);
  if (begun.kind !== "begun") throw new Error(begun.kind);
  // By the address, whatever the company is called there; a namesake with another address is somebody else.
  await begun.session.add([
    person("Import", { company: "Ateliers Import SAS" }),
    person("Homonyme", { email: { value: "autre@ateliers.example", state: "given" } }),
  ]);
  await begun.session.abandon();
  // Whoever follows the list sees no change.
  expect(await db.asOwner.select({ seq: teams.lastSeq }).from(teams).where(eq(teams.id, teamId))).toEqual(
    before,
  );
  on("2029-03-02");
  await clean();
  expect(await names()).toEqual(["Import", "Livraison"]);
  on("2031-01-10");
  await clean();
  expect(await names()).toEqual([]);
});

test("operators see first what would go, list by list, and what an import has not shown is left to it", async () => {
  const { deliver: toAnna, names, services, db, teamId } = await list();
  on("2026-03-02");
  const file = { fileName: "vieux.csv", fileHash: "0".repeat(64), by: "ops" };
  const begun = await beginImport(services, teamId, file);
  if (begun.kind !== "begun") throw new Error(begun.kind);
  await begun.session.add([person("Importe")]);
  const imported = await begun.session.finish(0);
  await toAnna("2026-03-02", "Un", "Deux");
  await deliver(services, bruno.id, [person("Ailleurs")], "2026-04-01");
  const at = parisMoment("2029-03-15", 9).getTime();
  expect(await idleProspects({ db }, at)).toEqual([{ teamId, prospects: 3 }]);
  expect(await names()).toHaveLength(4);
  expect(await removeExpired(db, [idleProspectsExpiry], { now: () => at })).toEqual({
    [idleProspectsExpiry.name]: 3,
  });
  expect(await names()).toEqual(["Ailleurs"]);
  expect(await idleProspects({ db }, at)).toEqual([]);
  // Taking back an import whose records went by themselves counts nothing twice.
  if (imported.kind !== "finished") throw new Error(imported.kind);
  expect(await undoImport(services, imported.id ?? "", "ops")).toMatchObject({ kind: "undone", removed: 0 });
  const [team] = await db.asOwner.select().from(teams).where(eq(teams.id, teamId));
  expect(team?.prospectCount).toBe(0);
});
