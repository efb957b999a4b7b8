import { desc, eq, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { isWorkingDay } from "#app/calendar/working-days.ts";
import { hourAt } from "#app/sourcing/night/hours.ts";
import type { Queries } from "#db/open-database.server.ts";
import { nights, searches } from "#db/schema.ts";
import { isInState, isUnexpected } from "../clients/morning-lists.server.ts";

/** The lists of this morning. `late`: they should be delivered by now and are not held. */
export type Morning = {
  day: string;
  isWorkingDay: boolean;
  delivered: number;
  /** The prospects in these lists. */
  prospects: number;
  late: number;
  held: number;
  /** Before their hour. */
  preparing: number;
  /** Nothing was due, or it came to nothing. */
  left: number;
};

/** Reads a row for each state of the nights of one day, by their index. */
export async function morningOf(queries: Queries, now: number): Promise<Morning> {
  const day = parisDay(now);
  const isHeld = sql<boolean>`(${searches.heldAt} is not null)`;
  const rows = await queries
    .select({
      ...{ state: nights.state, isHeld, count: sql<number>`count(*)::integer` },
      prospects: sql<number>`coalesce(sum(${nights.delivered}), 0)::integer`,
    })
    .from(nights)
    .leftJoin(searches, eq(searches.teamId, nights.teamId))
    .where(eq(nights.day, day))
    .groupBy(nights.state, isHeld);
  const count = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((sum, row) => sum + row.count, 0);
  const isOpen = (row: (typeof rows)[number]) => row.state !== "delivered" && row.state !== "left";
  const open = count((row) => isOpen(row) && !row.isHeld);
  const isDue = hourAt(now)?.isDelivery === true;
  return {
    ...{ day, isWorkingDay: isWorkingDay(day) },
    delivered: count((row) => row.state === "delivered"),
    prospects: rows.reduce((sum, row) => sum + row.prospects, 0),
    late: isDue ? open : 0,
    held: count((row) => isOpen(row) && row.isHeld),
    preparing: isDue ? 0 : open,
    left: count((row) => row.state === "left"),
  };
}

/** Nights of the same day and cause. `cause` is as the night has stored it; `failures` are those that nobody foresaw. */
export type FailedNights = { day: string; cause: string; count: number };

/** Kinds that are shown: a broken register has one cause for all. */
const mostCauses = 12;

/** The nights of today and of the working day before that something went wrong in, and why. */
export async function failedNights(queries: Queries, now: number): Promise<FailedNights[]> {
  const cause = sql<string>`coalesce(case when ${isUnexpected} then ${nights.error} end, ${nights.enrichmentError}, 'FAILED')`;
  const count = sql<number>`count(*)::integer`;
  return queries
    .select({ day: nights.day, cause, count })
    .from(nights)
    .where(isInState("failed", now))
    .groupBy(nights.day, cause)
    .orderBy(desc(nights.day), desc(count))
    .limit(mostCauses);
}
