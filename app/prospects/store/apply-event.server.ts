import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { type NoRoom, requireRoom, storeWithinQuota } from "#app/storage/storage-use.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import { type ReadsOnly, readsOnly } from "#app/team/seats.server.ts";
import { lockTeamOf, type Team, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { prospectEvents, prospects, teams } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, refund } from "#limits/limits.server.ts";
import { announceProspects } from "#live/live.server.ts";
import {
  assigneeIn,
  dismissalIn,
  type PastEvent,
  standingAfter,
  standingEvents,
  valueIn,
} from "../history/following.ts";
import type { NewEvent } from "../prospect-bodies.ts";
import { prospectLimits } from "../prospect-limits.ts";
import type { ColumnValues, Prospect, ProspectEvent } from "../prospects-protocol.ts";
import { fits } from "../settings/column-values.ts";
import { settingsOf } from "../settings/list-settings.server.ts";
import { type EventRow, type ListedRow, listColumns, toEvent, toProspect } from "./prospect-rows.server.ts";
import { historyOf } from "./read-prospect.server.ts";
import { searchVector } from "./search-words.ts";

export type AppliedEvent =
  | { kind: "created" | "repeated"; prospect: Prospect; event: ProspectEvent }
  /** The team has no such prospect. */
  | { kind: "missing" }
  /** The key belongs to an event with another content. */
  | { kind: "conflict" }
  /** The prospect has changed since the number that was expected. */
  | { kind: "changed" }
  /** The event to undo is not the newest that stands. */
  | { kind: "not-newest" }
  /** The prospect is to be given to somebody who does not work in the team. */
  | { kind: "unknown-member" }
  /** The value is for a column that the team has not, or is not of its type. */
  | { kind: "unknown-column" | "wrong-value" }
  /** The team's offer includes no own columns. */
  | { kind: "not-in-offer" }
  /** The client only reads the list. */
  | { kind: ReadsOnly }
  /** The prospect has as many events as `prospectLimits` allows. */
  | { kind: "full" }
  /** The rate limit is reached; `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  | NoRoom;

/** How many events one client may store. */
const windows = [
  { max: 120, seconds: 60 },
  { max: 5_000, seconds: 24 * 60 * 60 },
];

/** Characters of notes that can be searched for: the newest of them. */
const searchedNotes = 20_000;

/**
 * Adds an event to the history of a prospect of the client's team, and in the same transaction sets what follows from it.
 * `key` is an idempotency key: the same key and content again return the stored event, and are never refused. With `ifSeq`
 * nothing is stored unless that is still the number of the prospect.
 */
export async function applyEvent(
  { db, environment }: { db: Database; environment: Pick<Environment, "authSecret"> },
  clientId: string,
  prospectId: string,
  event: NewEvent,
  { ifSeq }: { ifSeq?: number } = {},
): Promise<AppliedEvent> {
  const { team, repeated } = await db.asClient(clientId, async (tx) => {
    const own = await teamOf(tx, clientId);
    return { team: own, repeated: own && (await earlierEvent(tx, own, prospectId, event)) };
  });
  if (repeated) return repeated;
  const why = team && (await readsOnly(db.asOwner, team, clientId));
  if (why) return { kind: why };
  if (event.kind === "value" && !(await mayUse(db.asOwner, clientId, "customCrm")))
    return { kind: "not-in-offer" };

  const limits = [accountLimit(environment.authSecret, clientId, "prospect-events", windows)];
  const consumed = await consume(db.asOwner, limits);
  if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
  const applied = await storeWithinQuota({ db }, clientId, (tx) =>
    storeEvent(tx, clientId, prospectId, event, { ifSeq }),
  );
  if (applied.kind !== "created") await refund(db.asOwner, limits, consumed.ids);
  return applied;
}

