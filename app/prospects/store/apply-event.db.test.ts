import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, parisMoment } from "#app/calendar/working-days.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { prospectEvents, prospects, teams } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { pretendToStore } from "#test/storage/storage-uses.ts";
import type { NewEvent } from "../prospect-bodies.ts";
import { applyEvent } from "./apply-event.server.ts";
import { readChanges } from "./read-changes.server.ts";
import { readProspect } from "./read-prospect.server.ts";

// A Monday, 9:00 in Paris.
fakeClock();

type Wish = NewEvent extends infer Event
  ? Event extends { key: string }
    ? Omit<Event, "key"> & { key?: string }
    : never
  : never;

/** Anna with a prospect, and what she and Bruno do with it. */
async function annasProspect() {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  const [id = ""] = (await deliver(services, anna.id, [newProspect()])).ids;
  const act = (wish: Wish, client = anna, prospect = id) =>
    applyEvent(services, client.id, prospect, { key: randomUUID(), ...wish } as NewEvent);
  const created = async (wish: Wish) => {
    const applied = await act(wish);
    if (applied.kind !== "created") throw new Error(applied.kind);
    return applied;
  };
  const record = () => readProspect(services, anna.id, id);
  return { services, id, act, created, record };
}

test("an event changes status and next step, is told with who and when, and an undo takes it back exactly", async () => {
  const { services, act, created, record } = await annasProspect();
  const before = await record();
  const called = await created({ kind: "call", outcome: "no_answer", note: "Absente" });
  vi.setSystemTime(Date.now() + 60_000);
  const won = await created({ kind: "status", status: "won" });
  expect(won.prospect).toMatchObject({ status: "won", nextStep: null, seq: 3 });
  expect(await record()).toEqual({
    ...won.prospect,
    workHistory: before?.workHistory,
    sources: before?.sources,
    history: [won.event, called.event],
  });
  expect(called.event).toMatchObject({
    ...{ kind: "call", by: anna.id, at: "2026-03-02T08:00:00.000Z" },
    data: { outcome: "no_answer", note: "Absente" },
  });

  expect(await act({ kind: "undo", event: called.event.id })).toEqual({ kind: "not-newest" });
  expect(await act({ kind: "undo", event: randomUUID() })).toEqual({ kind: "not-newest" });
  const undone = await created({ kind: "undo", event: won.event.id });
  expect(undone.prospect).toEqual({ ...called.prospect, seq: 4 });
  expect(await act({ kind: "undo", event: undone.event.id })).toEqual({ kind: "not-newest" });
  expect(await act({ kind: "undo", event: won.event.id })).toEqual({ kind: "not-newest" });
  const { history: _, workHistory, sources, ...first } = before ?? ({} as NonNullable<typeof before>);
  expect((await created({ kind: "undo", event: called.event.id })).prospect).toEqual({ ...first, seq: 5 });
  expect((await record())?.history).toHaveLength(4);
  expect(await readChanges(services, anna.id, 4)).toMatchObject({
    prospects: [{ seq: 5 }],
    removed: [],
    seq: 5,
  });
});

test("the same key stores one event, and with other content or another prospect none", async () => {
  const { services, act, record } = await annasProspect();
  const [other = ""] = (await deliver(services, anna.id, newProspects(1))).ids;
  const wish = {
    key: randomUUID(),
    kind: "next_step",
    what: "Écrire",
    at: "2026-03-04T08:00:00.000Z",
  } as const;
  const all = await Promise.all(Array.from({ length: 5 }, () => act(wish)));
  expect(all.map(({ kind }) => kind).sort()).toEqual([
    "created",
    "repeated",
    "repeated",
    "repeated",
    "repeated",
  ]);
  const events = all.map((applied) => "event" in applied && applied.event.id);
  expect(new Set(events).size).toBe(1);
  for (const change of [{ what: "Appeler" }, { at: null }])
    expect(await act({ ...wish, ...change })).toEqual({ kind: "conflict" });
  expect(await act({ key: wish.key, kind: "note", text: "Écrire" })).toEqual({ kind: "conflict" });
  expect(await act(wish, anna, other)).toEqual({ kind: "conflict" });
  expect((await record())?.history).toHaveLength(1);
  // In another team the same key is free, and the prospect is none.
  expect(await act(wish, bruno)).toEqual({ kind: "missing" });
  expect(await act({ kind: "note", text: "Oui" }, anna, randomUUID())).toEqual({ kind: "missing" });
});

