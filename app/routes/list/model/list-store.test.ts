import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import type { Prospect, ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import { unchangedSettings } from "#app/prospects/settings/arranged.ts";
import { listedAt, listedProspect, listedRecord, notArranged } from "#test/prospects/listed-prospects.ts";
import { filterIn } from "../list-query.ts";
import { awaitingDecision } from "./event-queue.ts";
import type { KeptEvent, KeptEvents } from "./kept-events.ts";
import { createListStore, type ListStore } from "./list-store.ts";
import type { Called, ProspectCalls } from "./prospect-calls.ts";

const userId = randomUUID();
const team = randomUUID();
const day = filterIn(new URLSearchParams());
const away = { ok: false as const, reason: "unavailable" as const };
const refusal = (status: number, code: string, retryAfter: number | null = null) => ({
  ...away,
  error: { status, code, message: `Non : ${code}.`, retryAfter, body: null },
});
const later = "2026-03-05T08:00:00.000Z";

/** What a browser keeps, in memory. */
function memory() {
  const kept = new Map<string, KeptEvent>();
  const events: KeptEvents = {
    save: (_userId, event) => void kept.set(event.key, event),
    remove: (_userId, key) => void kept.delete(key),
    load: () => [...kept.values()],
    carry: () => {},
  };
  return { kept, events };
}

/** A server in memory, with these prospects; every event makes "to call back" of them, but for what it says itself. */
function serverOf(prospects: Prospect[]) {
  const known = new Map(prospects.map((prospect) => [prospect.id, prospect]));
  const histories = new Map<string, ProspectEvent[]>();
  const posted: { id: string; event: NewEvent }[] = [];
  const stored = new Map<string, ProspectEvent>();
  let seq = 1;
  const change = (id: string, values: Partial<Prospect>) => {
    const before = known.get(id);
    if (!before) throw new Error("There is no such prospect.");
    seq += 1;
    const prospect = { ...before, ...values, seq };
    known.set(id, prospect);
    return prospect;
  };
  const counts = { new: 1, due: 0, all: 1 };
  const calls = {
    page: vi.fn<ProspectCalls["page"]>(async (_filter, view) => ({
      ok: true,
      body: { prospects: view === "today" ? [...known.values()] : [], counts, next: null },
    })),
    record: vi.fn<ProspectCalls["record"]>(async (id) => {
      const prospect = known.get(id);
      return prospect
        ? { ok: true, body: listedRecord(prospect, histories.get(id)) }
        : refusal(404, "not_found");
    }),
    changes: vi.fn<ProspectCalls["changes"]>(async (after) => ({
      ok: true,
      body: {
        prospects: [...known.values()].filter((prospect) => prospect.seq > after),
        removed: [],
        withdrawn: [],
        settings: 0,
        seq: Math.max(after, seq),
        team,
      },
    })),
    post: vi.fn<ProspectCalls["post"]>(async (id, event) => {
      posted.push({ id, event });
      const earlier = stored.get(event.key);
      const prospect = known.get(id);
      if (earlier && prospect) return { ok: true, body: { prospect, event: earlier } };
      const { key, kind, ...data } = event;
      const past = {
        id: randomUUID(),
        at: new Date(listedAt).toISOString(),
        by: userId,
        kind,
        data,
      } as ProspectEvent;
      stored.set(key, past);
      histories.set(id, [past, ...(histories.get(id) ?? [])]);
      const status = event.kind === "status" ? event.status : event.kind === "undo" ? "new" : undefined;
      const body = {
        prospect: change(id, status ? { status, nextStep: { what: "Rappeler", at: later } } : {}),
        event: past,
      };
      return { ok: true, body };
    }),
    settings: vi.fn<ProspectCalls["settings"]>(async () => ({ ok: true, body: unchangedSettings })),
  } satisfies ProspectCalls;
  const remove = (id: string) => known.delete(id);
  return { calls, posted, change, remove, seq: () => seq };
}

function open(
  prospects: Prospect[],
  {
    isOnline = () => true,
    browser = memory(),
    onWithdrawn = () => {},
    untilShown = async () => {},
    of = team,
  }: {
    isOnline?: () => boolean;
    untilShown?: () => Promise<void>;
    browser?: ReturnType<typeof memory>;
    onWithdrawn?: (count: number, forgotten: number) => void;
    of?: string;
  } = {},
) {
  const server = serverOf(prospects);
  const onRefused = vi.fn();
  const onSignedOut = vi.fn();
  const onMoved = vi.fn();
  const onForgotten = vi.fn();
  let now = listedAt;
  const store = createListStore({
    initial: {
      ...{
        ...{ userId, colleagues: [], personas: [], ...notArranged },
        filter: day,
        counts: { new: prospects.length, due: 0, all: prospects.length },
      },
      pages: [
        { view: "today", prospects, next: null },
        { view: "due", prospects: [], next: null },
        { view: "all", prospects: [], next: null },
      ],
      ...{ seq: 1, team: of, now: listedAt },
    },
    calls: server.calls,
    kept: browser.events,
    now: () => now,
    ...{ onRefused, onSignedOut, onMoved, onWithdrawn, onForgotten, isOnline, untilShown },
  });
  const told = { onRefused, onSignedOut, onMoved, onForgotten };
  return { store, server, browser, ...told, wait: (time: number) => (now += time) };
}

const settled = async (store: ListStore) => {
  await vi.waitFor(() =>
    expect(store.current().queue.filter(({ state }) => state === "waiting")).toEqual([]),
  );
};
const toCall = { kind: "status", status: "to_call" } as const;
const callBack = { kind: "status", status: "to_call_back" } as const;
const held = <Body>() => {
  const { promise, resolve } = Promise.withResolvers<Called<Body>>();
  return { promise, resolve };
};

test("what is done shows at once, with the next step that follows, and is then what the server says", async () => {
  const person = listedProspect();
  const { store, server } = open([person]);
  store.perform(person.id, callBack);
  expect(store.find(person.id)).toMatchObject({
    status: "to_call_back",
    nextStep: { what: "Rappeler", at: later },
  });
  await settled(store);
  expect(store.find(person.id)).toMatchObject({ status: "to_call_back", seq: 2 });
  expect(server.posted).toHaveLength(1);
});

test("a double press does one thing, and what changes nothing is not sent", async () => {
  const person = listedProspect();
  const { store, server, wait } = open([person]);
  expect(store.perform(person.id, { kind: "note", text: "Oui" })).not.toBeNull();
  expect(store.perform(person.id, { kind: "note", text: "Oui" })).toBeNull();
  wait(1_000);
  expect(store.perform(person.id, { kind: "note", text: "Oui" })).not.toBeNull();
  expect(store.perform(person.id, { kind: "status", status: "new" })).toBeNull();
  expect(store.perform(randomUUID(), callBack)).toBeNull();
  await settled(store);
  expect(server.posted).toHaveLength(2);
});

test("what was taken back can be done again at once", async () => {
  const person = listedProspect();
  const { store } = open([person]);
  const { status, nextStep } = person;
  const key = store.perform(person.id, callBack);
  store.undo(person.id, [key ?? ""], { status, nextStep });
  expect(store.perform(person.id, callBack)).not.toBeNull();
  await settled(store);
  expect(store.find(person.id)?.status).toBe("to_call_back");
});

test("the second press of a double one on Undo takes nothing else back, though the next event is under it", async () => {
  const person = listedProspect();
  const { store, wait } = open([person], { isOnline: () => false });
  const before = { status: person.status, nextStep: person.nextStep };
  const first = store.perform(person.id, callBack) ?? "";
  const second = store.perform(person.id, { kind: "status", status: "to_call" }) ?? "";
  expect(store.undo(person.id, [second], before)).toBe(true);
  expect(store.undo(person.id, [first], before)).toBe(false);
  expect(store.find(person.id)?.status).toBe("to_call_back");
  wait(1_000);
  expect(store.undo(person.id, [first], before)).toBe(true);
  expect(store.find(person.id)?.status).toBe("new");
});

test("an event is taken back once, by its key or by the id that the server gave it", async () => {
  const person = listedProspect();
  let isOnline = true;
  const { store, server, wait } = open([person], { isOnline: () => isOnline });
  const before = { status: person.status, nextStep: person.nextStep };
  store.keepRecord(listedRecord(person));
  const key = store.perform(person.id, callBack) ?? "";
  await settled(store);
  isOnline = false;
  const id = store.detailsOf(person.id)?.history[0]?.id ?? "";
  expect(id).not.toBe(key);
  store.undo(person.id, [id], before);
  wait(1_000);
  store.undo(person.id, [key], before);
  isOnline = true;
  await store.flush();
  await settled(store);
  expect(server.posted.map(({ event }) => event.kind)).toEqual(["status", "undo"]);
});

test("what is taken back before it was shown is not sent", async () => {
  const person = listedProspect();
  const shown = Promise.withResolvers<void>();
  const { store, server, browser } = open([person], { untilShown: () => shown.promise });
  const key = store.perform(person.id, callBack) ?? "";
  store.undo(person.id, [key], { status: person.status, nextStep: person.nextStep });
  shown.resolve();
  await settled(store);
  expect(server.posted).toEqual([]);
  expect(browser.kept.size).toBe(0);
});

test("a page that has left is not told a second time that the session is over", async () => {
  const person = listedProspect();
  const shown = Promise.withResolvers<void>();
  const { store, server, onSignedOut } = open([person], { untilShown: () => shown.promise });
  server.calls.post.mockImplementation(async () => ({ ok: false, reason: "signed out" }));
  store.perform(person.id, callBack);
  store.stop();
  shown.resolve();
  await vi.waitFor(() => expect(server.calls.post).toHaveBeenCalledOnce());
  await new Promise((resolve) => setImmediate(resolve));
  expect(onSignedOut).not.toHaveBeenCalled();
});

test("a row stays where it is while somebody looks at it, and goes where it belongs when they go on", async () => {
  const [one, other] = [listedProspect({ score: 90 }), listedProspect({ score: 80 })];
  const { store } = open([one, other]);
  store.hold(one.id);
  store.perform(one.id, callBack);
  await settled(store);
  expect(store.current().sections.today.ids).toEqual([one.id, other.id]);
  store.hold(other.id);
  expect(store.current().sections.today.ids).toEqual([other.id]);
  expect(store.current().sections.all.ids).toEqual([one.id]);
});

test("an event that the network lost is sent again with its key, and counts once", async () => {
  vi.useFakeTimers();
  const person = listedProspect();
  const { store, server, browser } = open([person]);
  const whole = server.calls.post.getMockImplementation() as ProspectCalls["post"];
  // The server stores it, but its answer is lost.
  server.calls.post.mockImplementationOnce(async (id, event) => {
    await whole(id, event);
    return away;
  });
  store.perform(person.id, callBack);
  await vi.advanceTimersByTimeAsync(10);
  expect(browser.kept.size).toBe(1);
  expect(store.find(person.id)?.status).toBe("to_call_back");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(new Set(server.posted.map(({ event }) => event.key)).size).toBe(1);
  expect(server.posted).toHaveLength(2);
  expect(store.current().queue).toEqual([]);
  expect(browser.kept.size).toBe(0);
  vi.useRealTimers();
});

test("what is done without a network is kept over a reload and sent once, in its order", async () => {
  const person = listedProspect();
  const browser = memory();
  let isOnline = false;
  const first = open([person], { browser, isOnline: () => isOnline });
  first.store.perform(person.id, callBack);
  first.store.perform(person.id, { kind: "note", text: "Après le salon" });
  expect(first.server.posted).toEqual([]);
  first.store.stop();

  const second = open([person], { browser, isOnline: () => isOnline });
  second.store.start();
  expect(second.store.find(person.id)?.status).toBe("to_call_back");
  isOnline = true;
  await second.store.flush();
  expect(second.server.posted.map(({ event }) => event.kind)).toEqual(["status", "note"]);
  expect(browser.kept.size).toBe(0);
});

test("what somebody else changed meanwhile is not overwritten: whoever kept an event decides", async () => {
  const person = listedProspect();
  const nextStep = { kind: "next_step", what: "Relancer", at: null } as const;
  let isOnline = false;
  const { store, server } = open([person], { isOnline: () => isOnline });
  store.perform(person.id, callBack);
  store.perform(person.id, { kind: "note", text: "Vu hier" });
  store.perform(person.id, nextStep);
  server.change(person.id, { status: "won", nextStep: null });
  isOnline = true;
  await store.flush();
  // A note changes nothing, and waits for no decision.
  expect(server.posted.map(({ event }) => event.kind)).toEqual(["note"]);
  expect(store.current().queue).toMatchObject([
    { state: "conflict", doing: callBack },
    { state: "waiting", doing: nextStep },
  ]);
  expect(awaitingDecision(store.current().queue)).toHaveLength(2);
  // It shows what stands, not what was kept.
  expect(store.find(person.id)?.status).toBe("won");

  const key = store.current().queue[0]?.key ?? "";
  store.insist(key);
  await settled(store);
  expect(server.posted.map(({ event }) => event)).toMatchObject([{ kind: "note" }, callBack, nextStep]);
  expect(store.find(person.id)?.status).toBe("to_call_back");
});

test("a kept event that is given up leaves what stands, and lets the others go", async () => {
  const person = listedProspect();
  let isOnline = false;
  const { store, server, browser } = open([person], { isOnline: () => isOnline });
  store.perform(person.id, callBack);
  store.perform(person.id, { kind: "note", text: "Vu hier" });
  server.change(person.id, { status: "won", nextStep: null });
  isOnline = true;
  await store.flush();
  store.drop(store.current().queue[0]?.key ?? "");
  await settled(store);
  expect(server.posted.map(({ event }) => event.kind)).toEqual(["note"]);
  expect(browser.kept.size).toBe(0);
  expect(store.find(person.id)?.status).toBe("won");
});

test("undoing what has not left yet forgets it; undoing what has left undoes that event", async () => {
  const person = listedProspect();
  let isOnline = false;
  const { store, server, browser } = open([person], { isOnline: () => isOnline });
  const before = { status: person.status, nextStep: person.nextStep };
  const unsent = store.perform(person.id, callBack) ?? "";
  store.undo(person.id, [unsent], before);
  store.undo(person.id, [unsent], before);
  expect(store.current().queue).toEqual([]);
  expect(browser.kept.size).toBe(0);

  isOnline = true;
  const answer = held<never>();
  const whole = server.calls.post.getMockImplementation() as ProspectCalls["post"];
  server.calls.post.mockImplementationOnce(async (id, event) => {
    await answer.promise;
    return whole(id, event);
  });
  const key = store.perform(person.id, { kind: "status", status: "to_call" }) ?? "";
  await vi.waitFor(() => expect(server.calls.post).toHaveBeenCalledOnce());
  store.undo(person.id, [key], before);
  store.undo(person.id, [key], before);
  expect(store.find(person.id)?.status).toBe("new");
  answer.resolve(away);
  await settled(store);
  expect(server.posted.map(({ event }) => event.kind)).toEqual(["status", "undo"]);
  const [, undo] = server.posted;
  expect(undo?.event).toMatchObject({ event: expect.not.stringMatching(key) });
  expect(store.find(person.id)?.status).toBe("new");
});

test.each([
  [409, "history_full"],
  [409, "not_newest"],
  [413, "storage_quota"],
  [507, "storage_quota"],
  [422, "invalid"],
  [404, "not_found"],
])("a refusal %i %s is told, kept at its place, and may be tried again", async (status, code) => {
  const person = listedProspect();
  const { store, server, browser, onRefused } = open([person]);
  server.calls.post.mockResolvedValueOnce(refusal(status, code));
  store.perform(person.id, callBack);
  await settled(store);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(store.current().queue).toMatchObject([{ state: "refused", message: `Non : ${code}.` }]);
  expect(store.find(person.id)?.status).toBe("new");
  expect(browser.kept.size).toBe(1);
  store.insist(store.current().queue[0]?.key ?? "");
  await vi.waitFor(() => expect(store.current().queue).toEqual([]));
  expect(store.find(person.id)?.status).toBe("to_call_back");
});

test("over the limit it waits as long as the server says, and sends the same event", async () => {
  vi.useFakeTimers();
  const person = listedProspect();
  const { store, server } = open([person]);
  server.calls.post.mockResolvedValueOnce(refusal(429, "too_many_events", 30));
  store.perform(person.id, callBack);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.calls.post).toHaveBeenCalledOnce();
  expect(store.current().queue[0]?.message).toBe("Non : too_many_events.");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.calls.post).toHaveBeenCalledTimes(2);
  expect(store.current().queue).toEqual([]);
  vi.useRealTimers();
});

