import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { monthOf } from "#app/calendar/working-days.ts";
import { type NewProspect, personIn } from "#app/prospects/new-prospect.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates } from "#db/schema.ts";
import type { Enricher } from "../../enrichment/enricher.ts";
import { forgetContacts } from "../../enrichment/enrichment-outcomes.server.ts";
import type { Company, Director } from "../../register/company.ts";
import type { Scored } from "../../score/score.ts";
import { prospectOf } from "./prospect-of.server.ts";

/** How a person can be reached, as a provider found out. */
export type Reach = Pick<NewProspect, "email" | "phone" | "website" | "linkedin" | "companyEmail"> & {
  source: Enricher["name"];
  /** A day in Paris. */
  on: string;
};

type Row = typeof candidates.$inferSelect;

/** A row of `candidates` of somebody who waits for the delivery. */
export type Candidate = Omit<Row, "state" | "company" | "director" | "contact" | "reasons" | "traits"> & {
  state: State;
  company: Company;
  director: Director;
  contact: Reach | null;
  reasons: Scored["reasons"] | null;
  traits: Scored["traits"] | null;
};

type State = Exclude<Row["state"], "delivered" | "excluded">;

/** True for who waits: the others are emptied. */
export const isWaiting = isNotNull(candidates.company);

/** What remains of who was delivered or excluded has no name, address or reason. */
export const emptied = { company: null, director: null, contact: null, reasons: null, signal: "" };

/** The furthest first: who has cost something goes before who was only found. */
const order: readonly State[] = ["staged", "enriched", "enriching", "found"];

/**
 * The team's people who wait for their delivery, the furthest and best first; of these states alone if some are given. With
 * `isLocked` nobody else changes them until the transaction ends.
 */
export async function waitingCandidates(
  queries: Queries,
  teamId: string,
  states: readonly State[] = order,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Candidate[]> {
  const waiting = queries
    .select()
    .from(candidates)
    .where(and(eq(candidates.teamId, teamId), isWaiting, inArray(candidates.state, [...states])))
    .orderBy(desc(candidates.score), asc(candidates.id));
  const rows = await (isLocked ? waiting.for("update") : waiting);
  // A stable sort keeps the order within a state.
  return (rows as Candidate[]).sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** The SIREN of each who waits, and the persona for whom they were found, without a certain order. */
export async function waitingSirens(
  queries: Queries,
  teamId: string,
): Promise<{ siren: string; personaId: string | null }[]> {
  return queries
    .select({ siren: candidates.siren, personaId: candidates.personaId })
    .from(candidates)
    .where(and(eq(candidates.teamId, teamId), isWaiting));
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

/** Changes candidates of a team who wait. */
export async function setCandidates(
  tx: Queries,
  teamId: string,
  ids: readonly string[],
  changes: Partial<Row>,
): Promise<void> {
  if (ids.length > 0) await tx.update(candidates).set(changes).where(areOf(teamId, ids));
}

/** Forgets candidates of a team who wait, and what a provider was asked about them. Returns their number. */
export async function dropCandidates(tx: Queries, teamId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const dropped = await tx.delete(candidates).where(areOf(teamId, ids)).returning({ id: candidates.id });
  await forgetContacts(tx, teamId, ids);
  return dropped.length;
}

/** The person of a candidate, as an objection names one. */
export const personOf = ({
  company,
  director,
  seenOn,
  contact,
}: Pick<Candidate, "company" | "director" | "seenOn" | "contact">) => ({
  ...personIn(prospectOf(company, director, { seenOn })),
  email: contact?.email.value ?? null,
  companyEmail: contact?.companyEmail ?? null,
});

/** Never of who was delivered meanwhile: a provider's answer may come nights later. */
const areOf = (teamId: string, ids: readonly string[]) =>
  and(eq(candidates.teamId, teamId), inArray(candidates.id, [...ids]), isWaiting);
