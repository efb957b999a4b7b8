import { and, inArray } from "drizzle-orm";
import { activeSession } from "#app/accounts/session/session.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { session as sessions } from "#db/schema.ts";

/** The ids of those sessions that are still valid. */
export async function validSessions(
  { db }: { db: Database },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db.asOwner
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...new Set(ids)]), activeSession()));
  return new Set(found.map(({ id }) => id));
}
