import { and, eq, isNull, min } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { nights, searches } from "#db/schema.ts";
import { hourAt } from "./hours.ts";
import { isWorking } from "./night-states.server.ts";
import { deliveryOn } from "./quota/term.ts";

/** How nights ended on this node since its start: `matinal_nights_total`. */
export type NightOutcomes = Map<"delivered" | "left", number>;

/**
 * How long the night that is the furthest behind waits, in seconds: since it was to begin while nobody has staged it, since seven
 * o'clock while it is not delivered. 0 while none waits: `matinal_night_oldest_seconds`. Held lists do not count.
 */
export async function oldestNight(queries: Queries, moment: number): Promise<number> {
  const day = hourAt(moment)?.day;
  if (day === undefined) return 0;
  const [waiting] = await queries
    .select({ since: min(nights.beginsAt) })
    .from(nights)
    .where(and(eq(nights.day, day), isWorking));
  const [staged] = await queries
    .select({ day: min(nights.day) })
    .from(nights)
    .leftJoin(searches, eq(searches.teamId, nights.teamId))
    .where(and(eq(nights.day, day), eq(nights.state, "staged"), isNull(searches.heldAt)));
  const late = [waiting?.since?.getTime(), staged?.day ? deliveryOn(day).getTime() : undefined];
  return Math.max(0, ...late.map((since) => (since === undefined ? 0 : (moment - since) / 1_000)));
}
