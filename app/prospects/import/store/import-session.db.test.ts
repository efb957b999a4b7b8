import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { ListQuery } from "#app/prospects/prospect-bodies.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { readChanges } from "#app/prospects/store/read-changes.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { isShown } from "#app/prospects/store/shown-prospects.server.ts";
import { rules } from "#app/retention/enforcement.server.ts";
import type { Services } from "#app/services.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import { imports, prospects, teams } from "#db/schema.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { beginImport, leaseLength } from "./import-session.server.ts";
import { listImports, undoImport } from "./undo-import.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

const file = { fileName: "salon.csv", fileHash: "a".repeat(64), by: "operator" };

async function twoClients() {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  return { ...services, teamId: await teamIdOf(services, anna.id) };
}

async function begin(services: Services & { teamId: string }, options = {}) {
  const begun = await beginImport(services, services.teamId, file, options);
  if (begun.kind !== "begun") throw new Error("The import did not begin.");
  return begun;
}

async function importAll(services: Services & { teamId: string }, wanted: readonly NewProspect[]) {
  const { session } = await begin(services);
  const known: number[] = [];
  for (let from = 0; from < wanted.length; from += 100) {
    const added = await session.add(wanted.slice(from, from + 100));
    if (added.kind !== "added") throw new Error(`Nothing was added: ${added.kind}.`);
    known.push(...added.known.map((position) => position + from));
  }
  const finished = await session.finish(0);
  if (finished.kind !== "finished") throw new Error("The import was lost.");
  return { ...finished, positions: known };
}

const listOf = (services: Services, client = anna, query = {}) =>
  listProspects(services, client.id, v.parse(ListQuery, query));

/** All that the client sees of the list. */
async function seen(services: Services, client = anna) {
  const list = await listOf(services, client, { limit: "200" });
  const { prospects: changed, removed, seq } = await readChanges(services, client.id, 0);
  if (list === "wrong-cursor") throw new Error("The cursor is wrong.");
  return {
    list: list.prospects.map(({ id }) => id),
    counts: list.counts,
    changed: changed.map(({ id }) => id),
    removed,
    seq,
  };
}

const nothing = { list: [], counts: { new: 0, due: 0, all: 0 }, changed: [], removed: [], seq: 0 };

const stored = (services: Services) => services.db.asOwner.$count(prospects);

const reachedBy = (email: string) => ({ email: { value: email, state: "given" } as const });

test("an import is hidden until it is whole, then delivered today all at once, behind what happened meanwhile", async () => {
  const services = await twoClients();
  const { session } = await begin(services);
  expect(await session.add(newProspects(100))).toEqual({ kind: "added", known: [], objected: [] });
  expect(await seen(services)).toEqual(nothing);
  const [hidden] = await services.db.asOwner.select({ id: prospects.id }).from(prospects).limit(1);
  expect(await readProspect(services, anna.id, hidden?.id ?? "")).toBeNull();
  expect(await listOf(services, anna, { q: "societe" })).toMatchObject({ prospects: [], next: null });
  const note = { key: crypto.randomUUID(), kind: "note", text: "Non" } as const;
  expect(await applyEvent(services, anna.id, hidden?.id ?? "", note)).toEqual({ kind: "missing" });

  // The product goes on meanwhile, and whoever follows the changes misses nothing.
  const [other = ""] = (await deliver(services, anna.id, [newProspect()])).ids;
  const between = await seen(services);
  expect(between).toMatchObject({ list: [other], counts: { all: 1 }, changed: [other] });
  expect(await session.add(newProspects(120).slice(90))).toEqual({
    kind: "added",
    known: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    objected: [],
  });
  expect(await session.finish(3)).toMatchObject({ kind: "finished", added: 120, known: 10 });

  const { prospects: changed, seq } = await readChanges(services, anna.id, between.seq);
  expect(changed).toHaveLength(120);
  expect(new Set(changed.map(({ deliveredOn }) => deliveredOn))).toEqual(new Set([parisDay(Date.now())]));
  const [team] = await services.db.asOwner.select().from(teams).where(eq(teams.id, services.teamId));
  expect(team).toMatchObject({ lastSeq: seq, prospectCount: 121 });
  expect((await seen(services)).counts).toMatchObject({ new: 120, all: 121 });
  expect(await seen(services, bruno)).toEqual(nothing);
  const { fileName, fileHash, by } = file;
  expect(await listImports(services, services.teamId)).toMatchObject([
    { fileName, fileHash, by, added: 120, known: 10, refused: 3, undone: null },
  ]);
  // The next change goes on after its numbers.
  await deliver(services, anna.id, [newProspect(reachedBy("suivant@a.example"))]);
  expect((await readChanges(services, anna.id, seq)).prospects).toHaveLength(1);
});

