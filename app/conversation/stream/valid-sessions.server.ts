import { and, sql } from "drizzle-orm";
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
    // One text for any number of them, so that it is prepared.
    .where(and(sql`${sessions.id} = any(${sql.param([...new Set(ids)])}::text[])`, activeSession()));
  return new Set(found.map(({ id }) => id));
}
