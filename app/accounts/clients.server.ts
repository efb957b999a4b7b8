import type { Queries } from "../../db/open-database.server.ts";
import { clients } from "../../db/schema.ts";

/** Makes the client's record unless it exists. Its id is the signed-in user's. decisions.md D22. */
export async function ensureClient(queries: Queries, client: { id: string; email: string }): Promise<void> {
  await queries
    .insert(clients)
    .values({ id: client.id, email: client.email, createdAt: new Date() })
    .onConflictDoNothing({ target: clients.id });
}