test("simultaneous writers lose no event and double none, and what follows is what the history says", async () => {
  const { services, act, created, record } = await annasProspect();
  await deliver(services, anna.id, newProspects(3));
  const wishes: Wish[] = Array.from({ length: 20 }, (_, number) =>
    number % 2
      ? { kind: "note", text: `n° ${number}` }
      : { kind: "status", status: number % 4 ? "won" : "to_call" },
  );
  const all = await Promise.all(wishes.map((wish) => act(wish)));
  expect(all.map(({ kind }) => kind)).toEqual(wishes.map(() => "created"));
  const seqs = await services.db.asOwner
    .select({ seq: prospectEvents.seq })
    .from(prospectEvents)
    .orderBy(prospectEvents.seq);
  expect(seqs.map(({ seq }) => seq)).toEqual(wishes.map((_, index) => index + 5));
  const stored = await record();
  const last = stored?.history.find(({ kind }) => kind === "status");
  expect(stored).toMatchObject({ seq: 24, status: last?.kind === "status" && last.data.status });
  // Two who undo the same event: one of them does.
  const { event } = await created({ kind: "note", text: "Deux fois" });
  const undos = await Promise.all([1, 2].map(() => act({ kind: "undo", event: event.id })));
  expect(undos.map(({ kind }) => kind).sort()).toEqual(["created", "not-newest"]);
});

test("what is written into a history counts as work, has its limits, and goes with the account", async () => {
  const { services, id, act } = await annasProspect();
  const text = "🌅".repeat(4_000);
  expect((await act({ kind: "note", text })).kind).toBe("created");
  expect((await storageUseOf(services, anna.id)).work).toBe(Buffer.byteLength(JSON.stringify({ text })) + 1);
  await pretendToStore(services, anna.id, { work: 20_000_000 });
  expect(await act({ kind: "note", text: "Encore" })).toEqual({ kind: "no-room", quota: "work" });
  await pretendToStore(services, anna.id, { work: 0 });

  for (let count = 1; count < 120; count++) await act({ kind: "note", text: `n° ${count}` });
  expect(await act({ kind: "note", text: "Trop" })).toEqual({ kind: "limited", retryAfter: 60 });
  const repeated = (await readProspect(services, anna.id, id))?.history[0];
  expect(repeated).toMatchObject({ data: { text: "n° 119" } });

  const late = [1, 2, 3].map(() => act({ kind: "status", status: "won" }, bruno));
  await Promise.all([...late, deleteAccount(services, anna)]);
  expect(await act({ kind: "note", text: "Trop tard" })).toEqual({ kind: "missing" });
  for (const table of [prospects, prospectEvents]) expect(await services.db.asOwner.$count(table)).toBe(0);
  expect(await services.db.asOwner.$count(teams)).toBe(1);
});

test("once an offer is over nothing of the list changes until the next one, but for who never had one", async () => {
  const { services, act, created, record } = await annasProspect();
  const first = await created({ kind: "note", text: "Sans offre", key: randomUUID() });
  const teamId = await teamIdOf(services, anna.id);
  const enter = (until: string | null) => setOffer(services, teamId, { offer: "growth", until, by: "ops" });
  const today = parisDay(Date.now());
  await enter(today);
  const last = { kind: "status", status: "to_call", key: randomUUID() } as const;
  await created(last);
  const before = await record();

  vi.setSystemTime(parisMoment(daysAfter(today, 1), 0));
  for (const wish of [
    { kind: "status", status: "won" },
    { kind: "note", text: "Après" },
    { kind: "assign", to: anna.id },
    { kind: "undo", event: first.event.id },
  ] as const)
    expect((await act(wish)).kind).toBe("offer-over");
  // What was stored before is no change.
  expect((await act(last)).kind).toBe("repeated");
  expect(await record()).toEqual(before);

  await enter(null);
  await created({ kind: "status", status: "won" });
  await cancelSubscription(services, teamId, "ops");
  expect((await act({ kind: "note", text: "Après" })).kind).toBe("offer-over");
});
