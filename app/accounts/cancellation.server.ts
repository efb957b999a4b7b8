import { endWithPeriod, goOn } from "#app/team/subscription.server.ts";
import { lockTeamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { recordOwnAction } from "./own-actions.server.ts";

/**
 * Lets the offer of a client's team end with its period, and tells the audit log. Asked for again, it changes nothing. Returns
 * the last day; `null` without an offer. interpretation.md D291.
 */
export async function requestCancellation(
  { db }: { db: Database },
  clientId: string,
): Promise<string | null> {
  return db.asOwner.transaction(async (tx) => {
    const team = await lockTeamOf(tx, clientId);
    const ending = team && (await endWithPeriod(tx, team.id));
    if (!ending) return null;
    const { until, isNew } = ending;
    if (isNew) await recordOwnAction(tx, clientId, { action: "offer.cancel_requested", details: { until } });
    return until;
  });
}

/** Takes that back while the offer lasts, and tells the audit log; false when there is nothing to take back, or it is too late. */
export async function withdrawCancellation({ db }: { db: Database }, clientId: string): Promise<boolean> {
  return db.asOwner.transaction(async (tx) => {
    const team = await lockTeamOf(tx, clientId);
    const isKept = team !== null && (await goOn(tx, team.id));
    if (isKept) await recordOwnAction(tx, clientId, { action: "offer.cancel_withdrawn" });
    return isKept;
  });
}