test("what waited without a network is compared with what stands, also after the limit made it wait once more", async () => {
  vi.useFakeTimers();
  const person = listedProspect();
  let isOnline = false;
  const { store, server } = open([person], { isOnline: () => isOnline });
  store.perform(person.id, callBack);
  server.change(person.id, { status: "won", nextStep: null });
  server.calls.record.mockResolvedValueOnce(refusal(429, "too_many_reads", 5));
  isOnline = true;
  store.flush();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.current().queue).toMatchObject([{ state: "conflict" }]);
  expect(server.calls.post).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("what others change is followed: rows move, and the open record stays and is read again", async () => {
  const [one, other] = [listedProspect({ score: 90 }), listedProspect({ score: 80 })];
  const { store, server } = open([one, other]);
  store.hold(one.id);
  await store.loadRecord(one.id);
  server.change(one.id, { status: "won", nextStep: null });
  server.change(other.id, { status: "lost", nextStep: null });
  await store.pull(server.seq());
  expect(store.find(one.id)?.status).toBe("won");
  expect(store.current().sections.today.ids).toEqual([one.id]);
  expect(store.current().sections.all.ids).toEqual([other.id]);
  expect(server.calls.record).toHaveBeenCalledTimes(2);
  // The same number again asks for nothing.
  await store.pull(server.seq());
  expect(server.calls.changes).toHaveBeenCalledOnce();
});

test.each([
  ["told of", (store: ListStore, seq: number) => store.pull(seq)],
  ["asked for again, as after a reconnection,", (store: ListStore) => store.pull()],
])("changes that are %s while an older answer is on its way are followed", async (_when, ask) => {
  const person = listedProspect();
  const { store, server } = open([person]);
  let answer = () => {};
  server.calls.changes.mockImplementationOnce(async (after) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ok: true, body: { prospects: [], removed: [], withdrawn: [], settings: 0, seq: after, team } };
  });
  const pulled = store.pull();
  server.change(person.id, { status: "won", nextStep: null });
  await ask(store, server.seq());
  answer();
  await pulled;
  expect(store.find(person.id)?.status).toBe("won");
});

