import type { Queries } from "#db/open-database.server.ts";
import { user } from "#db/schema.ts";

/** Inserts a user, to whom a client's record can belong, without signing in. */
export async function addUser(owner: Queries, { id, email }: { id: string; email: string }): Promise<void> {
  await owner.insert(user).values({ id, email, name: id });
}
