import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Database } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import { nights, searches } from "#db/schema.ts";
import { deliverNight } from "./deliver-night.server.ts";
import { closingOf, hourAt } from "./hours.ts";

type Services = { db: Database; log: Pick<Logger, "error"> };

/** Nights that one statement finds. */
const pageSize = 100;

/**
 * Delivers what is staged at `moment`, from seven o'clock on, and resolves with the number of lists. It may be called at any
 * time, again and on several nodes. One team's failure is logged and leaves the others alone.
 */
export async function deliverDue(
  services: Services,
  moment: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db, log } = services;
  const hour = hourAt(moment);
  if (!hour?.isDelivery) return 0;
  const { day } = hour;
  let count = 0;
  for (let after = "00000000-0000-0000-0000-000000000000"; !isStopped(); ) {
    const page = await db.asOwner
      .select({ teamId: nights.teamId })
      .from(nights)
      .leftJoin(searches, eq(searches.teamId, nights.teamId))
      .where(
        and(
          eq(nights.day, day),
          eq(nights.state, "staged"),
          gt(nights.teamId, after),
          isNull(searches.heldAt),
        ),
      )
      .orderBy(asc(nights.teamId))
      .limit(pageSize);
    for (const { teamId } of page) {
      if (isStopped()) break;
      try {
        if ((await deliverNight({ db }, { teamId, day })).kind === "delivered") count += 1;
      } catch (error) {
        if (outageIn(error)) throw error;
        log.error({ err: error, teamId, day }, "a night's list could not be delivered");
      }
      await setImmediate();
    }
    after = page.at(-1)?.teamId ?? after;
    if (page.length < pageSize) break;
  }
  return count;
}

/** Closes the nights whose day is over, and resolves with their number; what they staged stays for the next one. */
export async function closeNights({ db }: { db: Database }, moment: number): Promise<number> {
  const day = parisDay(moment);
  const isOver = moment >= closingOf(day) ? lte(nights.day, day) : lt(nights.day, day);
  const closed = await db.asOwner
    .update(nights)
    .set({ state: "left", leaseUntil: null, fence: sql`${nights.fence} + 1` })
    .where(and(isOver, notInArray(nights.state, ["delivered", "left"])))
    .returning({ teamId: nights.teamId });
  return closed.length;
}
