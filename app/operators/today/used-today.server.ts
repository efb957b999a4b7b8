import { and, desc, eq, gte, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Queries } from "#db/open-database.server.ts";
import { clients, limitHits, modelTokens } from "#db/schema.ts";
import type { LimitName } from "#metrics/limit-names.ts";
import { newFor } from "../clients/client-filter.ts";

/** The customers who came in the last days, of at most 1,000. */
export async function countNewClients(queries: Queries, now: number): Promise<number> {
  const since = new Date(now - newFor * 86_400_000);
  const some = queries
    .select({ id: clients.id })
    .from(clients)
    .where(gte(clients.createdAt, since))
    .limit(1_000)
    .as("some");
  const [row] = await queries.select({ count: sql<number>`count(*)::integer` }).from(some);
  return row?.count ?? 0;
}

/** What this version of the product counts; another one on the same database may count more. */
export type CountedLimit = LimitName;

/** The limits that were hit today in Paris, on any node, the most often first. */
export function limitsHit(queries: Queries, now: number): Promise<{ name: string; count: number }[]> {
  return queries
    .select({ name: limitHits.name, count: limitHits.count })
    .from(limitHits)
    .where(eq(limitHits.day, parisDay(now)))
    .orderBy(desc(limitHits.count), limitHits.name)
    .limit(20);
}

/** The tokens that the model used today in Paris, for all customers together. */
export async function tokensUsed(queries: Queries, now: number): Promise<number> {
  const [row] = await queries
    .select({ tokens: modelTokens.tokens })
    .from(modelTokens)
    .where(and(eq(modelTokens.day, parisDay(now)), eq(modelTokens.clientId, "")));
  return row?.tokens ?? 0;
}
