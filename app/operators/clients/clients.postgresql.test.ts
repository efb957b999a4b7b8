import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, parisMoment } from "#app/calendar/working-days.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { beginImport } from "#app/prospects/import/store/import-session.server.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { addPersona } from "#app/targeting/personas/personas.server.ts";
import { deletedAt, endWithPeriod, setOffer, subscriptionOf } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { auditLog, clients, nights, searches, session, subscriptions } from "#db/schema.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { deliver, newProspect, newProspects } from "#test/prospects/stored-prospects.ts";
import { openDesk } from "../desk/desk.server.ts";
import { askNightAt, cancelAt, holdAt, releaseAt, setOfferAt, undoImportAt } from "./act-on-client.server.ts";
import type { ClientFilter } from "./client-filter.ts";
import { findClients } from "./find-clients.server.ts";
import { previewAt } from "./import-at.server.ts";
import { readClient } from "./read-client.server.ts";

const who = { actor: "chloe@matinal.example", address: "192.0.2.1", requestId: "r-1" };
const all: ClientFilter = { search: "", list: null, isNew: false, offer: null };

/** Monday, 2 March 2026, in the morning in Paris. */
const at = (hour: string) => Date.parse(`2026-03-02T${hour}:00+01:00`);

async function opened() {
  const db = await openTestDatabase();
  return { db, services: { db }, desk: openDesk(db, who) };
}

/** A client with a company of this name, who came on that day. */
async function addClient(db: Database, id: string, companyName: string, createdAt = new Date()) {
  const client = { id, email: `${id}@exemple.fr` };
  await addUser(db.asOwner, client);
  await ensureClient(db.asOwner, client);
  await db.asOwner.update(clients).set({ createdAt }).where(eq(clients.id, id));
  await db.asClient(id, (tx) => saveProfile(tx, id, { companyName, icpLocation: "Lyon" }));
  return (await teamOf(db.asOwner, id))?.id ?? "";
}

/** The actions of the audit log about a client, the oldest first. */
const toldOf = async (db: Database, clientId: string) =>
  (await db.asOwner.select().from(auditLog).where(eq(auditLog.clientId, clientId)).orderBy(auditLog.id)).map(
    ({ action, details, subject }) => ({ action, details, subject }),
  );

test("clients are found by address and company whatever the accents, by offer, and by what became of their list", async () => {
  const { db, services, desk } = await opened();
  const old = new Date("2025-01-01T00:00:00Z");
  const teams = {
    anna: await addClient(db, "anna", "Énergie & Cætera 100%", new Date(old.getTime() + 2)),
    bruno: await addClient(db, "bruno", "<script>alert(1)</script>", new Date(old.getTime() + 1)),
    carla: await addClient(db, "carla", "Vauclair", old),
    dora: await addClient(db, "dora", "Vauclair et fils", new Date(at("08:00"))),
  };
  const find = async (filter: Partial<ClientFilter>, hour = "08:00") => {
    const found = await desk.read((tx) =>
      findClients(tx, { ...all, ...filter }, { after: null, now: at(hour) }),
    );
    return found.clients.map(({ id }) => id);
  };
  expect(await find({})).toEqual(["dora", "anna", "bruno", "carla"]);
  expect(await find({ search: "ENERGIE" })).toEqual(["anna"]);
  expect(await find({ search: "carla@EXEMPLE" })).toEqual(["carla"]);
  expect(await find({ search: "vauclair" })).toEqual(["dora", "carla"]);
  // Signs of patterns are signs.
  expect(await find({ search: "100%" })).toEqual(["anna"]);
  for (const search of ["%", "_", "\\", "'", "%'--"])
    expect([search, await find({ search })]).toEqual([search, search === "%" ? ["anna"] : []]);
  expect(await find({ isNew: true })).toEqual(["dora"]);

  await setOffer(services, teams.anna, { offer: "growth", until: null, by: "ops" });
  await setOffer(services, teams.bruno, { offer: "trial", until: null, by: "ops" });
  await setOffer(services, teams.carla, { offer: "growth", until: null, by: "ops" });
  expect((await cancelAt(services, desk, "carla")).kind).toBe("done");
  const cancelledAt = new Date(at("07:30"));
  await db.asOwner.update(subscriptions).set({ cancelledAt }).where(eq(subscriptions.teamId, teams.carla));
  expect(await find({ offer: "growth" })).toEqual(["anna"]);
  expect(await find({ offer: "trial" })).toEqual(["bruno"]);
  expect(await find({ offer: "cancelled" })).toEqual(["carla"]);
  expect((await cancelAt(services, desk, "carla")).kind).toBe("nothing");
  expect(await find({ offer: "none" })).toEqual(["dora"]);

  const night = { day: "2026-03-02", beginsAt: new Date(at("02:00")), dueAt: new Date(at("02:00")) };
  const delivered = { state: "delivered", delivered: 20, deliveredAt: new Date(at("07:00")) } as const;
  await db.asOwner.insert(nights).values([
    { teamId: teams.anna, ...night, ...delivered },
    { teamId: teams.bruno, ...night, state: "staged", error: "LIMITED" },
    { teamId: teams.carla, ...night, state: "searching" },
    { teamId: teams.dora, ...night, day: "2026-02-27", state: "left", enrichmentError: "NOT_READY" },
  ]);
  await db.asOwner.insert(searches).values({ teamId: teams.carla, heldAt: new Date(), heldBy: "root" });
  expect(await find({ list: "late" })).toEqual(["bruno"]);
  expect(await find({ list: "late" }, "06:59")).toEqual([]);
  expect(await find({ list: "held" })).toEqual(["carla"]);
  expect(await find({ list: "failed" })).toEqual(["dora", "bruno"]);

  await deliver(services, "anna", newProspects(3));
  const { clients: rows } = await desk.read((tx) => findClients(tx, all, { after: null, now: at("08:00") }));
  expect(rows[1]).toMatchObject({
    ...{ email: "anna@exemple.fr", company: "Énergie & Cætera 100%", offer: "growth", isHeld: false },
    night: { day: "2026-03-02", state: "delivered", delivered: 20 },
    list: { all: 3, fresh: 3, next: 0 },
  });
});

