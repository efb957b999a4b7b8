import { eq } from "drizzle-orm";
import { normaliseEmail } from "#app/accounts/email.ts";
import type { Queries } from "#db/open-database.server.ts";
import { auditLog, user } from "#db/schema.ts";

/**
 * The id of the client with this address; or the given text, if it is the id of one, or of one who is gone and is still in
 * the audit log. `null` for anything else.
 */
export async function findClientId(tx: Queries, typed: string): Promise<string | null> {
  const email = normaliseEmail(typed);
  const [found] = await tx
    .select({ id: user.id })
    .from(user)
    .where(email === null ? eq(user.id, typed) : eq(user.email, email));
  if (found || email !== null) return found?.id ?? null;
  const [told] = await tx
    .select({ id: auditLog.clientId })
    .from(auditLog)
    .where(eq(auditLog.clientId, typed))
    .limit(1);
  return told?.id ?? null;
}