/** The same in a transaction of the client, without limits, and as if it were done at `now`, in milliseconds since the epoch. */
export async function storeEvent(
  tx: Queries,
  clientId: string,
  prospectId: string,
  event: NewEvent,
  { ifSeq, now = Date.now() }: { ifSeq?: number | undefined; now?: number } = {},
): Promise<AppliedEvent> {
  const team = await lockTeamOf(tx, clientId);
  if (!team) return { kind: "missing" };
  const repeated = await earlierEvent(tx, team, prospectId, event);
  if (repeated) return repeated;
  const row = await findProspect(tx, team, prospectId);
  if (!row) return { kind: "missing" };
  if (ifSeq !== undefined && row.seq !== ifSeq) return { kind: "changed" };
  const history = await historyOf(tx, team.id, prospectId);
  if (history.length >= prospectLimits.events) return { kind: "full" };
  if (event.kind === "undo" && standingEvents(history.map(toPast)).at(-1)?.id !== event.event)
    return { kind: "not-newest" };
  if (event.kind === "assign" && event.to !== null && !(await hasMember(tx, team, event.to)))
    return { kind: "unknown-member" };
  if (event.kind === "value") {
    const column = (await settingsOf(tx, team.id)).columns.find(({ id }) => id === event.column);
    if (!column) return { kind: "unknown-column" };
    if (event.value !== null && !fits(event.value, column)) return { kind: "wrong-value" };
  }

  const seq = team.lastSeq + 1;
  // After the clock was set back, nothing must seem to have happened before what it follows.
  const at = new Date(Math.max(now, history.at(-1)?.at.getTime() ?? 0));
  const { key, kind } = event;
  const [stored] = await tx
    .insert(prospectEvents)
    .values({ teamId: team.id, prospectId, seq, key, kind, data: dataOf(event), at, authorId: clientId })
    .returning();
  if (!stored) throw new Error("The database did not return the stored event.");

  const events = [...history, stored].map(toPast);
  const facts = { deliveredOn: row.deliveredOn, hasPhone: row.phone !== null };
  const { status, nextStep } = standingAfter(facts, events);
  const dismissal = dismissalIn(status, events);
  // Who has left since is not given anything back by what is undone.
  const undone = event.kind === "undo" ? history.find(({ id }) => id === event.event) : null;
  const isGiven = event.kind === "assign" || undone?.kind === "assign";
  const given = isGiven ? assigneeIn(events) : row.assigneeId;
  const assigneeId = given !== null && (await hasMember(tx, team, given)) ? given : null;
  const columnValues = await valuesAfter(
    tx,
    row,
    event.kind === "undo" ? undone : { kind, data: dataOf(event) },
    events,
  );
  const texts = [
    row.company,
    row.contact,
    row.role,
    ...Object.values(columnValues).map(String),
    notesOf(events),
  ];
  const [changed] = await tx
    .update(prospects)
    .set({
      activeOn: sql`greatest(${prospects.activeOn}, ${parisDay(at.getTime())}::date)`,
      ...{ seq, status, nextWhat: nextStep?.what ?? null, nextAt: nextStep?.at ?? null },
      ...{ assigneeId, columnValues },
      dismissedBecause: dismissal ? (dismissal.data.reason ?? "other") : null,
      dismissedSeq: dismissal ? dismissal.seq : null,
      search: sql`${searchVector(team.id, texts)}::tsvector`,
    })
    .where(and(eq(prospects.teamId, team.id), eq(prospects.id, prospectId)))
    .returning(listColumns);
  if (!changed) throw new Error("The database did not return the changed prospect.");
  await tx.update(teams).set({ lastSeq: seq }).where(eq(teams.id, team.id));
  await requireRoom(tx, "work");
  await announceProspects(tx, { team: team.id, seq });
  return { kind: "created", prospect: toProspect(changed), event: toEvent(stored) };
}

/** What was stored under the key of this event, if anything. */
async function earlierEvent(
  tx: Queries,
  team: Team,
  prospectId: string,
  event: NewEvent,
): Promise<AppliedEvent | null> {
  const [earlier] = await tx
    .select()
    .from(prospectEvents)
    .where(and(eq(prospectEvents.teamId, team.id), eq(prospectEvents.key, event.key)));
  if (!earlier) return null;
  const isSame =
    earlier.prospectId === prospectId &&
    earlier.kind === event.kind &&
    isDeepStrictEqual(earlier.data, dataOf(event));
  const row = isSame && (await findProspect(tx, team, prospectId));
  return row
    ? { kind: "repeated", prospect: toProspect(row), event: toEvent(earlier) }
    : { kind: "conflict" };
}

async function findProspect(tx: Queries, team: Team, id: string) {
  const [row] = await tx
    .select(listColumns)
    .from(prospects)
    .where(and(eq(prospects.teamId, team.id), eq(prospects.id, id)));
  return row;
}

async function hasMember(tx: Queries, team: Team, clientId: string): Promise<boolean> {
  const { rows } = (await tx.execute(
    sql`select team_has_member(${team.id}, ${clientId}) as found`,
  )) as unknown as { rows: { found: boolean }[] };
  return rows[0]?.found === true;
}

/** What was posted, without key and kind. */
function dataOf({ key: _key, kind: _kind, ...data }: NewEvent) {
  return data;
}

/** What stands in the own columns after a change of one of them; what was entered in one that is gone stays in the history alone. */
async function valuesAfter(
  tx: Queries,
  row: ListedRow & { teamId: string },
  changed: Pick<EventRow, "kind" | "data"> | null | undefined,
  events: readonly PastEvent[],
): Promise<ColumnValues> {
  const before = row.columnValues as ColumnValues;
  if (changed?.kind !== "value") return before;
  const { column } = changed.data as { column: string };
  const { [column]: _former, ...others } = before;
  const entered = valueIn(events, column);
  const value = entered === undefined ? await importedIn(tx, row, column) : entered;
  const { columns } = await settingsOf(tx, row.teamId);
  return value === null || !columns.some(({ id }) => id === column) ? others : { ...others, [column]: value };
}

/** What the file that brought the prospect says in that column; `null` where it says nothing. */
async function importedIn(tx: Queries, { teamId, id }: { teamId: string; id: string }, column: string) {
  const [row] = await tx
    .select({ values: prospects.importedValues })
    .from(prospects)
    .where(and(eq(prospects.teamId, teamId), eq(prospects.id, id)));
  return (row?.values as ColumnValues | undefined)?.[column] ?? null;
}

/** The event for the rules of what follows. Throws if what is stored has another shape. */
function toPast(row: EventRow): PastEvent & { seq: number } {
  const { id, kind, data } = toEvent(row);
  return { id, at: row.at, seq: row.seq, kind, data } as PastEvent & { seq: number };
}

/** The notes that stand, the newest first. */
function notesOf(events: readonly PastEvent[]): string {
  const notes = standingEvents(events).map(({ kind, data }) =>
    kind === "note" ? data.text : kind === "call" ? (data.note ?? "") : "",
  );
  return notes.reverse().join(" ").slice(0, searchedNotes);
}
