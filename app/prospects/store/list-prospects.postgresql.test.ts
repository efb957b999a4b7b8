import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import type { Services } from "#app/services.server.ts";
import { Committing } from "#db/database.server.ts";
import { fakeClock } from "#test/clock.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { readsOf } from "#test/database/reads.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, newProspects } from "#test/prospects/stored-prospects.ts";
import { ListQuery } from "../prospect-bodies.ts";
import type { ProspectList } from "../prospects-protocol.ts";
import { applyEvent } from "./apply-event.server.ts";
import { listProspects } from "./list-prospects.server.ts";
import { readProspect } from "./read-prospect.server.ts";

// A Monday, 9:00 in Paris.
fakeClock();

/** Services with the clients' rows, and so their teams. */
async function twoClients(): Promise<Services> {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  return services;
}

async function list(
  services: Services,
  query: Record<string, string> = {},
  client = anna,
): Promise<ProspectList> {
  const found = await listProspects(services, client.id, v.parse(ListQuery, query));
  if (found === "wrong-cursor") throw new Error("The cursor is wrong.");
  return found;
}

const named = ({ prospects }: ProspectList) => prospects.map(({ company }) => company);

const act = (services: Services, id: string, event: object) =>
  applyEvent(services, anna.id, id, { key: randomUUID(), ...event } as Parameters<typeof applyEvent>[3]);

test("a delivered prospect is sent as it was delivered, with what follows from an empty history", async () => {
  const services = await twoClients();
  const prospect = newProspect();
  const [id = ""] = (await deliver(services, anna.id, [prospect])).ids;
  const { workHistory, sources, ...listed } = prospect;
  const nextStep = { what: "Appeler", at: "2026-03-02T08:00:00.000Z" };
  const sent = {
    ...{ id, seq: 1, ...listed, score: 92, status: "new" },
    ...{ nextStep, assignee: null, values: {}, persona: null, updates: [], deliveredOn: "2026-03-02" },
  };
  expect(await list(services)).toEqual({ prospects: [sent], counts: { new: 1, due: 0, all: 1 }, next: null });
  expect(await readProspect(services, anna.id, id)).toEqual({ ...sent, workHistory, sources, history: [] });
  expect(await readProspect(services, bruno.id, id)).toBeNull();
  expect(await list(services, {}, bruno)).toEqual({
    prospects: [],
    counts: { new: 0, due: 0, all: 0 },
    next: null,
  });
});

test("today's new ones come by score, due ones with the longest overdue first, and nobody is in both", async () => {
  const services = await twoClients();
  const scored = (scores: Record<string, number>) =>
    Object.entries(scores).map(([company, points]) =>
      newProspect({ company, email: { value: null, state: "missing" }, reasons: [{ points, text: "Oui" }] }),
    );
  const friday = await deliver(
    services,
    anna.id,
    scored({ Oublié: 10, Appelé: 50, Perdu: 90 }),
    "2026-02-27",
  );
  const [, called = "", lost = ""] = friday.ids;
  await deliver(services, anna.id, scored({ Neuf: 20, Mieux: 70 }));
  await act(services, called, { kind: "next_step", what: "Rappeler", at: "2026-03-02T22:59:59.000Z" });
  await act(services, lost, { kind: "status", status: "lost" });

  const today = await list(services, { view: "today" });
  expect([named(today), today.counts]).toEqual([["Mieux", "Neuf"], { new: 2, due: 2, all: 5 }]);
  expect(named(await list(services, { view: "due" }))).toEqual(["Oublié", "Appelé"]);
  expect(named(await list(services))).toEqual(["Perdu", "Mieux", "Appelé", "Neuf", "Oublié"]);

  await act(services, called, { kind: "next_step", what: "Rappeler", at: "2026-03-02T23:00:00.000Z" });
  expect(named(await list(services, { view: "due" }))).toEqual(["Oublié"]);
  vi.setSystemTime(Date.parse("2026-03-03T08:00:00.000Z"));
  const tomorrow = await list(services, { view: "due" });
  expect(tomorrow.counts).toEqual({ new: 0, due: 4, all: 5 });
  expect([named(tomorrow)[0], named(tomorrow)[3]]).toEqual(["Oublié", "Appelé"]);
});