test("a removed prospect leaves the rows, and is said to be removed", async () => {
  const person = listedProspect();
  const { store, server } = open([person]);
  server.calls.changes.mockResolvedValueOnce({
    ok: true,
    body: { prospects: [], removed: [person.id], withdrawn: [], settings: 0, seq: 2, team },
  });
  await store.pull(2);
  expect(store.current().sections.today.ids).toEqual([]);
  expect(store.current().removed.has(person.id)).toBe(true);
});

test("a prospect whose person objected leaves the page whole, with what waited for the server, and is said once", async () => {
  const person = listedProspect();
  const onWithdrawn = vi.fn();
  const { store, server } = open([person], { onWithdrawn, isOnline: () => false });
  await store.loadRecord(person.id);
  store.perform(person.id, { kind: "note", text: "À rappeler" });
  expect(store.current().queue).toHaveLength(1);
  server.calls.changes.mockResolvedValueOnce({
    ok: true,
    body: { prospects: [], removed: [person.id], withdrawn: [person.id], settings: 0, seq: 2, team },
  });
  await store.pull(2);
  expect(store.current().withdrawn.has(person.id)).toBe(true);
  expect([store.find(person.id), store.detailsOf(person.id)]).toEqual([undefined, undefined]);
  expect(store.current().queue).toEqual([]);
  expect(onWithdrawn.mock.calls).toEqual([[1, 1]]);
  // As an answer that was on its way.
  store.keepRecord(listedRecord(person));
  expect([store.find(person.id), store.detailsOf(person.id)]).toEqual([undefined, undefined]);
});

