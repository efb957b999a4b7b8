import { and, eq, isNotNull, lt, lte, or, type SQL } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthOf, parisMoment } from "#app/calendar/working-days.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { lastDayOf } from "#app/sourcing/night/quota/term.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { subscriptions, teams } from "#db/schema.ts";
import { currentTermOf } from "./current-offer.server.ts";
import { noteCancellation, noteOffer } from "./subscription-terms.server.ts";

/** A row of `subscriptions`. */
export type Subscription = typeof subscriptions.$inferSelect;

/** The team's subscription; `null` when none was entered. */
export async function subscriptionOf(queries: Queries, teamId: string): Promise<Subscription | null> {
  const [found] = await queries.select().from(subscriptions).where(eq(subscriptions.teamId, teamId));
  return found ?? null;
}

/** Enters the offer of a team, until the end of a day in Paris if one is given. Who had cancelled comes back by it. */
export async function setOffer(
  { db }: { db: Database },
  teamId: string,
  { offer, until, by }: { offer: TeamOffer; until: string | null; by: string },
): Promise<Subscription> {
  return db.asOwner.transaction(async (tx) => {
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("update");
    const stored = await store(tx, teamId, { offer, until, cancelledAt: null, ...notRequested }, by);
    await noteOffer(tx, teamId, { offer, until }, stored.changedAt);
    return stored;
  });
}

/** Cancels the team's offer now. A cancellation that was entered before stands, with its day. interpretation.md D92. */
export async function cancelSubscription(
  { db }: { db: Database },
  teamId: string,
  by: string,
): Promise<Subscription> {
  return db.asOwner.transaction(async (tx) => {
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("update");
    const before = await subscriptionOf(tx, teamId);
    if (before && isCancelled(before)) return before;
    const stored = await store(tx, teamId, { cancelledAt: new Date(), ...notRequested }, by);
    await noteCancellation(tx, teamId, stored.changedAt);
    return stored;
  });
}

/** No cancellation by the customer is under way. */
const notRequested = { cancelRequestedAt: null, untilBefore: null } as const;

/** Who changed a subscription, when the customer did. */
const byClient = "client";

/**
 * Lets a team's offer end with its period: its last day, or else that of the month in Paris. What was asked for before stands.
 * `null` without an offer. The caller has locked the team. interpretation.md D291.
 */
export async function endWithPeriod(
  tx: Queries,
  teamId: string,
): Promise<{ until: string; isNew: boolean } | null> {
  const term = await currentTermOf(tx, teamId);
  const before = await subscriptionOf(tx, teamId);
  if (!term || !before) return null;
  const until = lastDayOf(term) ?? monthOf(parisDay(Date.now())).last;
  if (before.cancelRequestedAt) return { until, isNew: false };
  const changes = { until, untilBefore: before.until, cancelRequestedAt: new Date() };
  const stored = await store(tx, teamId, changes, byClient);
  await noteOffer(tx, teamId, { offer: term.offer, until }, stored.changedAt);
  return { until, isNew: true };
}

/** Takes an end by `endWithPeriod` back while the offer lasts; false when there is none, or it is too late. The caller has locked the team. */
export async function goOn(tx: Queries, teamId: string): Promise<boolean> {
  const term = await currentTermOf(tx, teamId);
  const before = await subscriptionOf(tx, teamId);
  if (!term || !before?.cancelRequestedAt) return false;
  const until = before.untilBefore;
  const stored = await store(tx, teamId, { until, ...notRequested }, byClient);
  await noteOffer(tx, teamId, { offer: term.offer, until }, stored.changedAt);
  return true;
}

/** What tells whether a subscription was cancelled: of an operator's cancellation, and of a customer's. */
type Cancelling = Pick<Subscription, "cancelledAt" | "cancelRequestedAt" | "until">;

/** True once a subscription is cancelled; false for one that goes on, or that its customer lets end later. */
export function isCancelled(subscription: Cancelling | null, moment = new Date()): boolean {
  const cancelledAt = subscription && cancellationOf(subscription);
  return cancelledAt !== null && cancelledAt <= moment;
}

/** When a subscription was cancelled, or is by the end of its last day; `null` for one that goes on. */
export function cancellationOf({ cancelledAt, cancelRequestedAt, until }: Cancelling): Date | null {
  if (cancelledAt || !cancelRequestedAt || until === null) return cancelledAt;
  return parisMoment(daysAfter(until, 1), 0);
}

/** The condition under which a subscription was cancelled at a moment or before: what `cancellationOf` tells, by its indexes. */
export function isCancelledBy(moment: Date): SQL | undefined {
  const isOver = lt(subscriptions.until, parisDay(moment.getTime()));
  return or(lte(subscriptions.cancelledAt, moment), and(isNotNull(subscriptions.cancelRequestedAt), isOver));
}

/** When the prospect data of whoever cancelled then are deleted. interpretation.md D9. */
export const deletedAt = (cancelledAt: Date) =>
  new Date(cancelledAt.getTime() + secondsIn(periods.prospects) * 1_000);

async function store(
  tx: Queries,
  teamId: string,
  values: Partial<Subscription>,
  changedBy: string,
): Promise<Subscription> {
  const changes = { ...values, changedAt: new Date(), changedBy };
  const [stored] = await tx
    .insert(subscriptions)
    .values({ teamId, ...changes })
    .onConflictDoUpdate({ target: subscriptions.teamId, set: changes })
    .returning();
  if (!stored) throw new Error("The database did not return the subscription.");
  return stored;
}
