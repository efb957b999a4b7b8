import { desc, eq } from "drizzle-orm";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { nights } from "#db/schema.ts";
import { isHeld } from "./hold-list.server.ts";

/** What the team's newest night did, for people. `delivered` is `null` before its delivery. */
export type NightLine = {
  /** A working day in Paris. */
  day: string;
  seen: number;
  found: number;
  delivered: number | null;
  /** Why there is less than could be; `null` when nothing stood in the way. */
  because: "held" | "no_target" | "unsearchable" | "away" | null;
};

/** The line of the client's newest night; `null` before the first one, where nothing was due, and without a register. */
export async function nightLineOf({ db }: { db: Database }, clientId: string): Promise<NightLine | null> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    if (!team) return null;
    const [night] = await tx
      .select()
      .from(nights)
      .where(eq(nights.teamId, team.id))
      .orderBy(desc(nights.day))
      .limit(1);
    if (!night || night.quota === 0 || night.error === "OFF") return null;
    const { day, state, seen, found, error } = night;
    const isOpen = state !== "delivered" && state !== "left";
    const because = (await isHeld(tx, team.id)) ? "held" : reasonOf(error);
    return { day, seen, found, delivered: isOpen ? null : night.delivered, because };
  });
}

/** What a team can do nothing about, and what its list does not lack for, is told to operators alone. */
const untold = ["FAILED", "LIST_FULL", "NO_UNITS", "KEY_REFUSED", "CREDITS_EXHAUSTED"];

/** Why the register is not asked for criteria: `Inexpressible`. */
const unsearchable = ["INVALID_CODE", "UNKNOWN_NAF", "TOO_MANY_QUERIES"];

function reasonOf(error: string | null): NightLine["because"] {
  if (error === null || untold.includes(error)) return null;
  if (error === "NO_TARGET") return "no_target";
  return unsearchable.includes(error) ? "unsearchable" : "away";
}
