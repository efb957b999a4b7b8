import { and, asc, desc, eq, gte, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { endOfParisDay, parisMoment } from "#app/calendar/working-days.ts";
import { type Team, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { isTouched, isUntouched, prospectCounts, prospects } from "#db/schema.ts";
import { cursorAt, type Position, positionIn } from "../cursor.ts";
import { profilePersona } from "../profile-persona.ts";
import type { ListQuery } from "../prospect-bodies.ts";
import type { Prospect, ProspectList, Source, View } from "../prospects-protocol.ts";
import { type ListedRow, listColumns, toProspect } from "./prospect-rows.server.ts";
import { searchQuery, wantedWords } from "./search-words.ts";

/** Matches of a search that are sorted. Where there are more, the view's own order comes to enough of them soon. */
const mostSorted = 2_000;

/**
 * A page of a view of the client's team, and the counts of the views. `today` are the new ones delivered today, the highest
 * score first; `due` whatever else has its next step today or had it before, the longest overdue first; `all` by score.
 * "wrong-cursor" for a cursor of something else. With `isOwnWork` without what is given to others (D309). interpretation.md D80.
 */
export async function listProspects(
  { db }: { db: Database },
  clientId: string,
  query: ListQuery,
  { isOwnWork = false } = {},
): Promise<ProspectList | "wrong-cursor"> {
  const { view, limit } = query;
  const position = query.after === undefined ? null : positionIn(view, query.after);
  if (query.after !== undefined && !position) return "wrong-cursor";

  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return { prospects: [], counts: { new: 0, due: 0, all: 0 }, next: null };
    const now = Date.now();
    const counts = await countsOf(tx, team, now);
    const worker = isOwnWork ? clientId : null;
    const { prospects, last } = await pageAfter(tx, team, query, { position, limit, now, worker });
    return { prospects, counts, next: last && cursorAt(last) };
  });
}

/** A prospect with where its data come from. */
export type PagedProspect = Prospect & { sources: readonly Source[] };

/**
 * All prospects of a view of the client's team with these filters, in its order, in pages of at most `limit`. Each is a
 * transaction of its own, so that a slow reader holds up nobody. Who is moved meanwhile may be missing or come twice.
 */
export async function* prospectPages(
  { db }: { db: Database },
  clientId: string,
  { limit, ...query }: Omit<ListQuery, "after">,
): AsyncGenerator<PagedProspect[], void> {
  const now = Date.now();
  for (let position: Position | null | undefined; position !== null; ) {
    const page = await db.asClient(clientId, async (tx) => {
      const team = await teamOf(tx, clientId);
      if (!team) return null;
      await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
      const found = await pageAfter(tx, team, query, {
        position: position ?? null,
        limit,
        now,
        worker: null,
      });
      return { ...found, prospects: await withSources(tx, team, found.prospects) };
    });
    if (page === null) return;
    yield page.prospects;
    position = page.last;
  }
}

async function withSources(tx: Queries, team: Team, listed: readonly Prospect[]): Promise<PagedProspect[]> {
  const ids = listed.map(({ id }) => id);
  const found = tx
    .select({ id: prospects.id, sources: prospects.sources })
    .from(prospects)
    // As in sortedRows.
    .where(and(eq(prospects.teamId, team.id), sql`${prospects.id} between matching.id and matching.id`))
    .orderBy(asc(prospects.id))
    .limit(1)
    .as("found");
  const rows = await tx
    .select({ id: found.id, sources: found.sources })
    .from(sql`unnest(${textArray(ids)}::uuid[]) as matching(id)`)
    .crossJoinLateral(found);
  const sources = new Map(rows.map((row) => [row.id, row.sources as Source[]]));
  return listed.map((prospect) => ({ ...prospect, sources: sources.get(prospect.id) ?? [] }));
}

