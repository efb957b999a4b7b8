import type { Queries } from "../../db/open-database.server.ts";
import { clients } from "../../db/schema.ts";

/**
 * Makes the client's record unless it exists. Its id is the signed-in user's. decisions.md D22. False when there is no
 * such user any more: the account was deleted meanwhile.
 */
export async function ensureClient(
  queries: Queries,
  client: { id: string; email: string },
): Promise<boolean> {
  try {
    // A transaction, or a savepoint of the caller's: the caller's goes on after a refusal.
    await queries.transaction((tx) =>
      tx
        .insert(clients)
        .values({ id: client.id, email: client.email, createdAt: new Date() })
        .onConflictDoNothing({ target: clients.id }),
    );
    return true;
  } catch (error) {
    if (hasNoUser(error)) return false;
    throw error;
  }
}

/** PostgreSQL's foreign_key_violation, as Drizzle passes it on. */
function hasNoUser(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
  return code === "23503" && constraint === "clients_user";
}
