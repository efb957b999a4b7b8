import { eq } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { clientProfile } from "#db/schema.ts";

/** The fields of a profile; an absent one keeps its value. ENT-14. */
export type ProfileFields = Partial<
  Omit<typeof clientProfile.$inferInsert, "id" | "clientId" | "createdAt" | "updatedAt">
>;

/** True once the client has a profile, created by the chat or the form. */
export async function hasProfile(queries: Queries, clientId: string): Promise<boolean> {
  const found = await queries
    .select({ id: clientProfile.id })
    .from(clientProfile)
    .where(eq(clientProfile.clientId, clientId));
  return found.length > 0;
}

/** The client's profile, or `null` if there is none. */
export async function loadProfile(
  queries: Queries,
  clientId: string,
): Promise<typeof clientProfile.$inferSelect | null> {
  const [found] = await queries.select().from(clientProfile).where(eq(clientProfile.clientId, clientId));
  return found ?? null;
}

/** Creates or updates the client's profile; a client has at most one. CHT-20, ONB-28. */
export async function saveProfile(queries: Queries, clientId: string, fields: ProfileFields): Promise<void> {
  const updatedAt = new Date();
  await queries
    .insert(clientProfile)
    .values({ ...fields, clientId, createdAt: updatedAt, updatedAt })
    .onConflictDoUpdate({ target: clientProfile.clientId, set: { ...fields, updatedAt } });
}
