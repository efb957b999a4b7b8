import { and, eq, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { nights } from "#db/schema.ts";
import { hourAt } from "./hours.ts";
import { planNight } from "./plan-nights.server.ts";

/**
 * `asked`: the schedule does it within a minute. `working`: it is being done, or was asked for just now. `delivered`: the list
 * of that day is delivered, and stays. `rests`: there is no night at that moment.
 */
export type AskedNight = "asked" | "working" | "delivered" | "rests";

/**
 * Lets the schedule do a team's night now, or anew, as of `moment`, in milliseconds since the epoch. What was staged is
 * prepared again. The caller has locked the team. `note` is called where there is something to ask, before it is.
 * docs/decisions/0039-night.md.
 */
export async function askNight(
  { db }: { db: Database },
  teamId: string,
  moment: number,
  note: (day: string) => Promise<void>,
): Promise<AskedNight> {
  const day = hourAt(moment)?.day;
  if (day === undefined) return "rests";
  const isNight = and(eq(nights.teamId, teamId), eq(nights.day, day));
  const [night] = await db.asOwner.select().from(nights).where(isNight).for("update");
  if (night?.state === "delivered") return "delivered";
  const isOpen = night && night.state !== "staged" && night.state !== "left";
  const isWorkedOn = (night?.leaseUntil?.getTime() ?? 0) > Date.now();
  if (isOpen && (isWorkedOn || night.dueAt.getTime() <= Date.now())) return "working";
  await note(day);
  await planNight({ db }, teamId, day);
  await beginAnew(db.asOwner, teamId, day);
  // One that waits for its hour, or for a register that was away, waits no more.
  await db.asOwner.update(nights).set({ dueAt: new Date() }).where(isNight);
  return "asked";
}

/** Puts a night that is staged, or was left, back to its first step. */
export async function beginAnew(queries: Queries, teamId: string, day: string): Promise<void> {
  await queries
    .update(nights)
    .set({ state: "searching", dueAt: new Date() })
    .where(and(eq(nights.teamId, teamId), eq(nights.day, day), sql`${nights.state} in ('staged', 'left')`));
}