test("who works in another team now is shown nothing of its list here", async () => {
  const person = listedProspect();
  const { store, server, onMoved } = open([]);
  server.calls.changes.mockResolvedValueOnce({
    ok: true,
    body: { prospects: [person], removed: [], withdrawn: [], settings: 0, seq: 1, team: randomUUID() },
  });
  await store.pull();
  expect(onMoved).toHaveBeenCalledOnce();
  expect(store.find(person.id)).toBeUndefined();
});

test.each(["withdrawn", "not_found"])(
  "what was kept for a record that is %s by then is forgotten, and that is said",
  async (code) => {
    const [person, other] = [listedProspect(), listedProspect()];
    const onWithdrawn = vi.fn();
    let isOnline = false;
    const opened = open([person, other], { onWithdrawn, isOnline: () => isOnline });
    const { store, server, browser, onForgotten, onRefused } = opened;
    store.hold(person.id);
    await store.loadRecord(person.id);
    store.perform(person.id, callBack);
    store.perform(person.id, { kind: "note", text: "Vu hier" });
    store.perform(other.id, toCall);
    server.remove(person.id);
    server.calls.record.mockImplementation(async (id) =>
      id === person.id ? refusal(404, code) : { ok: true, body: listedRecord(other) },
    );
    isOnline = true;
    await store.flush();
    expect(server.calls.changes).toHaveBeenCalled();
    expect(server.posted.map(({ id }) => id)).toEqual([other.id]);
    expect([store.current().queue, browser.kept.size]).toEqual([[], 0]);
    expect(store.current().removed.has(person.id)).toBe(true);
    expect(store.current().sections.all.ids).not.toContain(person.id);
    expect(onRefused).not.toHaveBeenCalled();
    const isWithdrawn = code === "withdrawn";
    expect(onWithdrawn.mock.calls).toEqual(isWithdrawn ? [[1, 2]] : []);
    expect(onForgotten.mock.calls).toEqual(isWithdrawn ? [] : [[2, person.contact]]);
    expect(store.find(person.id) === undefined).toBe(isWithdrawn);
  },
);

