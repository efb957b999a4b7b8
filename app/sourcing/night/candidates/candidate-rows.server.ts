import { and, asc, desc, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { monthOf } from "#app/calendar/working-days.ts";
import { type NewProspect, personIn } from "#app/prospects/new-prospect.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates } from "#db/schema.ts";
import type { Enricher } from "../../enrichment/enricher.ts";
import { objectedTo } from "../../objections/objected-to.server.ts";
import type { Company, Director } from "../../register/company.ts";
import type { Scored } from "../../score/score.ts";
import { prospectOf } from "./prospect-of.server.ts";

/** How a person can be reached, as a provider found out. */
export type Reach = Pick<NewProspect, "email" | "phone" | "website"> & {
  source: Enricher["name"];
  /** A day in Paris. */
  on: string;
};

type Row = typeof candidates.$inferSelect;

/** A row of `candidates` of somebody who was not delivered yet. */
export type Candidate = Omit<Row, "company" | "director" | "contact" | "reasons" | "traits"> & {
  company: Company;
  director: Director;
  contact: Reach | null;
  reasons: Scored["reasons"] | null;
  traits: Scored["traits"] | null;
};

type State = Exclude<Row["state"], "delivered">;

/** The furthest first: who has cost something goes before who was only found. */
const order: readonly State[] = ["staged", "enriched", "enriching", "found"];

/** The team's people who wait for their delivery, the furthest and best first; of these states alone if some are given. */
export async function waitingCandidates(
  queries: Queries,
  teamId: string,
  states: readonly State[] = order,
): Promise<Candidate[]> {
  const rows = await queries
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.teamId, teamId),
        ne(candidates.state, "delivered"),
        inArray(candidates.state, [...states]),
      ),
    )
    .orderBy(desc(candidates.score), asc(candidates.id));
  // A stable sort keeps the order within a state.
  return (rows as Candidate[]).sort(
    (one, other) => order.indexOf(one.state as State) - order.indexOf(other.state as State),
  );
}

/** The SIREN of each who waits, without a certain order. */
export async function waitingSirens(queries: Queries, teamId: string): Promise<{ siren: string }[]> {
  return queries
    .select({ siren: candidates.siren })
    .from(candidates)
    .where(and(eq(candidates.teamId, teamId), ne(candidates.state, "delivered")));
}

/** How many of each company, by SIREN, were delivered to the team in the calendar month of a day. */
export async function deliveredOfCompanies(
  queries: Queries,
  teamId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ siren: candidates.siren, count: sql<number>`count(*)::int` })
    .from(candidates)
    .where(
      and(
        eq(candidates.teamId, teamId),
        eq(candidates.state, "delivered"),
        gte(candidates.deliveredOn, monthOf(day).first),
      ),
    )
    .groupBy(candidates.siren);
  return new Map(rows.map(({ siren, count }) => [siren, count]));
}

/** Changes candidates of a team. */
export async function setCandidates(
  tx: Queries,
  teamId: string,
  ids: readonly string[],
  changes: Partial<Row>,
): Promise<void> {
  if (ids.length > 0) await tx.update(candidates).set(changes).where(areOf(teamId, ids));
}

/** Forgets candidates of a team. */
export async function dropCandidates(tx: Queries, teamId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(candidates).where(areOf(teamId, ids));
}

/** Forgets those who have objected since they were found, and returns the others. */
export async function withoutObjected(
  tx: Queries,
  teamId: string,
  waiting: readonly Candidate[],
): Promise<Candidate[]> {
  const objected = await objectedTo(tx, waiting.map(personOf));
  const gone = waiting.filter((_, position) => objected.has(position));
  await dropCandidates(
    tx,
    teamId,
    gone.map(({ id }) => id),
  );
  return waiting.filter((_, position) => !objected.has(position));
}

const personOf = ({ company, director, seenOn, contact }: Candidate) => ({
  ...personIn(prospectOf(company, director, seenOn)),
  email: contact?.email.value ?? null,
});

/** Never of who was delivered meanwhile: a provider's answer may come nights later. */
const areOf = (teamId: string, ids: readonly string[]) =>
  and(eq(candidates.teamId, teamId), inArray(candidates.id, [...ids]), ne(candidates.state, "delivered"));
