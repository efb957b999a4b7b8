import type { Queries } from "../db/open-database.server.ts";
import { user } from "../db/schema.ts";

/** Makes the user to whom a client's record belongs, without signing in. */
export async function addUser(owner: Queries, { id, email }: { id: string; email: string }): Promise<void> {
  await owner.insert(user).values({ id, email, name: id });
}