test("the same file again adds nothing and leaves no trace, also when it repeats itself", async () => {
  const services = await twoClients();
  const wanted = [...newProspects(150), ...newProspects(20)];
  const first = await importAll(services, wanted);
  expect(first).toMatchObject({ added: 150, known: 20 });
  const before = await seen(services);
  const again = await begin(services);
  expect(again.earlier?.id).toBe(first.id);
  await again.session.abandon();
  expect(await importAll(services, wanted)).toMatchObject({ id: null, added: 0, known: 170 });
  expect(await seen(services)).toEqual(before);
  expect(await services.db.asOwner.$count(imports)).toBe(1);
});

test("a dry run tells the same and stores nothing", async () => {
  const services = await twoClients();
  await deliver(services, anna.id, newProspects(10));
  const { session } = await begin(services, { isDry: true });
  expect(await session.add(newProspects(30))).toEqual({
    kind: "added",
    known: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    objected: [],
  });
  expect(await session.add(newProspects(31).slice(25))).toEqual({
    kind: "added",
    known: [0, 1, 2, 3, 4],
    objected: [],
  });
  expect(await session.finish(0)).toEqual({ kind: "finished", id: null, added: 21, known: 15, withdrawn: 0 });
  expect([await stored(services), await services.db.asOwner.$count(imports)]).toEqual([10, 0]);
});

test("what a killed import left is gone before the next one begins, and after a minute by housekeeping", async () => {
  const services = await twoClients();
  const { session } = await begin(services);
  await session.add(newProspects(100));
  // Nothing says that it was killed: another one has to wait, and is told how long.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  await services.db.asOwner.update(imports).set({ leaseUntil: new Date(Date.now() + leaseLength) });
  expect(await beginImport(services, services.teamId, file)).toEqual({
    kind: "busy",
    retryAfter: Math.ceil(leaseLength / 1_000),
  });
  expect((await beginImport(services, await teamIdOf(services, bruno.id), file)).kind).toBe("begun");

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + leaseLength + 1_000 });
  expect(await importAll(services, newProspects(40))).toMatchObject({ added: 40, known: 0 });
  expect(await session.add(newProspects(5, reachedBy("x@y.example")))).toEqual({ kind: "lost" });
  expect(await session.finish(0)).toEqual({ kind: "lost" });
  expect(await stored(services)).toBe(40);

  const { session: killed } = await begin(services);
  await killed.add(newProspects(100).slice(50));
  vi.setSystemTime(Date.now() + leaseLength + 1_000);
  await removeExpired(services.db, rules);
  expect(await killed.finish(0)).toEqual({ kind: "lost" });
  expect([await stored(services), await services.db.asOwner.$count(imports)]).toEqual([40, 1]);
  expect((await seen(services)).removed).toEqual([]);
});

test("an import that is abandoned, or fits no more, leaves the list as it was", async () => {
  const services = await twoClients();
  await deliver(services, anna.id, newProspects(5));
  const before = await seen(services);
  const { session } = await begin(services);
  await session.add(newProspects(100));
  await session.abandon();
  expect(await session.finish(0)).toEqual({ kind: "lost" });
  expect(await seen(services)).toEqual(before);
  expect(await stored(services)).toBe(5);

  await services.db.asOwner
    .update(teams)
    .set({ prospectCount: prospectLimits.prospects - 50 })
    .where(eq(teams.id, services.teamId));
  const { session: next } = await begin(services);
  expect((await next.add(newProspects(50))).kind).toBe("added");
  expect((await next.add(newProspects(60).slice(50))).kind).toBe("full");
  await next.abandon();
  expect(await stored(services)).toBe(5);
});

