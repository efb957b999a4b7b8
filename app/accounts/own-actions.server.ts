import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { recordAudit } from "#app/operators/audit/record-audit.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { auditLog, user } from "#db/schema.ts";
import { isRecent } from "#db/stored-time.server.ts";
import { type AccountEvent, logEvent } from "./event-log.server.ts";

/** The actor of the audit log's rows about what a client did. */
export const clientActor = "client";

/** What the audit log tells of a client's own actions: never a text, and no network address. interpretation.md D285. */
export type OwnAction =
  | { action: "session.started"; details: { by: "link" | "code"; device: string } }
  | { action: "device.added"; details: { device: string } }
  | { action: "account.exported" }
  | { action: "prospects.exported"; details: { format: string } }
  | { action: "offer.cancel_requested"; details: { until: string } }
  | { action: "offer.cancel_withdrawn" }
  | { action: "team.invited" | "team.withdrawn" | "team.removed" | "team.handed_over" }
  | { action: "team.joined" | "team.left" }
  | { action: "account.deleted" };

/** Adds a row to the audit log within the transaction of `queries`. */
export async function recordOwnAction(queries: Queries, clientId: string, own: OwnAction): Promise<void> {
  await recordAudit(queries, { actor: clientActor }, { clientId, ...own });
}

/** Tells the audit log of an export, and then the log. */
export async function recordExport(
  services: { db: Database; log: Logger },
  event: Extract<AccountEvent, { event: "account_exported" | "prospects_exported" }>,
): Promise<void> {
  const own: OwnAction =
    event.event === "account_exported"
      ? { action: "account.exported" }
      : { action: "prospects.exported", details: { format: event.format } };
  await recordOwnAction(services.db.asOwner, event.clientId, own);
  logEvent(services, event);
}

/** Milliseconds after the creation of an account for which a sign-in may be the one that created it. */
const creation = 60_000;

/** Whether nobody has signed in to this account before. The audit log knows of no sign-in of earlier versions. */
export async function isNewAccount(queries: Queries, clientId: string): Promise<boolean> {
  const signIns = and(eq(auditLog.clientId, clientId), eq(auditLog.action, "session.started"));
  if ((await queries.$count(auditLog, signIns)) > 0) return false;
  const [found] = await queries.select({ createdAt: user.createdAt }).from(user).where(eq(user.id, clientId));
  return found !== undefined && isRecent(found.createdAt, creation);
}
