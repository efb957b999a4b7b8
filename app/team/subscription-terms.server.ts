import { and, asc, desc, eq } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import type { Queries } from "#db/open-database.server.ts";
import { subscriptionTerms } from "#db/schema.ts";

type Row = typeof subscriptionTerms.$inferSelect;

/** The terms of a team's subscriptions, the oldest first. */
export async function termsOf(queries: Queries, teamId: string): Promise<Omit<Row, "teamId">[]> {
  return queries
    .select({
      since: subscriptionTerms.since,
      offer: subscriptionTerms.offer,
      until: subscriptionTerms.until,
      cancelledAt: subscriptionTerms.cancelledAt,
    })
    .from(subscriptionTerms)
    .where(eq(subscriptionTerms.teamId, teamId))
    .orderBy(asc(subscriptionTerms.since));
}

/** Begins a term, or moves the end of the one under way if the offer is the same. The caller has locked the team. */
export async function noteOffer(
  tx: Queries,
  teamId: string,
  { offer, until }: Pick<Row, "offer" | "until">,
  at: Date,
): Promise<void> {
  const latest = await latestOf(tx, teamId);
  if (latest && latest.offer === offer && isUnderWay(latest, at))
    await tx.update(subscriptionTerms).set({ until }).where(isTerm(latest));
  else {
    // Two entries in one millisecond, or a clock that was set back: the order stays.
    const since = latest && latest.since >= at ? new Date(latest.since.getTime() + 1) : at;
    await tx.insert(subscriptionTerms).values({ teamId, since, offer, until });
  }
}

/** Ends the term under way, if there is one. The caller has locked the team. */
export async function noteCancellation(tx: Queries, teamId: string, at: Date): Promise<void> {
  const latest = await latestOf(tx, teamId);
  if (latest?.cancelledAt === null)
    await tx.update(subscriptionTerms).set({ cancelledAt: at }).where(isTerm(latest));
}

function isUnderWay({ offer, since, until, cancelledAt }: Row, at: Date): boolean {
  const planned = offer === "trial" ? daysAfter(parisDay(since.getTime()), trialDays - 1) : null;
  const last = until ?? planned;
  return cancelledAt === null && (last === null || parisDay(at.getTime()) <= last);
}

async function latestOf(tx: Queries, teamId: string): Promise<Row | null> {
  const [latest] = await tx
    .select()
    .from(subscriptionTerms)
    .where(eq(subscriptionTerms.teamId, teamId))
    .orderBy(desc(subscriptionTerms.since))
    .limit(1);
  return latest ?? null;
}

const isTerm = ({ teamId, since }: Row) =>
  and(eq(subscriptionTerms.teamId, teamId), eq(subscriptionTerms.since, since));
