import { and, eq, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { clients, modelReservations, modelTokens } from "#db/schema.ts";
import { isAheadIn } from "#db/stored-time.server.ts";
import { tallies } from "#metrics/tallies.ts";
import type { ModelUsage } from "../model/model.ts";
import { BudgetError } from "./budget-error.ts";

/** Tokens for a day. */
export type Budgets = { clientDailyTokens: number; dailyTokens: number };

/** A request under way. */
export type Reservation = { id: string; clientId: string; day: string; inputTokens: number };

/** The row that counts for all clients together. */
const everyone = "";

/** Milliseconds after which a reservation no longer counts: more than any request to a model takes. */
export const reservationLifetime = 3 * 60_000;

/** Far more than a model takes, so that no sum leaves the range of the columns. */
const maxTokens = 10_000_000;

/**
 * Lets a request begin while both budgets have tokens left, those that other requests reserve included. Its input counts
 * at once, and its output is reserved. Throws a `BudgetError` otherwise; a client who is deleted has no budget. Simultaneous calls on any number of nodes wait
 * for each other, so that a budget is exceeded by one request at most.
 */
export async function reserve(
  db: Pick<Database, "asOwner">,
  budgets: Budgets,
  clientId: string,
  estimate: ModelUsage,
  now: number,
): Promise<Reservation> {
  const day = parisDay(now);
  const [inputTokens, outputTokens] = [bounded(estimate.inputTokens), bounded(estimate.outputTokens)];
  return db.asOwner.transaction(async (tx) => {
    // Waits for a deletion of the account, after which nothing is stored about it.
    const owner = tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId));
    if ((await owner.for("key share")).length === 0) throw new BudgetError("client");
    // The upserts lock the rows of the day, always in this order.
    const client = await add(tx, day, clientId, inputTokens);
    const total = await add(tx, day, everyone, inputTokens);
    const [reserved] = await tx
      .select({
        total: sql<string>`coalesce(sum(${modelReservations.tokens}), 0)`,
        client: sql<string>`coalesce(sum(${modelReservations.tokens}) filter (where ${modelReservations.clientId} = ${clientId}), 0)`,
      })
      .from(modelReservations)
      .where(isAheadIn(modelReservations.expiresAt, reservationLifetime, now));
    const used = (tokens: number, others: string | undefined) => tokens - inputTokens + Number(others);
    // The transaction is rolled back.
    if (used(client, reserved?.client) >= budgets.clientDailyTokens) throw new BudgetError("client");
    if (used(total, reserved?.total) >= budgets.dailyTokens) throw new BudgetError("total");

    const [stored] = await tx
      .insert(modelReservations)
      .values({ clientId, tokens: outputTokens, expiresAt: new Date(now + reservationLifetime) })
      .returning({ id: modelReservations.id });
    return { id: String(stored?.id), clientId, day, inputTokens };
  });
}

/** Replaces a reservation by what its request used, even if it has expired meanwhile; once. */
export async function settle(
  db: Pick<Database, "asOwner">,
  { id, clientId, day, inputTokens }: Reservation,
  usage: ModelUsage,
): Promise<void> {
  const tokens = bounded(usage.inputTokens) + bounded(usage.outputTokens);
  const more = tokens - inputTokens;
  tallies.modelTokens.add("used", tokens);
  await db.asOwner.transaction(async (tx) => {
    for (const counted of [clientId, everyone])
      await tx
        .update(modelTokens)
        .set({ tokens: sql`${modelTokens.tokens} + ${more}` })
        // Not an upsert: the row of a client that was deleted meanwhile stays away.
        .where(and(eq(modelTokens.day, day), eq(modelTokens.clientId, counted)));
    await tx.delete(modelReservations).where(eq(modelReservations.id, id));
  });
}

/** Adds tokens to the day's row, which is created when it is the first, and returns its sum. */
async function add(tx: Queries, day: string, clientId: string, tokens: number): Promise<number> {
  const [row] = await tx
    .insert(modelTokens)
    .values({ day, clientId, tokens })
    .onConflictDoUpdate({
      target: [modelTokens.day, modelTokens.clientId],
      set: { tokens: sql`${modelTokens.tokens} + ${tokens}` },
    })
    .returning({ tokens: modelTokens.tokens });
  return row?.tokens ?? tokens;
}

function bounded(tokens: number): number {
  return Number.isFinite(tokens) ? Math.min(maxTokens, Math.max(0, Math.round(tokens))) : maxTokens;
}