test("what is kept for a record waits while nobody can tell whether that is gone", async () => {
  const person = listedProspect();
  let isOnline = false;
  const { store, server, browser, onForgotten, onRefused } = open([person], { isOnline: () => isOnline });
  await store.loadRecord(person.id);
  store.perform(person.id, callBack);
  server.calls.post.mockResolvedValueOnce(refusal(404, "not_found"));
  server.calls.record
    .mockResolvedValueOnce({ ok: true, body: listedRecord(person) })
    .mockResolvedValueOnce(refusal(503, "unavailable", 20));
  isOnline = true;
  await store.flush();
  expect([onForgotten, onRefused].map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect([store.current().queue.map(({ state }) => state), browser.kept.size]).toEqual([["waiting"], 1]);
  expect(store.current().removed.has(person.id)).toBe(false);
  store.stop();
});

test("what was kept for another team's list is forgotten and said, and nothing of it is sent", async () => {
  const person = listedProspect();
  const browser = memory();
  let isOnline = false;
  const before = open([person], { browser, isOnline: () => isOnline });
  before.store.perform(person.id, callBack);
  // The page of before is told with the first answer, and leaves it to the next one.
  const now = randomUUID();
  before.server.calls.record.mockResolvedValue(refusal(404, "not_found"));
  before.server.calls.changes.mockResolvedValue({
    ok: true,
    body: { prospects: [], removed: [], withdrawn: [], settings: 0, seq: 1, team: now },
  });
  isOnline = true;
  await before.store.flush();
  expect(before.onMoved).toHaveBeenCalledOnce();
  expect(before.onForgotten).not.toHaveBeenCalled();
  expect([before.server.posted, browser.kept.size]).toEqual([[], 1]);

  const { store, server, onForgotten } = open([], { browser, of: now });
  store.start();
  expect(onForgotten.mock.calls).toEqual([[1, null]]);
  expect([store.current().queue, browser.kept.size]).toEqual([[], 0]);
  await store.flush();
  expect(server.calls.post).not.toHaveBeenCalled();
  store.start();
  expect(onForgotten).toHaveBeenCalledOnce();
});

test("far behind, the list is loaded anew instead of followed one by one", async () => {
  const person = listedProspect();
  const { store, server } = open([person]);
  server.calls.changes.mockResolvedValue({
    ok: true,
    body: { prospects: [], removed: [], withdrawn: [], settings: 0, seq: 60_000, team },
  });
  await store.pull(60_000);
  expect(server.calls.changes).toHaveBeenCalledTimes(1);
  expect(server.calls.page).toHaveBeenCalled();
  expect(store.current().seq).toBe(60_000);
});

test("changes that could not be fetched are asked for again, after growing pauses, or as long as the server says", async () => {
  vi.useFakeTimers();
  const person = listedProspect();
  const { store, server } = open([person]);
  server.change(person.id, { status: "won", nextStep: null });
  for (const answer of [away, refusal(500, "unexpected"), refusal(503, "unavailable", 20)])
    server.calls.changes.mockResolvedValueOnce(answer);
  await store.pull(server.seq());
  const asked = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after);
    return server.calls.changes.mock.calls.length;
  };
  expect(await asked(900)).toBe(1);
  expect(await asked(200)).toBe(2);
  expect(await asked(1_800)).toBe(2);
  expect(await asked(200)).toBe(3);
  expect(await asked(19_000)).toBe(3);
  expect(store.find(person.id)?.status).toBe("new");
  expect(await asked(2_000)).toBe(4);
  expect(store.find(person.id)?.status).toBe("won");
  expect(await asked(600_000)).toBe(4);
  vi.useRealTimers();
});

