import { eq } from "drizzle-orm";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { undoImport } from "#app/prospects/import/store/undo-import.server.ts";
import type { AskedNight } from "#app/sourcing/night/ask-night.server.ts";
import { askNight } from "#app/sourcing/night/ask-night.server.ts";
import { holdList, isHeld, releaseList } from "#app/sourcing/night/hold-list.server.ts";
import {
  cancellationOf,
  cancelSubscription,
  isCancelled,
  setOffer,
  subscriptionOf,
} from "#app/team/subscription.server.ts";
import { type Team, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { teams } from "#db/schema.ts";
import type { Desk } from "../desk/desk.server.ts";

type Services = { db: Database };

/** As whom the desk changes things, where customers may read it in their export; the audit log has the operator. D220. */
export const deskName = "desk";

/**
 * `nothing`: it was so before, as after pressing twice. `changed`: somebody else has changed it since the page was shown.
 * `gone`: the account has been deleted.
 */
export type Acted = { kind: "done" | "nothing" | "changed" | "gone" };

/** The offer that an operator enters; `seen` is the moment of the change that the page showed, null without any. */
export type NewOffer = { offer: TeamOffer; until: string | null; seen: string | null };

/** Enters a client's offer, as `client set` does. */
export function setOfferAt(
  services: Services,
  desk: Desk,
  clientId: string,
  given: NewOffer,
): Promise<Acted> {
  const { seen, ...values } = given;
  return ofTeam(services, clientId, async (db, team) => {
    const now = await subscriptionOf(db.asOwner, team.id);
    if ((now?.changedAt.toISOString() ?? null) !== seen) {
      const isSo = now && !cancellationOf(now) && now.offer === values.offer && now.until === values.until;
      return { kind: isSo ? "nothing" : "changed" };
    }
    await desk.audit({ action: "offer.set", clientId, details: values }, db.asOwner);
    await setOffer({ db }, team.id, { ...values, by: deskName });
    return { kind: "done" };
  });
}

/** Cancels it, as `client cancel` does. */
export function cancelAt(services: Services, desk: Desk, clientId: string): Promise<Acted> {
  return ofTeam(services, clientId, async (db, team) => {
    if (isCancelled(await subscriptionOf(db.asOwner, team.id))) return { kind: "nothing" };
    await desk.audit({ action: "offer.cancelled", clientId }, db.asOwner);
    await cancelSubscription({ db }, team.id, deskName);
    return { kind: "done" };
  });
}

/** Holds the client's list, as `list hold` does. The reason is in the audit log, where the client may read it. */
export function holdAt(services: Services, desk: Desk, clientId: string, reason: string): Promise<Acted> {
  return ofTeam(services, clientId, async (db, team) => {
    if (await isHeld(db.asOwner, team.id)) return { kind: "nothing" };
    await desk.audit({ action: "list.held", clientId, details: { reason } }, db.asOwner);
    await holdList({ db }, team.id, deskName);
    return { kind: "done" };
  });
}

/** Releases it, as `list release` does. */
export function releaseAt(services: Services, desk: Desk, clientId: string, reason: string): Promise<Acted> {
  return ofTeam(services, clientId, async (db, team) => {
    if (!(await isHeld(db.asOwner, team.id))) return { kind: "nothing" };
    await desk.audit({ action: "list.released", clientId, details: { reason } }, db.asOwner);
    await releaseList({ db }, team.id);
    return { kind: "done" };
  });
}

/** Lets the schedule do the client's night anew as of `now`: `night run`, without waiting for it. */
export async function askNightAt(
  services: Services,
  desk: Desk,
  clientId: string,
  now = Date.now(),
): Promise<AskedNight | "gone"> {
  const asked = await ofTeam(services, clientId, async (db, team) => ({
    kind: await askNight({ db }, team.id, now, (day) =>
      desk.audit({ action: "night.asked", clientId, subject: day }, db.asOwner),
    ),
  }));
  return asked.kind;
}

/** Takes an import of the client's team back as one, as `imports undo` does. */
export async function undoImportAt(
  { db }: Services,
  desk: Desk,
  clientId: string,
  id: string,
): Promise<{ kind: "done"; removed: number; kept: number } | { kind: "nothing" | "missing" | "gone" }> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) return { kind: "gone" };
  const undone = await undoImport({ db }, id, deskName, team.id, (tx) =>
    desk.audit({ action: "import.undone", clientId, subject: id }, tx),
  );
  if (undone.kind === "missing") return { kind: "missing" };
  if (undone.kind === "undone-before") return { kind: "nothing" };
  const { removed, kept } = undone;
  return { kind: "done", removed, kept };
}

/** Works on a client's team in one transaction that locks it: of two operators the second sees what the first one did. */
async function ofTeam<Result extends { kind: string }>(
  { db }: Services,
  clientId: string,
  work: (db: Database, team: Team) => Promise<Result>,
): Promise<Result | { kind: "gone" }> {
  return db.asOwner.transaction(async (tx: Queries) => {
    const team = await teamOf(tx, clientId);
    const [locked] = team
      ? await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, team.id)).for("update")
      : [];
    return team && locked ? work({ ...db, asOwner: tx }, team) : { kind: "gone" };
  });
}