test("the list of clients goes on by cursor, and loses and repeats nobody who came in the same moment", async () => {
  const { db, desk } = await opened();
  const same = new Date("2026-01-01T00:00:00.123Z");
  const ids = Array.from({ length: 27 }, (_, number) => `client-${String(number).padStart(2, "0")}`);
  for (const id of ids) await addClient(db, id, "Même jour", same);
  const page = (after: string | null) => desk.read((tx) => findClients(tx, all, { after, now: Date.now() }));
  const first = await page(null);
  const second = await page(first.next);
  expect([first.clients.length, second.clients.length, second.next]).toEqual([25, 2, null]);
  expect([...first.clients, ...second.clients].map(({ id }) => id).sort()).toEqual(ids);
  for (const wrong of ["", "x", "1.", "1.' or true", `${"9".repeat(40)}.x`, "-1.client-00"])
    expect((await page(wrong)).clients[0]?.id, wrong).toBe("client-26");
});

test("a record tells of a client and of nobody in the list, and nothing that was written", async () => {
  const { db, services, desk } = await opened();
  const teamId = await addClient(db, "anna", "Vauclair");
  await setOffer(services, teamId, { offer: "trial", until: null, by: "root" });
  const { ids } = await deliver(services, "anna", [
    newProspect({ contact: "Hélène Secrète" }),
    newProspect({
      contact: "Paul Discret",
      company: "Autre",
      email: { value: "paul@autre.example", state: "given" },
    }),
  ]);
  const store = { db, environment: { authSecret: "a secret" } } as Parameters<typeof applyEvent>[0];
  const note = { key: randomUUID(), kind: "note", text: "Une note secrète" } as const;
  await applyEvent(store, "anna", ids[0] ?? "", note);
  const won = { key: randomUUID(), kind: "status", status: "won" } as const;
  await applyEvent(store, "anna", ids[1] ?? "", won);
  const now = new Date();
  await db.asOwner.insert(session).values({
    ...{ id: "s1", userId: "anna", token: "a-secret-token", userAgent: "Firefox/130 (Windows)" },
    ...{ createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 60_000) },
  });
  const wanted = { name: "Industrie", share: 30, valueProp: "Secrète", tone: null };
  await addPersona(store, { id: "anna", email: "anna@exemple.fr" }, { ...wanted, criteria: noCriteria });
  const record = await desk.readAbout({ action: "client.read", clientId: "anna" }, (tx) =>
    readClient(tx, "anna"),
  );
  expect(record).toMatchObject({
    ...{ email: "anna@exemple.fr", profile: { companyName: "Vauclair" }, hold: null },
    targeting: {
      followsProfile: true,
      understood: expect.arrayContaining([expect.stringContaining("Rhône")]),
    },
    personas: [{ name: "Industrie", share: 30, criteria: expect.arrayContaining([expect.any(String)]) }],
    subscription: { offer: "trial", until: null, deletedOn: null, lastDay: expect.stringMatching(/^\d{4}-/) },
    sessions: [{ id: "s1", userAgent: "Firefox/130 (Windows)" }],
  });
  expect(record?.counts).toEqual(
    expect.arrayContaining([
      { status: "new", count: 1 },
      { status: "won", count: 1 },
    ]),
  );
  expect(JSON.stringify(record)).not.toMatch(/Secrète|secrète|Discret|paul@autre|a-secret-token/);
  expect(await toldOf(db, "anna")).toMatchObject([{ action: "client.read" }]);
  expect(await desk.read((tx) => readClient(tx, "nobody"))).toBeNull();
});

