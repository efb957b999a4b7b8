import * as v from "valibot";
import { outcomes } from "#app/prospects/prospect-status.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { isSameStanding } from "../../model/event-queue.ts";
import { Standing } from "../../model/kept-events.ts";

const Outcome = v.picklist(outcomes);
type Outcome = v.InferOutput<typeof Outcome>;

/** The query of an address, with its question mark; "" for none. */
export type Query = "" | `?${string}`;

const Entry = v.object({
  id: v.pipe(v.string(), v.uuid()),
  contact: v.string(),
  /** What stood when the calls began: another standing says that somebody has handled the prospect. */
  before: Standing,
  result: v.nullable(
    v.variant("kind", [
      /** `keys` are those of the call's event, and of the next step that was chosen after it; `note` came with the call. */
      v.object({
        kind: v.literal("called"),
        outcome: Outcome,
        keys: v.array(v.string()),
        note: v.optional(v.string(), ""),
      }),
      v.object({ kind: v.literal("skipped") }),
      /** Handled elsewhere, or removed from the list, before its turn. */
      v.object({ kind: v.literal("elsewhere") }),
    ]),
  ),
});
export type CallEntry = v.InferOutput<typeof Entry>;

export const CallRun = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The day in Paris on which it began. */
  day: v.string(),
  /** The server's moment, in milliseconds since the epoch. */
  startedAt: v.number(),
  /** The query of the list's address whose prospects these are. */
  query: v.custom<Query>((typed) => typeof typed === "string" && /^(?:\?|$)/.test(typed)),
  entries: v.array(Entry),
  /** The call that somebody is making: its outcome is still to be said. The key is that of the event it will be. */
  pending: v.nullable(v.object({ id: v.string(), key: v.pipe(v.string(), v.uuid()) })),
});
/** Calls in a row: the prospects in an order that stays, and what became of each. interpretation.md D89. */
export type CallRun = v.InferOutput<typeof CallRun>;

/** The calls that begin with these prospects, in their order. */
export function newRun(
  prospects: readonly Prospect[],
  { id, day, startedAt, query }: Pick<CallRun, "id" | "day" | "startedAt" | "query">,
): CallRun {
  const entries = prospects.map(({ id: prospectId, contact, company, status, nextStep }) => ({
    ...{ id: prospectId, contact: contact || company },
    ...{ before: { status, nextStep }, result: null },
  }));
  return { id, day, startedAt, query, entries, pending: null };
}

/** What is known of a prospect now: nothing while it is loaded. */
export type Known = Standing | "removed" | undefined;

/** True once somebody has done something with a prospect of whom this run has noted nothing. */
export function isHandledElsewhere({ before, result }: CallEntry, known: Known): boolean {
  if (result !== null || known === undefined) return false;
  return known === "removed" || !isSameStanding(before, known);
}

/**
 * The position of the next prospect to call from `from` on, and the run in which those before it that were handled
 * elsewhere are noted, with their positions. The number of entries when nobody is left.
 */
export function nextOpen(
  run: CallRun,
  from: number,
  known: (id: string) => Known,
): { position: number; passed: readonly number[]; run: CallRun } {
  const passed: number[] = [];
  let position = from;
  for (; position < run.entries.length; position += 1) {
    const entry = run.entries[position];
    if (!entry || entry.result?.kind === "called" || entry.result?.kind === "elsewhere") continue;
    if (!isHandledElsewhere(entry, known(entry.id))) break;
    passed.push(position);
  }
  const next = passed.reduce((so, each) => withResult(so, each, { kind: "elsewhere" }), run);
  return { position, passed, run: next };
}

/** The run with what became of the prospect at a position; a call that was being made to them is no longer pending. */
export function withResult(run: CallRun, position: number, result: CallEntry["result"]): CallRun {
  const entry = run.entries[position];
  if (!entry) return run;
  const pending = run.pending?.id === entry.id ? null : run.pending;
  return { ...run, pending, entries: run.entries.with(position, { ...entry, result }) };
}

/** The run with another event that belongs to the call at a position, and goes when the call is undone. */
export function withFollowing(run: CallRun, position: number, key: string): CallRun {
  const result = run.entries[position]?.result;
  if (result?.kind !== "called") return run;
  return withResult(run, position, { ...result, keys: [...result.keys, key] });
}

/** The note that was written with the call of an entry; "" for none. */
export const noteOf = (entry: CallEntry | undefined): string =>
  entry?.result?.kind === "called" ? entry.result.note : "";

/** The run while its prospect is called; a call that is pending to the same one keeps its key. */
export function withPending(run: CallRun, id: string, key: string): CallRun {
  return run.pending?.id === id ? run : { ...run, pending: { id, key } };
}

/** True when nothing is left to do or to say. */
export const isOver = ({ entries, pending }: CallRun): boolean =>
  pending === null && entries.every(({ result }) => result !== null);

/** The position at which a run is taken up: that of the pending call, else the first open one, else the end. */
export function positionOf({ entries, pending }: CallRun): number {
  const called = pending ? entries.findIndex(({ id }) => id === pending.id) : -1;
  if (called !== -1) return called;
  const open = entries.findIndex(({ result }) => result === null);
  return open === -1 ? entries.length : open;
}

/** How many of each there are. */
export function tally({ entries }: Pick<CallRun, "entries">) {
  const called = (outcome?: Outcome) =>
    entries.filter(
      ({ result }) => result?.kind === "called" && (outcome === undefined || result.outcome === outcome),
    ).length;
  const passed = (kind: "skipped" | "elsewhere") =>
    entries.filter(({ result }) => result?.kind === kind).length;
  return {
    calls: called(),
    answered: called("answered"),
    no_answer: called("no_answer"),
    call_back: called("call_back"),
    meeting: called("meeting"),
    skipped: passed("skipped"),
    elsewhere: passed("elsewhere"),
  };
}
