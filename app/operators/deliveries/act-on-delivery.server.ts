import { eq } from "drizzle-orm";
import {
  dropDelivery,
  type RetriedDelivery,
  retryDelivery,
} from "#app/webhooks/store/operate-deliveries.server.ts";
import { isUuid } from "#db/created-cursor.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { outbox as outboxTable } from "#db/schema.ts";
import { dropItem, type Retried, retryItem } from "#outbox/operate-outbox.server.ts";
import type { Desk } from "../desk/desk.server.ts";
import { clientOf } from "../requests/client-of.server.ts";

/** What an operator points at: an item of the outbox, or a delivery to a client's webhook. */
export type DeliveryTarget = { kind: "item"; id: string } | { kind: "webhook"; clientId: string; id: string };

type Services = {
  db: Pick<Database, "asOwner">;
  outbox: { kick(): void };
  webhooks: { kick(): void };
};

/** Tries a delivery again at once; the audit log says so in the same transaction. */
export async function retryAsOperator(
  { db, outbox, webhooks }: Services,
  desk: Desk,
  target: DeliveryTarget,
): Promise<Retried | RetriedDelivery> {
  const retried = await db.asOwner.transaction(async (tx) => {
    const about = await aboutOf(tx, target);
    const result = target.kind === "item" ? await retryItem(tx, target.id) : await retryDelivery(tx, target);
    if (result === "retried") await desk.audit({ action: "outbox.retried", ...about }, tx);
    return result;
  });
  if (retried === "retried") (target.kind === "item" ? outbox : webhooks).kick();
  return retried;
}

/** Gives a delivery up; false when there is nothing to give up. The audit log says so in the same transaction. */
export function dropAsOperator(
  { db }: Pick<Services, "db">,
  desk: Desk,
  target: DeliveryTarget,
): Promise<boolean> {
  return db.asOwner.transaction(async (tx) => {
    const about = await aboutOf(tx, target);
    const dropped = target.kind === "item" ? await dropItem(tx, target.id) : null;
    const isDropped = target.kind === "item" ? dropped !== null : await dropDelivery(tx, target);
    const details: Record<string, string> = dropped ? { ...dropped } : {};
    if (isDropped) await desk.audit({ action: "outbox.dropped", ...about, details }, tx);
    return isDropped;
  });
}

/** Whose it is, and its id. */
async function aboutOf(tx: Queries, target: DeliveryTarget) {
  if (target.kind === "webhook") return { clientId: target.clientId, subject: target.id };
  const [item] = isUuid(target.id)
    ? await tx
        .select({ recipient: outboxTable.recipient })
        .from(outboxTable)
        .where(eq(outboxTable.id, target.id))
    : [];
  return { clientId: item?.recipient ? await clientOf(tx, item.recipient) : null, subject: target.id };
}
