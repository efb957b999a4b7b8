import { eq } from "drizzle-orm";
import * as v from "valibot";
import { logEvent } from "#app/accounts/event-log.server.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import { commandActor } from "#app/operators/audit/record-audit.server.ts";
import { resetPasskeys } from "#app/operators/passkeys/passkeys.server.ts";
import { listImports } from "#app/prospects/import/store/undo-import.server.ts";
import { stopOf } from "#app/sourcing/enrichment/store/stops.server.ts";
import { isHeld } from "#app/sourcing/night/hold-list.server.ts";
import type { NightServices } from "#app/sourcing/night/steps/services.ts";
import {
  cancellationOf,
  cancelSubscription,
  deletedAt,
  isCancelled,
  type Subscription,
  setOffer,
  subscriptionOf,
} from "#app/team/subscription.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { session as sessions } from "#db/schema.ts";
import { findTeam, onLockedTeam } from "./find-team.server.ts";
import { newestNights } from "./night-facts.server.ts";
import { client, noteFor, operation } from "./operation.server.ts";

/** A customer's record and offer. interpretation.md D92. */
export const clientOperations = {
  "client.show": operation(v.object({ client }), async (services, { client: address }, session) => {
    const { db, sources } = services;
    const { client, team } = await findTeam({ db }, address);
    await noteFor(services.db.asOwner, session, { action: "client.read", clientId: client.id });
    const imported = await listImports({ db }, team.id);
    return {
      ...{ email: client.email, id: client.id, since: client.createdAt.toISOString() },
      ...{ team: team.id, prospects: team.prospectCount, imports: imported.length },
      subscription: shown(await subscriptionOf(db.asOwner, team.id)),
      nights: await newestNights(db.asOwner, team.id),
      isHeld: await isHeld(db.asOwner, team.id),
      enrichment: await enrichmentNow(db, sources().enricher),
    };
  }),
  "client.set": operation(
    v.object({
      client,
      offer: v.picklist(teamOffers),
      until: v.nullable(v.pipe(v.string(), v.isoDate())),
    }),
    async (services, { client: address, ...values }, session) => {
      const { db } = services;
      const { client, team } = await findTeam({ db }, address);
      await noteFor(services.db.asOwner, session, {
        action: "offer.set",
        clientId: client.id,
        details: values,
      });
      const set = await setOffer({ db }, team.id, { ...values, by: session.by });
      return { email: client.email, subscription: shown(set) };
    },
  ),
  /** Signs the client out everywhere. Open streams end with the next look at their sessions, on every node. */
  "client.signOut": operation(v.object({ client }), async ({ db, log }, { client: address }, session) => {
    const { client } = await findTeam({ db }, address);
    const ended = await db.asOwner.transaction(async (tx) => {
      await noteFor(tx, session, { action: "sessions.ended", clientId: client.id });
      return tx.delete(sessions).where(eq(sessions.userId, client.id)).returning({ id: sessions.id });
    });
    for (const _ of ended)
      logEvent({ log }, { event: "session_ended", clientId: client.id, reason: "by_operator" });
    return { email: client.email, ended: ended.length };
  }),
  /** Removes the passkeys of an operator who has lost them. */
  "passkeys.reset": operation(v.object({ client }), async ({ db }, { client: address }, { by }) => {
    const { client } = await findTeam({ db }, address);
    return { email: client.email, removed: await resetPasskeys({ db }, client.id, commandActor(by)) };
  }),
  "client.cancel": operation(v.object({ client }), (services, { client: address }, session) =>
    onLockedTeam(services, address, async (db, { client, team }) => {
      if (!isCancelled(await subscriptionOf(db.asOwner, team.id)))
        await noteFor(db.asOwner, session, { action: "offer.cancelled", clientId: client.id });
      const cancelled = await cancelSubscription({ db }, team.id, session.by);
      return { email: client.email, subscription: shown(cancelled) };
    }),
  ),
};

/** Whether addresses are looked for now; `null` without a provider. */
async function enrichmentNow(db: Database, enricher: NightServices["enricher"]) {
  if (!enricher) return null;
  const stop = await stopOf({ db }, enricher);
  return { provider: enricher.name, stopped: stop && { ...stop, until: stop.until.toISOString() } };
}

/** `cancelledAt` is to come where the customer lets the offer end. */
function shown(subscription: Subscription | null) {
  if (!subscription) return null;
  const { offer, until, changedAt, changedBy } = subscription;
  const cancelledAt = cancellationOf(subscription);
  return {
    ...{ offer, until, changedAt: changedAt.toISOString(), changedBy },
    cancelledAt: cancelledAt?.toISOString() ?? null,
    prospectsDeletedAt: cancelledAt && deletedAt(cancelledAt).toISOString(),
  };
}