test("the pages of each view have every prospect once, whatever its filters, and a cursor fits its view only", async () => {
  const services = await twoClients();
  await deliver(services, anna.id, newProspects(120), "2026-03-02");
  const { ids } = await deliver(
    services,
    anna.id,
    newProspects(40, { contact: "Anne Guilbert", sector: "Soins" }).map((each, number) => ({
      ...each,
      email: { value: `anne${number}@soins.example`, state: "given" },
    })),
    "2026-02-27",
  );
  // Due by what somebody did: one before the others, and one at their moment.
  const [early = "", among = ""] = ids;
  await act(services, early, { kind: "next_step", what: "Rappeler", at: "2026-02-26T08:00:00.000Z" });
  await act(services, among, { kind: "status", status: "to_call" });
  await act(services, among, { kind: "next_step", what: "Rappeler", at: "2026-02-27T08:00:00.000Z" });
  for (const [query, count] of [
    [{ view: "all" }, 160],
    [{ view: "today" }, 120],
    [{ view: "due" }, 40],
    [{ sector: "Soins" }, 40],
    [{ score: "90" }, 11],
    [{ status: "new", sector: "Soins", score: "10" }, 30],
    [{ q: "guilbert" }, 40],
    [{ view: "due", q: "soc ann" }, 40],
    [{ status: "won" }, 0],
  ] as const) {
    const seen: string[] = [];
    for (let after: string | null = "", pages = 0; after !== null && pages < 30; pages++) {
      const page: ProspectList = await list(services, { ...query, limit: "7", ...(after && { after }) });
      seen.push(...page.prospects.map(({ id }) => id));
      after = page.next;
    }
    expect([query, seen.length, new Set(seen).size]).toEqual([query, count, count]);
  }
  const due = (await list(services, { view: "due" })).prospects.map(
    ({ id, nextStep }) => `${nextStep?.at} ${id}`,
  );
  expect([due, due[0]]).toEqual([due.toSorted(), `2026-02-26T08:00:00.000Z ${early}`]);
  const { next } = await list(services, { view: "today", limit: "7" });
  for (const after of [
    next ?? "",
    "",
    "x",
    "__proto__",
    "W10",
    Buffer.from('["due",1e999,"x"]').toString("base64url"),
  ])
    expect(await listProspects(services, anna.id, v.parse(ListQuery, { view: "due", after })), after).toBe(
      "wrong-cursor",
    );
});

test("a search finds beginnings of words without accents in company, person, role and notes, of the own team alone", async () => {
  const services = await twoClients();
  const [id = ""] = (await deliver(services, anna.id, [newProspect()])).ids;
  await deliver(services, bruno.id, [newProspect({ contact: "Zoé Hautecœur" })]);
  const finds = async (q: string) => (await list(services, { q })).prospects.length === 1;
  for (const q of [
    "courtade",
    "COURT helene",
    "ateliers vau",
    "directrice  achats",
    "' | 'a",
    "Hélène",
    "",
    "  ",
    "!?",
  ])
    expect(await finds(q), q).toBe(true);
  for (const q of ["ourtade", "zoe", "sage", "besancon", "courtade zz", "plaquette", "x".repeat(400)])
    expect(await finds(q), q).toBe(false);

  const noted = await act(services, id, {
    kind: "call",
    outcome: "answered",
    note: "Envoyer la plaquette à Lœuilly",
  });
  if (noted.kind !== "created") throw new Error(noted.kind);
  expect([await finds("plaq"), await finds("loeuilly courtade")]).toEqual([true, true]);
  await act(services, id, { kind: "undo", event: noted.event.id });
  expect(await finds("plaq")).toBe(false);
  const hautecoeur = await listProspects(services, bruno.id, v.parse(ListQuery, { q: "hautecoeur" }));
  expect(hautecoeur).toMatchObject({ prospects: [{ contact: "Zoé Hautecœur" }] });
});

/** A page, with what was read of the prospects for it. */
async function readList({ db }: Services, query: Record<string, string>) {
  return db.asClient(anna.id, (tx) => {
    const asClient: typeof db.asClient = async (_, work) => {
      const result = await work(tx);
      return result instanceof Committing ? result.result : result;
    };
    const within = { db: { ...db, asClient } };
    return readsOf(tx, "prospects", async () => ({
      page: await listProspects(within, anna.id, v.parse(ListQuery, query)),
    }));
  });
}

test.each([
  ["of today, before anything is known about the table", "2026-03-02", false],
  ["due, before anything is known about the table", "2026-03-03", false],
  ["of today, once the table is analysed", "2026-03-02", true],
  ["due, once the table is analysed", "2026-03-03", true],
])("a page reads its own rows and few others: all are %s", async (_, day, isAnalysed) => {
  const services = await twoClients();
  await deliver(services, bruno.id, newProspects(500));
  await deliver(services, anna.id, newProspects(2_500, { contact: "Anne Guilbert" }));
  vi.setSystemTime(Date.parse(`${day}T08:00:00.000Z`));
  if (isAnalysed) await services.db.asOwner.execute("analyze prospects");
  const isToday = day === "2026-03-02";
  const counts = { new: isToday ? 2_500 : 0, due: isToday ? 0 : 2_500, all: 2_500 };
  const [full, empty] = isToday ? ["today", "due"] : ["due", "today"];
  for (const [query, length] of [
    [{}, 50],
    [{ score: "100" }, 24],
    [{ status: "won" }, 0],
    [{ sector: "Soins" }, 0],
    [{ view: full }, 50],
    [{ view: full, score: "100" }, 24],
    [{ view: full, status: "won" }, 0],
    [{ view: full, sector: "Soins" }, 0],
    [{ view: empty }, 0],
    // More than are sorted: the search reads the rows that it counts up to.
    [{ q: "guilbert" }, 50],
    [{ view: full, q: "guilbert" }, 50],
    [{ view: empty, q: "guilbert" }, 0],
    [{ q: "guilbert", sector: "Soins" }, 0],
    [{ q: "77" }, 11],
    [{ view: full, q: "77" }, 11],
  ] as const) {
    const { page, reads } = await readList(services, query as Record<string, string>);
    expect(page).toMatchObject({ prospects: { length }, counts });
    expect([query, reads.scans]).toEqual([query, 0]);
    const searched = "q" in query ? 2_001 : 0;
    expect(reads.rows, JSON.stringify(query)).toBeLessThan(length + 10 + searched);
  }
});
