import { desc, eq } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { nights } from "#db/schema.ts";
import { unitsByDay } from "../enrichment/store/units.server.ts";
import type { Dropped } from "./candidates/dropped.ts";
import { isHeld } from "./hold-list.server.ts";
import type { Night } from "./lease.server.ts";

/** What one of the team's nights did, for people. `delivered` is `null` before its delivery. */
export type NightLine = {
  /** A working day in Paris. */
  day: string;
  /** Companies. */
  seen: number;
  /** People. */
  found: number;
  /** Who was left out, by reason. */
  dropped: Dropped;
  /** For how many people an address or a number was found. */
  enriched: number;
  /** Paid units of enrichment, with those that requests under way may still use. */
  spent: number;
  delivered: number | null;
  /** Why there is less than could be; `null` when nothing stood in the way. */
  because: "held" | "no_target" | "unsearchable" | "exhausted" | "register_away" | "provider_away" | null;
};

/** How many nights are told. */
const told = 7;

/**
 * The lines of the client's newest nights, the newest first; none before the first one, where nothing was due in the newest, and
 * without a register.
 */
export async function nightLinesOf({ db }: { db: Database }, clientId: string): Promise<NightLine[]> {
  const read = await db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return null;
    const newest = await tx
      .select()
      .from(nights)
      .where(eq(nights.teamId, team.id))
      .orderBy(desc(nights.day))
      .limit(told);
    if (!newest[0] || !isTold(newest[0])) return null;
    return { teamId: team.id, newest, held: await isHeld(tx, team.id) };
  });
  if (!read) return [];
  const { teamId, newest, held } = read;
  // A client reads no units: whose they are was found out above.
  const spent = await unitsByDay(db.asOwner, teamId, newest.at(-1)?.day ?? "");
  return newest
    .filter(isTold)
    .map((night) => lineOf(night, spent.get(night.day) ?? 0, held && night === newest[0]));
}

const isTold = ({ quota, error }: Night) => quota > 0 && error !== "OFF";

function lineOf(night: Night, spent: number, held: boolean): NightLine {
  const { day, state, seen, found, dropped, enriched, error, enrichmentError } = night;
  const isOpen = state !== "delivered" && state !== "left";
  const isLookedUp = state !== "searching" && state !== "enriching";
  return {
    ...{ day, seen, found, dropped, enriched, spent },
    delivered: isOpen ? null : night.delivered,
    because: held ? "held" : reasonOf(error, isLookedUp ? enrichmentError : null),
  };
}

/** What a team can do nothing about, and what its list does not lack for, is told to operators alone. */
const untold = ["FAILED", "LIST_FULL"];

/** Why the register is not asked for criteria: `Inexpressible`, or it knows none of their codes. */
const unsearchable = ["INVALID_CODE", "UNKNOWN_NAF", "TOO_MANY_QUERIES"];

/** Why people wait for a provider; without units, key or credits they come as they are. */
const awaited = ["BUSY", "UNANSWERED", "NOT_READY"];

/** What the register did not tell counts first: it lacks people, and a provider only what is known of some. */
function reasonOf(error: string | null, enrichmentError: string | null): NightLine["because"] {
  if (error === "NO_TARGET") return "no_target";
  if (error === "EXHAUSTED") return "exhausted";
  if (error !== null && !untold.includes(error))
    return unsearchable.includes(error) ? "unsearchable" : "register_away";
  return enrichmentError !== null && awaited.includes(enrichmentError) ? "provider_away" : null;
}