test("what follows changes is repeated too: the settings, the open record, the list anew; a page that is left asks no more", async () => {
  vi.useFakeTimers();
  const person = listedProspect();
  const { store, server } = open([person]);
  store.hold(person.id);
  await store.loadRecord(person.id);
  server.change(person.id, { status: "won", nextStep: null });
  server.calls.changes.mockResolvedValue({
    ok: true,
    body: { prospects: [], removed: [], withdrawn: [], settings: 3, seq: 2, team },
  });
  server.calls.settings.mockResolvedValueOnce(away).mockResolvedValue({
    ok: true,
    body: { ...unchangedSettings, version: 3 },
  });
  await store.pull(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.current().settings.version).toBe(3);

  server.calls.record.mockResolvedValueOnce(away);
  await store.loadRecord(person.id);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([...store.current().failedRecords]).toEqual([]);

  server.calls.page.mockResolvedValueOnce(away);
  await store.pull(60_000);
  expect(store.current()).toMatchObject({ phase: "failed", seq: 2 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store.current()).toMatchObject({ phase: "ready", seq: 60_000 });

  server.calls.changes.mockClear().mockResolvedValue(away);
  await store.pull();
  store.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls.changes).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a record that keeps failing is asked for less and less often, whatever changes arrive", async () => {
  vi.useFakeTimers();
  const person = listedProspect();
  const { store, server } = open([person]);
  store.hold(person.id);
  await store.loadRecord(person.id);
  server.calls.record.mockClear().mockResolvedValue(refusal(500, "unexpected"));
  await store.loadRecord(person.id);
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    await store.pull();
  }
  // After 1, 2, 4, 8, 16 and 30 seconds.
  expect(server.calls.record.mock.calls.length).toBeLessThanOrEqual(7);
  store.stop();
  vi.useRealTimers();
});

