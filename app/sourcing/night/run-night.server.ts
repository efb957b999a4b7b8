import { and, eq } from "drizzle-orm";
import { nights } from "#db/schema.ts";
import { beginAnew } from "./ask-night.server.ts";
import { type DeliveredNight, deliverNight } from "./deliver-night.server.ts";
import { isHeld } from "./hold-list.server.ts";
import { hourAt } from "./hours.ts";
import { type Night, takeNight } from "./lease.server.ts";
import { planNight } from "./plan-nights.server.ts";
import type { NightServices } from "./steps/services.ts";
import { workNight } from "./work-night.server.ts";

export type RanNight =
  | { kind: "ran"; night: Night; isHeld: boolean; delivery: Delivery | null }
  /** There is no night at that moment. */
  | { kind: "rests" }
  /** Somebody works on it. */
  | { kind: "busy" };

/** What became of a delivery that was wished for. `already`: the list had been delivered before. */
type Delivery = DeliveredNight["kind"] | "already";

/**
 * Does the whole night of a team now, as if it were the moment `at`, in milliseconds since the epoch, and delivers it if wished,
 * whatever the hour. A night that was delivered stays as it is; one that is staged begins anew.
 */
export async function runNight(
  services: Omit<NightServices, "clock">,
  teamId: string,
  { at, isDelivered }: { at: number; isDelivered: boolean },
): Promise<RanNight> {
  const { db } = services;
  const hour = hourAt(at);
  if (!hour) return { kind: "rests" };
  const { day } = hour;
  const isNight = and(eq(nights.teamId, teamId), eq(nights.day, day));
  await planNight({ db }, teamId, day);
  await beginAnew(db.asOwner, teamId, day);
  const taken = await takeNight(db, day, teamId);
  const ahead = at - Date.now();
  if (taken) await workNight({ ...services, clock: () => Date.now() + ahead }, taken);
  const delivered = isDelivered ? (await deliverNight({ db }, { teamId, day })).kind : null;
  const [night] = await db.asOwner.select().from(nights).where(isNight);
  if (!night) throw new Error("The team was deleted meanwhile.");
  if (!taken && night.state !== "delivered") return { kind: "busy" };
  return {
    kind: "ran",
    night,
    isHeld: await isHeld(db.asOwner, teamId),
    delivery: deliveryOf(delivered, night),
  };
}

function deliveryOf(kind: DeliveredNight["kind"] | null, { state }: Night): Delivery | null {
  if (kind !== "not_staged") return kind;
  if (state === "delivered") return "already";
  return state === "left" ? "left" : kind;
}