/** A page after a position, and where it ends unless it is the last. */
async function pageAfter(
  tx: Queries,
  team: Team,
  query: Omit<ListQuery, "after" | "limit">,
  {
    position,
    limit,
    now,
    worker,
  }: { position: Position | null; limit: number; now: number; worker: string | null },
): Promise<{ prospects: Prospect[]; last: Position | null }> {
  const { view } = query;
  const matches = await matchesOf(tx, team, query.q);
  const wanted = and(
    eq(prospects.teamId, team.id),
    query.status === undefined ? undefined : eq(prospects.status, query.status),
    query.sector === undefined ? undefined : eq(prospects.sector, query.sector),
    query.score === undefined ? undefined : gte(prospects.score, query.score),
    query.assignee === undefined ? undefined : isGivenTo(query.assignee),
    query.persona === undefined ? undefined : isFor(query.persona),
    worker === null ? undefined : or(isGivenTo("none"), isGivenTo(worker)),
    position ? after(position, now) : undefined,
  );
  const rows =
    matches.kind === "few"
      ? await sortedRows(tx, matches.ids, {
          ...{ wanted: and(wanted, or(...partsOf(view, now))), view, limit: limit + 1 },
        })
      : await firstRows(tx, and(wanted, matches.condition), { view, now, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const key = view === "due" ? last?.nextAt?.getTime() : last?.score;
  return {
    prospects: page.map(toProspect),
    last: last && key !== undefined ? { view, key, id: last.id } : null,
  };
}

const isGivenTo = (member: string) =>
  member === "none" ? isNull(prospects.assigneeId) : eq(prospects.assigneeId, member);

const isFor = (persona: string) =>
  persona === profilePersona ? isNull(prospects.personaId) : eq(prospects.personaId, persona);

/** The first prospects of a view for which `wanted` is true, in its order. It must name the team. */
export async function firstRows(
  tx: Queries,
  wanted: SQL | undefined,
  { view, now, limit }: { view: View; now: number; limit: number },
): Promise<ListedRow[]> {
  const rows: ListedRow[][] = [];
  for (const part of partsOf(view, now))
    rows.push(
      await tx
        .select(listColumns)
        .from(prospects)
        .where(and(wanted, part))
        .orderBy(...orders[view])
        .limit(limit),
    );
  const [first = [], ...others] = rows;
  if (others.length === 0) return first;
  return rows.flat().toSorted(byMoment).slice(0, limit);
}

/** The order of `due`, of which alone there are parts. */
const byMoment = (one: ListedRow, other: ListedRow) =>
  (one.nextAt?.getTime() ?? 0) - (other.nextAt?.getTime() ?? 0) ||
  (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** The order of each view, as an index has it for each of its parts, and no other does. */
const orders = {
  today: [desc(prospects.deliveredOn), desc(prospects.score), desc(prospects.id)],
  due: [asc(prospects.nextAt), asc(prospects.id)],
  all: [desc(prospects.score), desc(prospects.id)],
} satisfies Record<View, SQL[]>;

/** The same as no index has it, so that what has few ids is found by them. */
const sortedOrders = {
  today: [desc(sql`${prospects.score} + 0`), desc(prospects.id)],
  due: [asc(sql`${prospects.nextAt} + interval '0'`), asc(prospects.id)],
  all: [desc(sql`${prospects.score} + 0`), desc(prospects.id)],
} satisfies Record<View, SQL[]>;

/**
 * What of a team is in a view at `now`, in milliseconds since the epoch: conditions that exclude each other, with an index for
 * each. Without a condition it is everything.
 */
export function partsOf(view: View, now: number): (SQL | undefined)[] {
  const { status, deliveredOn, nextAt } = prospects;
  const today = parisDay(now);
  switch (view) {
    case "today":
      // Not an equality, which would leave the order to other indexes too.
      return [and(eq(status, "new"), gte(deliveredOn, today), lte(deliveredOn, today))];
    case "due":
      return [
        // Delivered on the day of their step, which is thus an earlier one than today.
        and(isUntouched, lt(nextAt, parisMoment(today, 0))),
        and(isTouched, lt(nextAt, endOfParisDay(now)), or(ne(status, "new"), ne(deliveredOn, today))),
      ];
    case "all":
      return [undefined];
  }
}

function after({ view, key, id }: Position, now: number): SQL {
  const { deliveredOn, nextAt, score } = prospects;
  switch (view) {
    case "today":
      return sql`(${deliveredOn}, ${score}, ${prospects.id}) < (${parisDay(now)}::date, ${key}::smallint, ${id}::uuid)`;
    case "due":
      return sql`(${nextAt}, ${prospects.id}) > (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;
    case "all":
      return sql`(${score}, ${prospects.id}) < (${key}::smallint, ${id}::uuid)`;
  }
}

/** How many prospects of the client's team are in each view at `now`, in milliseconds since the epoch. */
export async function countsOf(tx: Queries, team: Team, now: number): Promise<ProspectList["counts"]> {
  const { teamId, newOf, nextOn, count } = prospectCounts;
  const isNew = sql`${newOf} is not distinct from ${parisDay(now)}::date`;
  const sumOf = (condition: SQL) =>
    sql`coalesce(sum(${count}) filter (where ${condition}), 0)`.mapWith(Number);
  const [counts] = await tx
    .select({ new: sumOf(isNew), due: sumOf(sql`${nextOn} <= ${parisDay(now)}::date and not ${isNew}`) })
    .from(prospectCounts)
    .where(eq(teamId, team.id));
  return { new: counts?.new ?? 0, due: counts?.due ?? 0, all: team.prospectCount };
}

type Matches =
  /** What nobody searches in, and what so many match that walking the view finds a page of them soon. */
  { kind: "all" | "many"; condition?: SQL } | { kind: "few"; ids: string[] };

/** What somebody searches for; all for a text without a word. */
async function matchesOf(tx: Queries, team: Team, typed = ""): Promise<Matches> {
  const words = wantedWords(typed);
  if (words.length === 0) return { kind: "all" };
  // The index of words is read by bitmap scans alone, which transactions of clients otherwise do without.
  await tx.execute(sql`select set_config('enable_bitmapscan', 'on', true)`);
  const { rows } = (await tx.execute(
    sql`select prospects_matching as id from prospects_matching(${textArray(words)}::text[], ${mostSorted + 1})`,
  )) as unknown as { rows: { id: string }[] };
  await tx.execute(sql`select set_config('enable_bitmapscan', 'off', true)`);
  return rows.length > mostSorted
    ? { kind: "many", condition: sql`${prospects.search} @@ ${searchQuery(team.id, words)}::tsquery` }
    : { kind: "few", ids: rows.map(({ id }) => id) };
}

/** Those of these prospects that are wanted, in the order of the view: each is looked up by its key, since PostgreSQL would read the whole team before anything is known about the table. */
async function sortedRows(
  tx: Queries,
  ids: readonly string[],
  { wanted, view, limit }: { wanted: SQL | undefined; view: View; limit: number },
) {
  if (ids.length === 0) return [];
  const found = tx
    .select(listColumns)
    .from(prospects)
    // Not an equality, and ordered, so that only the key's index will do: the planner would take any other of the team's for
    // as good before anything is known about the table.
    .where(and(wanted, sql`${prospects.id} between matching.id and matching.id`))
    .orderBy(asc(prospects.id))
    .limit(1)
    // The name under which the order has its columns.
    .as("prospects");
  return tx
    .select(listColumns)
    .from(sql`unnest(${textArray(ids)}::uuid[]) as matching(id)`)
    .crossJoinLateral(found)
    .orderBy(...sortedOrders[view])
    .limit(limit);
}

/** Words and ids have nothing that an array's text would have to quote. */
const textArray = (items: readonly string[]) => `{${items.map((item) => `"${item}"`).join(",")}}`;
