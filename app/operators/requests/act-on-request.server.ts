import { type Changed, changeRequest, type RequestChange } from "#app/contact/inbox/change-request.server.ts";
import { readRequest } from "#app/contact/inbox/read-request.server.ts";
import { type NewReply, type Written, writeReply } from "#app/contact/inbox/write-reply.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { Desk } from "../desk/desk.server.ts";
import { clientOf } from "./client-of.server.ts";

const actions: Record<RequestChange["kind"], AuditAction> = {
  assign: "request.assigned",
  close: "request.closed",
  reopen: "request.reopened",
};

/** Assigns, closes or opens a request again; what changed is in the audit log, in the same transaction. */
export function changeAsOperator(
  { db }: { db: Pick<Database, "asOwner"> },
  desk: Desk,
  of: { id: string; version: number },
  change: RequestChange,
): Promise<Changed> {
  return db.asOwner.transaction(async (tx) => {
    const changed = await changeRequest(tx, of, change);
    if (changed === "changed") await auditRequest(tx, desk, of.id, actions[change.kind]);
    return changed;
  });
}

/** Stores a reply with its outbox item and its row of the audit log, in one transaction. interpretation.md D232. */
export async function replyAsOperator(
  { db, outbox }: { db: Pick<Database, "asOwner">; outbox: Outbox },
  desk: Desk,
  reply: Omit<NewReply, "by">,
): Promise<Written> {
  const written = await db.asOwner.transaction(async (tx) => {
    const result = await writeReply({ outbox }, tx, { ...reply, by: desk.operator });
    if (result.kind === "written") await auditRequest(tx, desk, reply.requestId, "request.replied");
    return result;
  });
  if (written.kind === "written") outbox.kick();
  return written;
}

/** Says in the audit log what is done with a request, under its reference and its client. */
export async function auditRequest(tx: Queries, desk: Desk, id: string, action: AuditAction): Promise<void> {
  const request = await readRequest(tx, id);
  if (!request) return;
  const clientId = await clientOf(tx, request.email);
  await desk.audit({ action, clientId, subject: request.reference }, tx);
}
