import { parisDay } from "#app/calendar/paris-day.ts";
import type { Feature } from "#app/offers/catalogue.ts";
import { type Contents, contentsOf } from "#app/offers/contents.ts";
import { type Days, daysOf, type Term, termOn } from "#app/sourcing/night/quota/term.ts";
import type { Queries } from "#db/open-database.server.ts";
import { termsOf } from "./subscription-terms.server.ts";
import { teamOf } from "./team.server.ts";

/** The term under way of a team: until its last day or the moment of its cancellation. `null` without an offer. */
export async function currentTermOf(queries: Queries, teamId: string): Promise<Days | null> {
  return currentOf(await termsOf(queries, teamId));
}

function currentOf(terms: readonly Term[]): Days | null {
  const now = Date.now();
  const cancelledAt = terms.at(-1)?.cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return cancelledAt > now ? termOn(daysOf(terms), parisDay(now)) : null;
}

/** What a team may use today. interpretation.md D287. */
export async function contentsOfTeam(queries: Queries, teamId: string): Promise<Contents> {
  return contentsOf((await currentTermOf(queries, teamId))?.offer ?? null);
}

/** What a client's team may use today. */
export async function contentsFor(queries: Queries, clientId: string): Promise<Contents> {
  const team = await teamOf(queries, clientId);
  return team ? contentsOfTeam(queries, team.id) : contentsOf(null);
}

/** True once the offer of a team is over: it had one, and has none today. interpretation.md D299. */
export async function isOfferOver(queries: Queries, teamId: string): Promise<boolean> {
  const terms = await termsOf(queries, teamId);
  return terms.length > 0 && currentOf(terms) === null;
}

/** True while the offer of a client's team includes a feature. */
export async function mayUse(queries: Queries, clientId: string, feature: Feature): Promise<boolean> {
  return (await contentsFor(queries, clientId)).features.includes(feature);
}
