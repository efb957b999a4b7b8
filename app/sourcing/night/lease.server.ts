import { and, eq, sql } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { nights, teams } from "#db/schema.ts";
import { isOverIn } from "#db/stored-time.server.ts";
import { nightLimits } from "./night-limits.ts";
import { isWorking } from "./night-states.server.ts";

/** A row of `nights`. */
export type Night = typeof nights.$inferSelect;

/** Which night it is, and as whose work. */
export type HeldNight = Pick<Night, "teamId" | "day" | "fence">;

/** Somebody else works on the night now, or its team is gone: nothing more may be written. */
export class NightLost extends Error {}

/** Milliseconds by which a night's next look may lie ahead: longer than from one planning to its last hour. */
const furthest = 24 * 60 * 60_000;

/**
 * Takes the night that has been due the longest, of `teamId` alone if one is given, and keeps it for the length of a lease.
 * `null` when none is due.
 */
export async function takeNight(
  { asOwner }: Pick<Database, "asOwner">,
  day: string,
  teamId?: string,
): Promise<Night | null> {
  const now = Date.now();
  // Who names a team works on it now, whenever its hour is.
  const isDue = teamId === undefined ? isOverIn(nights.dueAt, furthest, now) : eq(nights.teamId, teamId);
  const [taken] = await asOwner
    .update(nights)
    .set({ fence: sql`${nights.fence} + 1`, leaseUntil: leaseFrom(now) })
    .where(sql`ctid = any(array(
      select ctid from ${nights}
      where ${isWorking} and ${nights.day} = ${day} and ${isDue} and ${isFree(now)}
      order by due_at limit 1 for update skip locked))`)
    .returning();
  return taken ?? null;
}

/** True while a night is due on which nobody works. */
export async function isAnyDue({ asOwner }: Pick<Database, "asOwner">, day: string): Promise<boolean> {
  const now = Date.now();
  const [found] = await asOwner
    .select({ teamId: nights.teamId })
    .from(nights)
    .where(
      sql`${isWorking} and ${nights.day} = ${day} and ${isOverIn(nights.dueAt, furthest, now)} and ${isFree(now)}`,
    )
    .limit(1);
  return found !== undefined;
}

const isFree = (now: number) =>
  sql`(${nights.leaseUntil} is null or ${isOverIn(nights.leaseUntil, nightLimits.lease, now)})`;

const leaseFrom = (now: number) => new Date(now + nightLimits.lease);

/**
 * Does a step's work on a night in one transaction, with the night as it is stored, and stores what it returns; the lease
 * begins anew. Throws `NightLost` when somebody else has taken it.
 */
export async function writeNight(
  { asOwner }: Pick<Database, "asOwner">,
  held: HeldNight,
  work: (tx: Queries, night: Night) => Promise<Partial<Night>>,
): Promise<Night> {
  return asOwner.transaction(async (tx) => {
    // Rows that refer to the team would lock it after the night, and a delivery locks it before.
    const [team] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(eq(teams.id, held.teamId))
      .for("key share");
    const [night] = team ? await tx.select().from(nights).where(isHeld(held)).for("update") : [];
    if (!night) throw new NightLost();
    const changes = { leaseUntil: leaseFrom(Date.now()), ...(await work(tx, night)) };
    await tx.update(nights).set(changes).where(isHeld(held));
    return { ...night, ...changes };
  });
}

const isHeld = ({ teamId, day, fence }: HeldNight) =>
  and(eq(nights.teamId, teamId), eq(nights.day, day), eq(nights.fence, fence));
