import { eq } from "drizzle-orm";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { periods, secondsIn } from "#app/periods.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { subscriptions, teams } from "#db/schema.ts";
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
    const stored = await store(tx, teamId, { offer, until, cancelledAt: null }, by);
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
    if (before?.cancelledAt) return before;
    const stored = await store(tx, teamId, { cancelledAt: new Date() }, by);
    await noteCancellation(tx, teamId, stored.changedAt);
    return stored;
  });
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
