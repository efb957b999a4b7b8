import type { Failed } from "#app/browser/call-api.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Status } from "#app/prospects/prospect-status.ts";
import {
  type EventAnswer,
  type Prospect,
  type ProspectList,
  type ProspectRecord,
  prospectErrorCodes,
  type View,
} from "#app/prospects/prospects-protocol.ts";
import { statusName, unchangedSettings } from "#app/prospects/settings/arranged.ts";
import type { Arranging, ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { createStore } from "#app/ui/create-store.ts";
import type { Filter } from "../list-query.ts";
import type { Names } from "../words/names.ts";
import { createEventQueue, isSameStanding, type QueuedEvent } from "./event-queue.ts";
import { type Doing, type KeptEvent, type KeptEvents, keptEvents, type Standing } from "./kept-events.ts";
import { dayOf } from "./placement.ts";
import { type ProspectCalls, prospectCalls } from "./prospect-calls.ts";
import { createRepeat } from "./repeat.ts";
import {
  loadedRows,
  nextSection,
  noSections,
  type Sections,
  without,
  withPage,
  withPlaced,
} from "./sections.ts";
import { type Details, shownHistory, shownProspect } from "./shown-prospect.ts";

/** Rows that are loaded at once: with the page, then as the reader comes near the end. */
export const firstRows = 50;
const moreRows = 200;

/** Changes beyond which the list is loaded anew instead of following them one by one. */
const mostFollowed = 2_000;

/** Milliseconds in which two presses that do the same count as one. */
const doublePress = 700;

/** Milliseconds after a change before the counts are asked for again. */
const countsDelay = 100;

/** Somebody who works on the list. */
export type Colleague = { id: string; email: string; name: string };

/** What the page comes with. */
export type InitialList = {
  userId: string;
  filter: Filter;
  pages: readonly { view: View; prospects: readonly Prospect[]; next: string | null }[];
  counts: ProspectList["counts"];
  /** How the team has arranged it; null as long as it has not. */
  settings: ListSettings | null;
  /** What of it the reader may change, and whether its rules ask for anything: what the offer includes. */
  may: Arranging;
  /** Everybody who works on the list, the reader too. */
  colleagues: readonly Colleague[];
  /** The personas beside the profile's. */
  personas: readonly { id: string; name: string }[];
  /** The team's number of the latest change that the pages may lack. */
  seq: number;
  /** The team whose list it is; `null` before there is one. */
  team: string | null;
  /** In milliseconds since the epoch. */
  now: number;
};

/** What the list shows; prospects are found by their ids (`find`). */
export type ListState = {
  filter: Filter;
  settings: ListSettings;
  sections: Sections;
  phase: "ready" | "loading" | "failed";
  counts: ProspectList["counts"];
  seq: number;
  now: number;
  queue: readonly QueuedEvent[];
  /** The prospect that somebody looks at: its row stays where it is until they go on. */
  held: string | null;
  /** The prospects that were removed since the page was loaded. */
  removed: ReadonlySet<string>;
  /** Those of them whose person objected: nothing of them is kept here. */
  withdrawn: ReadonlySet<string>;
  /** The colleagues who have a prospect open, by its id; those that nobody else has open are not in it. */
  viewers: ReadonlyMap<string, readonly string[]>;
  /** Prospects whose record could not be loaded. */
  failedRecords: ReadonlySet<string>;
};

export type ListStore = ReturnType<typeof createListStore>;

type Options = {
  initial: InitialList;
  calls?: ProspectCalls;
  kept?: KeptEvents;
  onSignedOut?: () => void;
  onRefused?: (event: QueuedEvent) => void;
  /** So many people objected; of what was done with them, so much was waiting and is forgotten. */
  onWithdrawn?: (count: number, forgotten: number) => void;
  /** So much that was waiting is forgotten: this contact is not in the list any more, or the reader is in another team. */
  onForgotten?: (count: number, contact: string | null) => void;
  /** The reader works in another team now. */
  onMoved?: () => void;
  now?: () => number;
  isOnline?: () => boolean;
  untilShown?: () => Promise<unknown>;
};

/** The list of the morning as one page knows it: what is loaded, what is done, and what others change meanwhile. */
export function createListStore({
  initial,
  calls = prospectCalls,
  kept = keptEvents,
  onSignedOut = () => {},
  onRefused = () => {},
  onWithdrawn = () => {},
  onForgotten = () => {},
  onMoved = () => {},
  now = Date.now,
  isOnline = () => navigator.onLine,
  ...environment
}: Options) {
  const { userId } = initial;
  const colleague = (id: string) => initial.colleagues.find((each) => each.id === id);
  /** Of the server, and mutable: a copy of 100,000 for each change would take longer than the change. */
  const prospects = new Map<string, Prospect>();
  const details = new Map<string, Details>();
  const recordsUnderWay = new Set<string>();
  /** Moved by something, but held where they were. */
  const unplaced = new Set<string>();
  /** The keys of events that were undone before they left. */
  const forgotten = new Set<string>();
  let generation = 0;
  let told = initial.seq;
  let pulling: Promise<void> | null = null;
  /** Whether somebody has asked for changes since the request that is under way. */
  let isAskedAgain = false;
  const pullAgain = createRepeat(() => {
    loadFailedPage();
    void pull();
  });
  /** A pause of its own: changes that arrive say nothing of a record that does not. */
  const recordAgain = createRepeat(() => loadFailedRecord());
  let isStopped = false;
  let countsTimer: ReturnType<typeof setTimeout> | undefined;
  let lastDone = { text: "", at: 0 };
  /** The status that was given here last, until the page has asked for what belongs to it. */
  let lastGiven: { id: string; status: Status } | null = null;

  const store = createStore<ListState>({
    filter: initial.filter,
    settings: initial.settings ?? unchangedSettings,
    sections: noSections,
    phase: "ready",
    counts: initial.counts,
    seq: initial.seq,
    now: initial.now,
    queue: [],
    held: null,
    removed: new Set(),
    withdrawn: new Set(),
    failedRecords: new Set(),
    viewers: new Map(),
  });
  const set = (values: Partial<ListState>) => store.set({ ...store.current(), ...values });

  const find = (id: string): Prospect | undefined => {
    const prospect = prospects.get(id);
    return prospect && shownProspect(prospect, store.current().queue);
  };
  const context = () => ({ filter: store.current().filter, day: dayOf(store.current().now), find });
  const learn = (prospect: Prospect): boolean => {
    // An answer may have been on its way when the person objected.
    if (store.current().withdrawn.has(prospect.id)) return false;
    const known = prospects.get(prospect.id);
    if (known && known.seq >= prospect.seq) return false;
    prospects.set(prospect.id, pick(prospect));
    return true;
  };
  const place = (id: string) => {
    const prospect = find(id);
    if (!prospect) return;
    if (store.current().held === id) {
      unplaced.add(id);
      return;
    }
    unplaced.delete(id);
    set({ sections: withPlaced(store.current().sections, prospect, context()) });
  };
  const accept = (view: View, page: Pick<ProspectList, "prospects" | "next">, into: Sections) => {
    for (const prospect of page.prospects) learn(prospect);
    return withPage(into, { view, ...page }, context());
  };

  const queue = createEventQueue({
    ...{ userId, team: initial.team, calls, kept, onRefused, onSignedOut, isOnline },
    ...environment,
    onGone,
    onLeft: (count) => onForgotten(count, null),
    onChange() {
      const before = store.current().queue;
      set({ queue: queue.current() });
      const touched = new Set([...before, ...queue.current()].map(({ prospectId }) => prospectId));
      for (const id of touched) place(id);
    },
    onSent,
    onRecord: (record) => {
      keepRecord(record);
      place(record.id);
    },
  });

  function onSent({ prospectId }: KeptEvent, { prospect, event }: EventAnswer) {
    learn(prospect);
    const known = details.get(prospectId);
    if (known && !known.history.some(({ id }) => id === event.id))
      details.set(prospectId, { ...known, history: [event, ...known.history] });
    refreshCounts();
  }

  async function onGone({ prospectId: id, contact }: QueuedEvent): Promise<boolean | Failed> {
    // Tells first whether the person objected, or the reader works in another team.
    await pull();
    await pulling;
    const waiting = () => queue.current().filter(({ prospectId }) => prospectId === id);
    if (isStopped || waiting().length === 0) return true;
    const answer = await calls.record(id);
    if (answer.ok) return false;
    if (answer.error?.status !== 404) return answer;
    const isWithdrawn = answer.error?.code === prospectErrorCodes.withdrawn;
    remove([id]);
    if (isWithdrawn) withdraw([id]);
    const left = waiting();
    if (left.length > 0) onForgotten(left.length, contact);
    for (const { key } of left) queue.drop(key);
    return true;
  }

  function keepRecord(record: ProspectRecord) {
    if (store.current().withdrawn.has(record.id)) return;
    const { workHistory, sources, history } = record;
    details.set(record.id, { workHistory, sources, history });
    learn(record);
    const failed = new Set(store.current().failedRecords);
    failed.delete(record.id);
    set({ failedRecords: failed });
  }

  function refreshCounts() {
    clearTimeout(countsTimer);
    countsTimer = setTimeout(async () => {
      const answer = await calls.page({ ...store.current().filter, ...unfiltered }, "today", null, 1);
      if (answer.ok) set({ counts: answer.body.counts });
    }, countsDelay);
  }

  /** Loads the beginning of the list, and shows it in place of what was there; returns whether it does. */
  async function load(): Promise<boolean> {
    generation += 1;
    const current = generation;
    const { filter } = store.current();
    set({ phase: "loading" });
    let sections = noSections;
    let { counts } = store.current();
    for (let loaded = 0; loaded < firstRows; ) {
      const view = nextSection(sections, filter);
      if (view === null) break;
      const answer = await calls.page(filter, view, sections[view].next ?? null, firstRows);
      if (current !== generation) return false;
      if (!answer.ok) {
        failed(answer.reason);
        return false;
      }
      sections = accept(view, answer.body, sections);
      counts = answer.body.counts;
      loaded = loadedRows(sections);
    }
    set({ sections, counts, phase: "ready" });
    return true;
  }

  function failed(reason: string) {
    if (reason === "signed out") onSignedOut();
    else set({ phase: "failed" });
  }

  let underWay: Promise<void> | undefined;
  /** Loads more rows; resolves once there are some, or no more. */
  function loadMore(): Promise<void> {
    if (store.current().phase !== "loading" || !underWay) underWay = loadNext();
    return underWay;
  }

  async function loadNext(): Promise<void> {
    const { phase, filter } = store.current();
    if (phase === "loading") return;
    if (Object.values(store.current().sections).every(({ next }) => next === undefined)) {
      await load();
      return;
    }
    generation += 1;
    const current = generation;
    set({ phase: "loading" });
    for (let hasMore = false; !hasMore; ) {
      const { sections } = store.current();
      const view = nextSection(sections, filter);
      if (view === null) break;
      const answer = await calls.page(filter, view, sections[view].next ?? null, moreRows);
      if (current !== generation) return;
      if (!answer.ok) return failed(answer.reason);
      const before = store.current().sections;
      const next = accept(view, answer.body, before);
      set({ sections: next, counts: answer.body.counts });
      hasMore = next[view].ids.length > before[view].ids.length;
    }
    set({ phase: "ready" });
  }

  /** Follows what has changed up to number `seq`, or whatever has; by itself again when that fails (interpretation.md D364). */
  async function pull(seq = Number.NaN): Promise<void> {
    if (seq <= store.current().seq) return;
    if (Number.isNaN(seq)) isAskedAgain = true;
    else told = Math.max(told, seq);
    if (pulling) return;
    pulling = followAll();
    try {
      await pulling;
    } finally {
      pulling = null;
    }
  }

  async function followAll(): Promise<void> {
    pullAgain.cancel();
    for (;;) {
      const { seq: after } = store.current();
      const toldBefore = told;
      if (toldBefore - after > mostFollowed) {
        if (!(await load())) return pullLater({});
        set({ seq: toldBefore });
        for (const id of details.keys()) void loadRecord(id);
        continue;
      }
      isAskedAgain = false;
      const answer = await calls.changes(after);
      if (!answer.ok) return answer.reason === "signed out" ? onSignedOut() : pullLater(answer);
      if (initial.team !== null && answer.body.team !== initial.team) {
        stop();
        return onMoved();
      }
      const { prospects: changed, removed, withdrawn, settings, seq: last } = answer.body;
      set({ seq: Math.max(last, after) });
      withdraw(withdrawn);
      const areSettingsKnown = settings <= store.current().settings.version || (await loadSettings());
      follow(changed, removed);
      if (!areSettingsKnown) return pullLater({});
      pullAgain.succeeded();
      // What was told meanwhile may be newer than the answer.
      const isUpToDate = last >= told || (changed.length + removed.length === 0 && told === toldBefore);
      if (isUpToDate && !isAskedAgain) return;
    }
  }

  /** Without a network it waits for that, which asks again (use-live.ts). */
  function pullLater(failure: Pick<Failed, "error">) {
    if (!isStopped && isOnline()) pullAgain.later(failure);
  }

  async function loadSettings(): Promise<boolean> {
    const answer = await calls.settings();
    if (answer.ok) setSettings(answer.body);
    return answer.ok;
  }

  function setSettings(settings: ListSettings) {
    if (settings.version > store.current().settings.version) set({ settings });
  }

  function follow(changed: readonly Prospect[], removed: readonly string[]) {
    const news = changed.filter(learn);
    for (const { id } of news) {
      place(id);
      // The held one is on screen; what nobody looks at is loaded again when somebody does.
      if (!details.has(id)) continue;
      if (store.current().held === id) void loadRecord(id);
      else details.delete(id);
    }
    if (removed.length > 0) remove(removed);
    if (news.length + removed.length > 0) refreshCounts();
    else set({});
  }

  function remove(ids: readonly string[]) {
    const gone = new Set([...store.current().removed, ...ids]);
    set({ removed: gone, sections: without(store.current().sections, gone) });
  }

  /** Forgets people who objected, with what was done about them and has not left. */
  function withdraw(ids: readonly string[]) {
    if (ids.length === 0) return;
    const gone = new Set(ids);
    const waiting = queue.current().filter(({ prospectId }) => gone.has(prospectId));
    const known = new Set(waiting.map(({ prospectId }) => prospectId));
    for (const id of ids) {
      details.delete(id);
      unplaced.delete(id);
      if (prospects.delete(id)) known.add(id);
    }
    for (const { key } of waiting) queue.drop(key);
    set({ withdrawn: new Set([...store.current().withdrawn, ...ids]) });
    if (known.size > 0) onWithdrawn(known.size, waiting.length);
  }

  async function loadRecord(id: string): Promise<void> {
    if (recordsUnderWay.has(id)) return;
    recordsUnderWay.add(id);
    const answer = await calls.record(id);
    recordsUnderWay.delete(id);
    if (answer.ok) {
      recordAgain.succeeded();
      keepRecord(answer.body);
      // Something has happened while it was on its way.
      if ((prospects.get(id)?.seq ?? 0) > answer.body.seq) await loadRecord(id);
      return;
    }
    if (answer.reason === "signed out") return onSignedOut();
    if (answer.error?.code === prospectErrorCodes.withdrawn) {
      remove([id]);
      withdraw([id]);
    } else if (answer.error?.status === 404) remove([id]);
    else {
      set({ failedRecords: new Set([...store.current().failedRecords, id]) });
      // What is on screen does not say that it is older than the rows.
      if (details.has(id) && !isStopped && isOnline()) recordAgain.later(answer);
    }
  }

  function stop() {
    isStopped = true;
    pullAgain.cancel();
    recordAgain.cancel();
    queue.stop();
  }

  /** Loads what could not be loaded, when the network or the server is back. */
  function loadFailed() {
    loadFailedPage();
    loadFailedRecord();
  }

  function loadFailedPage() {
    if (store.current().phase === "failed") void loadMore();
  }

  function loadFailedRecord() {
    const { failedRecords, held } = store.current();
    if (held !== null && failedRecords.has(held)) void loadRecord(held);
  }

  /** True within the time of a double press after the same; else what is done last is this. */
  function isSecondPress(text: string): boolean {
    if (lastDone.text === text && now() - lastDone.at < doublePress) return true;
    lastDone = { text, at: now() };
    return false;
  }

  function takeBack(id: string, of: string, restores: Standing): void {
    const waiting = queue.current().find(({ key }) => key === of);
    if (waiting && (!waiting.isTried || waiting.state === "refused")) {
      queue.drop(of);
      forgotten.add(of);
      return;
    }
    const prospect = find(id);
    if (!prospect || forgotten.has(of)) return;
    const event = queue.idOf(of) ?? of;
    if (queue.current().some(({ doing }) => doing.kind === "undo" && doing.of === event)) return;
    queue.add({
      ...{ key: crypto.randomUUID(), prospectId: id, contact: prospect.contact || prospect.company },
      ...{ doing: { kind: "undo", of: event, restores }, at: now(), isTried: false },
      before: { status: prospect.status, nextStep: prospect.nextStep },
    });
  }

  let first = noSections;
  for (const page of initial.pages)
    first = accept(page.view, { ...page, prospects: [...page.prospects] }, first);
  set({ sections: first });

  return {
    current: store.current,
    subscribe: store.subscribe,
    userId,
    colleagues: initial.colleagues,
    personas: initial.personas,
    may: initial.may,
    colleague,
    /** What people, statuses and columns are called. */
    names: {
      persona: (id) =>
        id === null
          ? copy.persona.ofProfile
          : (initial.personas.find((each) => each.id === id)?.name ?? copy.persona.former),
      member: (id) => (id === userId ? copy.assignee.you : (colleague(id)?.name ?? copy.assignee.former)),
      status: (status) => statusName(store.current().settings, status),
      column: (id) =>
        store.current().settings.columns.find((column) => column.id === id) ?? {
          name: copy.columns.former,
          type: "text",
        },
    } satisfies Names,
    /** Keeps newer settings of the list. */
    setSettings,
    /** The prospect as it will be once the server has taken what was done; nothing for one that is not known here. */
    find,
    /** What the record shows besides, with what waits for the server; nothing until it is loaded. */
    detailsOf(id: string): Details | undefined {
      const known = details.get(id);
      const { queue: waiting } = store.current();
      return known && { ...known, history: shownHistory(known.history, waiting, { id, userId }) };
    },
    keepRecord,
    /** Keeps who has a prospect open: those of them who work on the list, but the reader. */
    setViewers(id: string, viewers: readonly string[]) {
      const known = new Map(store.current().viewers);
      const others = viewers.filter((viewer) => viewer !== userId && colleague(viewer));
      if (others.length > 0) known.set(id, others);
      else if (!known.delete(id)) return;
      set({ viewers: known });
    },
    /** Says that there is no such prospect, or that its person objected. */
    forget(id: string, { isWithdrawn } = { isWithdrawn: false }) {
      remove([id]);
      if (isWithdrawn) withdraw([id]);
    },
    /** The sectors of all that is loaded. */
    sectors: () => [...new Set([...prospects.values()].map(({ sector }) => sector).filter(Boolean))],
    loadRecord,
    /** Loads the record unless it is here. */
    wantRecord(id: string) {
      if (!details.has(id)) void loadRecord(id);
    },
    /** Shows another part of the list. */
    show(filter: Filter) {
      const before = store.current().filter;
      if (JSON.stringify(filter) === JSON.stringify(before)) return;
      if (JSON.stringify({ ...filter, density: before.density }) === JSON.stringify(before))
        return set({ filter });
      set({ filter, sections: noSections });
      void load();
    },
    loadMore,
    loadFailed,
    pull,
    /** Says at which prospect somebody looks: its row stays, and the one before goes where it belongs. */
    hold(id: string | null) {
      if (store.current().held === id) return;
      set({ held: id });
      for (const other of [...unplaced]) place(other);
    },
    /** Sets the present moment; a new day has other sections. */
    tick() {
      const before = dayOf(store.current().now).today;
      set({ now: now() });
      if (dayOf(now()).today !== before) void load();
    },
    /**
     * Does something with a prospect: shows it at once, and sends it once, now or when the network is back. Returns its
     * key, by which it can be undone; `null` when it changes nothing, as the second press of a double one. Who kept a key
     * before doing it passes that.
     */
    perform(id: string, doing: Doing, key: string = crypto.randomUUID()): string | null {
      const prospect = find(id);
      if (!prospect || changesNothing(prospect, doing)) return null;
      if (isSecondPress(JSON.stringify([id, doing]))) return null;
      const { status, nextStep, contact, company } = prospect;
      const before: Standing = { status, nextStep };
      queue.add({
        key,
        prospectId: id,
        contact: contact || company,
        doing,
        at: now(),
        before,
        isTried: false,
      });
      const after = find(id)?.status;
      if (after && after !== status) lastGiven = { id, status: after };
      return key;
    },
    /** True once for a prospect that was given this status here. */
    takeGiven(id: string, status: Status): boolean {
      const isGiven = lastGiven?.id === id && lastGiven.status === status;
      if (isGiven) lastGiven = null;
      return isGiven;
    },
    /**
     * Takes back what was done last with a prospect: the events with these keys or ids, the newest first. Returns false as
     * the second press of a double one, under which the history has another event by then.
     */
    undo(id: string, events: readonly string[], restores: Standing): boolean {
      if (isSecondPress(JSON.stringify([id, "undo"]))) return false;
      for (const event of events) takeBack(id, event, restores);
      return true;
    },
    insist: queue.insist,
    drop: queue.drop,
    flush: queue.flush,
    start() {
      isStopped = false;
      queue.start();
    },
    stop,
  };
}

const unfiltered = { view: null, status: null, sector: "", score: null, q: "", assignee: "", persona: "" };

function changesNothing(prospect: Prospect, doing: Doing): boolean {
  const { status, nextStep } = prospect;
  if (doing.kind === "assign") return doing.to === prospect.assignee;
  if (doing.kind === "value") return doing.value === (prospect.values[doing.column] ?? null);
  if (doing.kind === "status") return doing.status === status && doing.reason === undefined;
  if (doing.kind !== "next_step") return false;
  const next = doing.what === null ? null : { what: doing.what, at: doing.at };
  return isSameStanding({ status, nextStep }, { status, nextStep: next });
}

/** Without what a record has besides. */
function pick({
  workHistory: _w,
  sources: _s,
  history: _h,
  ...prospect
}: Prospect & Partial<ProspectRecord>): Prospect {
  return prospect;
}
