import { endWithPeriod, goOn } from "#app/team/subscription.server.ts";
import { lockTeamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { consume } from "#limits/limits.server.ts";
import { accountLimit } from "./account-limit.server.ts";
import { recordOwnAction } from "./own-actions.server.ts";

/** Changes of mind of one account: each is told in the audit log. */
const windows = [{ max: 10, seconds: 10 * 60 }];

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };

/** `retryAfter` is in whole seconds. */
type Limited = { retryAfter: number };

/**
 * Lets the offer of a client's team end with its period, and tells the audit log. Asked for again, it changes nothing. Returns
 * the last day in `until`; `null` without an offer. interpretation.md D291.
 */
export async function requestCancellation(
  services: Services,
  clientId: string,
): Promise<{ until: string | null } | Limited> {
  const retryAfter = await secondsUntilNext(services, clientId);
  if (retryAfter > 0) return { retryAfter };
  return services.db.asOwner.transaction(async (tx) => {
    const team = await lockTeamOf(tx, clientId);
    // The offer is the owner's to end.
    const ending = team?.ownerId === clientId ? await endWithPeriod(tx, team.id) : null;
    if (!ending) return { until: null };
    const { until, isNew } = ending;
    if (isNew) await recordOwnAction(tx, clientId, { action: "offer.cancel_requested", details: { until } });
    return { until };
  });
}

/** Takes that back while the offer lasts, and tells the audit log; not kept when there is nothing to take back, or it is too late. */
export async function withdrawCancellation(
  services: Services,
  clientId: string,
): Promise<{ isKept: boolean } | Limited> {
  const retryAfter = await secondsUntilNext(services, clientId);
  if (retryAfter > 0) return { retryAfter };
  return services.db.asOwner.transaction(async (tx) => {
    const team = await lockTeamOf(tx, clientId);
    const isKept = team?.ownerId === clientId && (await goOn(tx, team.id));
    if (isKept) await recordOwnAction(tx, clientId, { action: "offer.cancel_withdrawn" });
    return { isKept };
  });
}

async function secondsUntilNext({ db, environment }: Services, clientId: string): Promise<number> {
  const consumed = await consume(db.asOwner, [
    accountLimit(environment.authSecret, clientId, "offer-changes", windows),
  ]);
  return consumed.ok ? 0 : consumed.retryAfter;
}