test("undoing takes back what nobody worked on, tells the readers, and happens once", async () => {
  const services = await twoClients();
  const [older = ""] = (await deliver(services, anna.id, [newProspect()])).ids;
  const { id } = await importAll(services, newProspects(450));
  const { list, seq } = await seen(services);
  const worked = list.find((each) => each !== older) ?? "";
  const call = { key: crypto.randomUUID(), kind: "call", outcome: "answered" } as const;
  expect((await applyEvent(services, anna.id, worked, call)).kind).toBe("created");
  expect(await undoImport(services, crypto.randomUUID(), "operator")).toEqual({ kind: "missing" });

  expect(await undoImport(services, id ?? "", "operator")).toEqual({ kind: "undone", removed: 449, kept: 1 });
  const after = await seen(services);
  expect([after.list.sort(), after.counts.all]).toEqual([[older, worked].sort(), 2]);
  const first = await readChanges(services, anna.id, seq);
  const removed = [...first.removed, ...(await readChanges(services, anna.id, first.seq)).removed];
  expect(new Set(removed).size).toBe(449);
  expect(await undoImport(services, id ?? "", "operator")).toEqual({ kind: "undone-before" });
  expect(await listImports(services, services.teamId)).toMatchObject([
    { id, undone: { by: "operator", kept: 1 } },
  ]);
  // The file may come again; whoever stayed is known.
  expect(await importAll(services, newProspects(450))).toMatchObject({ added: 449, known: 1 });
});

test("an undoing that was killed hides everything at once, and housekeeping ends it", async () => {
  const services = await twoClients();
  const { id } = await importAll(services, newProspects(30));
  await services.db.asOwner
    .update(imports)
    .set({ state: "undoing" })
    .where(eq(imports.id, id ?? ""));
  await services.db.asOwner.update(teams).set({ prospectCount: 0 }).where(eq(teams.id, services.teamId));
  expect(await seen(services)).toMatchObject({ list: [], counts: { new: 0, due: 0, all: 0 }, changed: [] });
  await removeExpired(services.db, rules);
  expect((await seen(services)).removed).toHaveLength(30);
  expect(await listImports(services, services.teamId)).toMatchObject([{ id }]);
});

test("whatever state an import is in, the product tells of its prospects exactly where customers see them", async () => {
  const services = await twoClients();
  await importAll(services, newProspects(3));
  const { asOwner, asClient } = services.db;
  for (const [state, visible] of [
    ["loading", 0],
    ["abandoned", 0],
    ["undoing", 0],
    ["done", 3],
    ["undone", 3],
  ] as const) {
    await asOwner.update(imports).set({ state });
    expect([state, await asOwner.$count(prospects, isShown)]).toEqual([state, visible]);
    expect([state, await asClient(anna.id, (tx) => tx.$count(prospects))]).toEqual([state, visible]);
  }
});

test("undoing keeps whom somebody has written to, with the draft", async () => {
  const served = await servicesWithProfiles(anna, bruno);
  const services = { ...served, teamId: await teamIdOf(served, anna.id) };
  const { id } = await importAll(services, newProspects(2));
  const { list } = await seen(services);
  const wish = { key: crypto.randomUUID(), kind: "email", prospectId: list[0] ?? "" } as const;
  expect((await createDraft(services, anna.id, wish)).kind).toBe("created");
  expect(await undoImport(services, id ?? "", "operator")).toEqual({ kind: "undone", removed: 1, kept: 1 });
  expect((await seen(services)).list).toEqual([list[0]]);
  expect(await listDrafts(services, anna.id, { prospectId: list[0] })).toHaveLength(1);
});

test("a person whose folded name is eighteen times as long is stored, and known again", async () => {
  const services = await twoClients();
  const signs = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0xfd50 + (index % 60))).join(
    "",
  );
  const long = newProspect({
    company: "\uFDFA".repeat(200),
    contact: signs,
    role: signs,
    city: "\u{1F600}".repeat(200),
    email: { value: null, state: "missing" },
  });
  expect(await importAll(services, [long, long])).toMatchObject({ added: 1, known: 1 });
});
