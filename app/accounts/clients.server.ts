import type { Queries } from "#db/open-database.server.ts";
import { clients } from "#db/schema.ts";

/**
 * Creates the client's row unless it exists. Its id is the user's. Returns false when the user no longer exists, because
 * the account was deleted meanwhile. interpretation.md D22.
 */
export async function ensureClient(
  queries: Queries,
  client: { id: string; email: string },
): Promise<boolean> {
  try {
    // Inside a caller's transaction this is a savepoint, so that a violation does not abort the caller's transaction.
    await queries.transaction((tx) =>
      tx
        .insert(clients)
        .values({ id: client.id, email: client.email, createdAt: new Date() })
        .onConflictDoNothing({ target: clients.id }),
    );
    return true;
  } catch (error) {
    if (isMissingUser(error)) return false;
    throw error;
  }
}

/** PostgreSQL's foreign_key_violation, which Drizzle puts into `cause`. */
function isMissingUser(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
  return code === "23503" && constraint === "clients_user";
}