test("a page that could not be loaded is said, and loaded when somebody asks again", async () => {
  const { store, server } = open([]);
  server.calls.page.mockResolvedValueOnce(away);
  store.show({ ...day, status: "won" });
  await vi.waitFor(() => expect(store.current().phase).toBe("failed"));
  await store.loadMore();
  expect(store.current().phase).toBe("ready");
});

test("what could not be loaded is loaded when the network is back: the rows, and the record that is open", async () => {
  const person = listedProspect();
  const { store, server } = open([person]);
  server.calls.page.mockResolvedValueOnce(away);
  server.calls.record.mockResolvedValueOnce(away);
  store.hold(person.id);
  store.wantRecord(person.id);
  store.show({ ...day, status: "won" });
  await vi.waitFor(() => {
    expect(store.current().phase).toBe("failed");
    expect([...store.current().failedRecords]).toEqual([person.id]);
  });
  store.loadFailed();
  await vi.waitFor(() => {
    expect(store.current().phase).toBe("ready");
    expect(store.detailsOf(person.id)).toBeDefined();
  });
  expect([...store.current().failedRecords]).toEqual([]);
});

test("how close the rows stand is no other part of the list, and loads nothing", () => {
  const person = listedProspect();
  const { store, server } = open([person]);
  store.show({ ...day, density: "compact" });
  expect(store.current()).toMatchObject({ phase: "ready", filter: { density: "compact" } });
  expect(store.current().sections.today.ids).toEqual([person.id]);
  expect(server.calls.page).not.toHaveBeenCalled();
});