test("what the desk changes is in the audit log once, pressed twice or by two at once, and never over a newer change", async () => {
  const { db, services, desk } = await opened();
  const teamId = await addClient(db, "anna", "Vauclair");
  const trial = { offer: "trial", until: null, seen: null } as const;
  const twice = await Promise.all([
    setOfferAt(services, desk, "anna", trial),
    setOfferAt(services, desk, "anna", trial),
  ]);
  expect(twice.map(({ kind }) => kind).sort()).toEqual(["done", "nothing"]);
  expect((await setOfferAt(services, desk, "anna", { ...trial, offer: "scale" })).kind).toBe("changed");
  const seen = (await subscriptionOf(db.asOwner, teamId))?.changedAt.toISOString() ?? "";
  expect(await setOfferAt(services, desk, "anna", { offer: "growth", until: "2030-01-31", seen })).toEqual({
    kind: "done",
  });
  expect(await subscriptionOf(db.asOwner, teamId)).toMatchObject({
    ...{ offer: "growth", until: "2030-01-31", changedBy: "desk" },
  });

  const act = {
    hold: () => holdAt(services, desk, "anna", "Ciblage à revoir"),
    release: () => releaseAt(services, desk, "anna", ""),
    cancel: () => cancelAt(services, desk, "anna"),
  };
  for (const each of [act.hold, act.release, act.cancel])
    expect((await Promise.all([each(), each()])).map(({ kind }) => kind).sort()).toEqual(["done", "nothing"]);
  expect(await act.hold()).toEqual({ kind: "done" });
  const record = await desk.read((tx) => readClient(tx, "anna"));
  expect(record?.hold).toMatchObject({ by: who.actor, reason: "Ciblage à revoir" });
  expect(record?.subscription?.deletedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await toldOf(db, "anna")).toEqual([
    { action: "offer.set", details: { offer: "trial", until: null }, subject: null },
    { action: "offer.set", details: { offer: "growth", until: "2030-01-31" }, subject: null },
    { action: "list.held", details: { reason: "Ciblage à revoir" }, subject: null },
    { action: "list.released", details: { reason: "" }, subject: null },
    { action: "offer.cancelled", details: {}, subject: null },
    { action: "list.held", details: { reason: "Ciblage à revoir" }, subject: null },
  ]);
  expect((await holdAt(services, desk, "nobody", "")).kind).toBe("gone");
});

