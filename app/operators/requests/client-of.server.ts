import { sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { user } from "#db/schema.ts";

/** The client whose address a request came from, for the audit log; `null` for who has no account. */
export async function clientOf(queries: Queries, email: string): Promise<string | null> {
  const [found] = await queries
    .select({ id: user.id })
    .from(user)
    .where(sql`${user.email} = lower(${email})`);
  return found?.id ?? null;
}