test("the answer to an earlier filter is not shown", async () => {
  const [old, wanted] = [listedProspect({ status: "won" }), listedProspect({ status: "lost" })];
  const { store, server } = open([]);
  const slow = held<{
    prospects: Prospect[];
    counts: { new: number; due: number; all: number };
    next: null;
  }>();
  const counts = { new: 0, due: 0, all: 1 };
  server.calls.page.mockReturnValueOnce(slow.promise);
  store.show({ ...day, view: "all", status: "won" });
  server.calls.page.mockResolvedValueOnce({ ok: true, body: { prospects: [wanted], counts, next: null } });
  store.show({ ...day, view: "all", status: "lost" });
  await vi.waitFor(() => expect(store.current().sections.all.ids).toEqual([wanted.id]));
  slow.resolve({ ok: true, body: { prospects: [old], counts, next: null } });
  await slow.promise;
  expect(store.current().sections.all.ids).toEqual([wanted.id]);
});

test("a session that is over ends the page, and what was done stays kept", async () => {
  const person = listedProspect();
  const { store, server, browser, onSignedOut } = open([person]);
  server.calls.post.mockResolvedValueOnce({ ok: false, reason: "signed out" });
  store.perform(person.id, callBack);
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  expect(browser.kept.size).toBe(1);
});

test("a new day puts everybody where they belong", async () => {
  const person = listedProspect();
  const { store, server, wait } = open([person]);
  wait(24 * 60 * 60 * 1_000);
  store.tick();
  await vi.waitFor(() => expect(store.current().phase).toBe("ready"));
  expect(server.calls.page).toHaveBeenCalled();
  expect(store.current().sections.today.ids).toEqual([]);
});