test("a night is asked for anew between one and eighteen o'clock, once, and a delivered list stays", async () => {
  const { db, services, desk } = await opened();
  const teamId = await addClient(db, "anna", "Vauclair");
  const ask = (hour: string) => askNightAt(services, desk, "anna", at(hour));
  const night = async () => (await db.asOwner.select().from(nights).where(eq(nights.teamId, teamId)))[0];
  expect([await ask("00:59"), await ask("18:00")]).toEqual(["rests", "rests"]);
  expect(await askNightAt(services, desk, "anna", Date.parse("2026-03-01T09:00:00+01:00"))).toBe("rests");
  expect(await night()).toBeUndefined();

  expect([await ask("09:00"), await ask("09:00")]).toEqual(["asked", "working"]);
  expect(await night()).toMatchObject({ day: "2026-03-02", state: "searching" });
  await db.asOwner.update(nights).set({ state: "staged", stagedAt: new Date(), error: "LIMITED" });
  expect(await ask("09:00")).toBe("asked");
  expect(await night()).toMatchObject({ state: "searching" });
  // It waits for a register that was away.
  await db.asOwner.update(nights).set({ dueAt: new Date(Date.now() + 600_000) });
  expect(await ask("09:00")).toBe("asked");
  await db.asOwner.update(nights).set({ leaseUntil: new Date(Date.now() + 60_000) });
  expect(await ask("09:00")).toBe("working");
  await db.asOwner
    .update(nights)
    .set({ leaseUntil: null, state: "delivered", deliveredAt: new Date(), delivered: 3 });
  expect(await ask("09:00")).toBe("delivered");
  expect((await toldOf(db, "anna")).map(({ subject }) => subject)).toEqual([
    "2026-03-02",
    "2026-03-02",
    "2026-03-02",
  ]);
  expect(await askNightAt(services, desk, "nobody", at("09:00"))).toBe("gone");
});

test("an import is taken back once, only that of the client's own team", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { db, services, desk } = await opened();
  const teamId = await addClient(db, "anna", "Vauclair");
  await addClient(db, "bruno", "Autre");
  const begun = await beginImport(services, teamId, { fileName: "a.csv", fileHash: "a", by: "desk" });
  if (begun.kind !== "begun") throw new Error(begun.kind);
  await begun.session.add([newProspect()]);
  const finished = await begun.session.finish(0);
  const id = (finished.kind === "finished" && finished.id) || "";
  expect((await undoImportAt(services, desk, "bruno", id)).kind).toBe("missing");
  expect((await undoImportAt(services, desk, "anna", randomUUID())).kind).toBe("missing");
  const both = await Promise.all([
    undoImportAt(services, desk, "anna", id),
    undoImportAt(services, desk, "anna", id),
  ]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "nothing"]);
  expect(await toldOf(db, "anna")).toEqual([{ action: "import.undone", details: {}, subject: id }]);
  expect(await toldOf(db, "bruno")).toEqual([]);
});

test("an offer that its customer lets end is that offer until its last day, and a cancelled one from then on", async () => {
  const { db, services, desk } = await opened();
  const teamId = await addClient(db, "anna", "Vauclair");
  const today = parisDay(Date.now());
  await setOffer(services, teamId, { offer: "growth", until: today, by: "ops" });
  await db.asOwner.transaction((tx) => endWithPeriod(tx, teamId));
  const listed = async (offer: ClientFilter["offer"], days: number) => {
    const page = { after: null, now: Date.now() + days * 86_400_000 };
    return (await desk.read((tx) => findClients(tx, { ...all, offer }, page))).clients;
  };
  const end = parisMoment(daysAfter(today, 1), 0);
  const isToCome = { cancellation: end, isCancelled: false };
  expect(await listed("growth", 0)).toMatchObject([{ until: today, ...isToCome }]);
  expect(await listed("cancelled", 0)).toEqual([]);
  expect(await listed("growth", 2)).toEqual([]);
  expect(await listed("cancelled", 2)).toMatchObject([{ cancellation: end, isCancelled: true }]);
  const goneOn = parisDay(deletedAt(end).getTime());
  const subscription = async () => (await desk.read((tx) => readClient(tx, "anna")))?.subscription;
  expect(await subscription()).toMatchObject({ lastDay: today, deletedOn: goneOn, ...isToCome });

  // Once it has ended an operator moves the end no more, and imports nothing that would go with the list.
  const yesterday = daysAfter(today, -1);
  await db.asOwner.update(subscriptions).set({ until: yesterday }).where(eq(subscriptions.teamId, teamId));
  expect(await subscription()).toMatchObject({ isCancelled: true, cancellation: parisMoment(today, 0) });
  expect((await cancelAt(services, desk, "anna")).kind).toBe("nothing");
  const file = { name: "a.csv", bytes: Buffer.from("Société"), columns: null };
  expect(await previewAt(services, desk, "anna", file)).toEqual({ kind: "cancelled" });
});
