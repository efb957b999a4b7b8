import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Database } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import { nights, searches } from "#db/schema.ts";
import { traced } from "#tracing/tracing.ts";
import { deliverNight } from "./deliver-night.server.ts";
import { closingOf, hourAt } from "./hours.ts";
import { over } from "./night-states.server.ts";

type Services = {
  db: Database;
  log: Pick<Logger, "error">;
  /** Is told of each night that ends. */
  note?: (outcome: "delivered" | "left") => void;
};

/** Nights that one statement finds, and lists that are delivered at a time: most of it is waiting for the database. */
const pageSize = 100;
const atOnce = 4;

const lowest = "00000000-0000-0000-0000-000000000000";

/**
 * Delivers what is staged at `moment`, from seven o'clock on, and resolves with the number of lists. It may be called at any
 * time, again and on several nodes. One team's failure is logged and leaves the others alone.
 */
export async function deliverDue(
  services: Services,
  moment: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const hour = hourAt(moment);
  if (!hour?.isDelivery) return 0;
  const { day } = hour;
  // Each node begins with another team, so that they do not wait for one another at every one of them.
  const first = randomUUID();
  let count = 0;
  for (const [from, to] of [
    [first, null],
    [lowest, first],
  ] as const)
    for (let after: string = from; !isStopped(); ) {
      const page = await stagedOn(services.db, day, after, to);
      count += await deliverAll(services, day, page, isStopped);
      after = page.at(-1) ?? after;
      if (page.length < pageSize) break;
    }
  return count;
}

/** The teams between these two whose lists are staged and not held, in order. */
async function stagedOn({ asOwner }: Database, day: string, after: string, to: string | null) {
  const page = await asOwner
    .select({ teamId: nights.teamId })
    .from(nights)
    .leftJoin(searches, eq(searches.teamId, nights.teamId))
    .where(
      and(
        eq(nights.day, day),
        eq(nights.state, "staged"),
        gt(nights.teamId, after),
        to === null ? undefined : lte(nights.teamId, to),
        isNull(searches.heldAt),
      ),
    )
    .orderBy(asc(nights.teamId))
    .limit(pageSize);
  return page.map(({ teamId }) => teamId);
}

async function deliverAll(
  { db, log, note }: Services,
  day: string,
  teamIds: readonly string[],
  isStopped: () => boolean,
): Promise<number> {
  let count = 0;
  const left = teamIds.values();
  const deliverLeft = async () => {
    for (const teamId of left) {
      if (isStopped()) break;
      try {
        const attributes = { "matinal.team.id": teamId, "matinal.day": day };
        const { kind } = await traced("night deliver", { attributes }, () =>
          deliverNight({ db }, { teamId, day }),
        );
        if (kind === "delivered") count += 1;
        if (kind === "delivered" || kind === "left") note?.(kind);
      } catch (error) {
        if (outageIn(error)) throw error;
        log.error({ err: error, teamId, day }, "a night's list could not be delivered");
      }
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, deliverLeft));
  return count;
}

/** Closes the nights whose day is over, and resolves with their number; what they staged stays for the next one. */
export async function closeNights({ db }: { db: Database }, moment: number): Promise<number> {
  const day = parisDay(moment);
  const isOver = moment >= closingOf(day) ? lte(nights.day, day) : lt(nights.day, day);
  const closed = await db.asOwner
    .update(nights)
    .set({ state: "left", leaseUntil: null, fence: sql`${nights.fence} + 1` })
    .where(and(isOver, notInArray(nights.state, [...over])))
    .returning({ teamId: nights.teamId });
  return closed.length;
}
