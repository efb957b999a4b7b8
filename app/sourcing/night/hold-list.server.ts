import { and, eq, isNotNull } from "drizzle-orm";
import type { Database, Queries } from "#db/open-database.server.ts";
import { searches } from "#db/schema.ts";

/** Lets nothing be delivered to a team until it is released; nights go on. Returns since when. interpretation.md D138. */
export async function holdList({ db }: { db: Database }, teamId: string, by: string): Promise<Date> {
  return db.asOwner.transaction(async (tx) => {
    await tx.insert(searches).values({ teamId }).onConflictDoNothing();
    const [row] = await tx.select().from(searches).where(eq(searches.teamId, teamId)).for("update");
    if (row?.heldAt) return row.heldAt;
    const heldAt = new Date();
    await tx.update(searches).set({ heldAt, heldBy: by }).where(eq(searches.teamId, teamId));
    return heldAt;
  });
}

/** Lets a team's list be delivered again. False when it was not held. */
export async function releaseList({ db }: { db: Database }, teamId: string): Promise<boolean> {
  const released = await db.asOwner
    .update(searches)
    .set({ heldAt: null, heldBy: null })
    .where(and(eq(searches.teamId, teamId), isNotNull(searches.heldAt)))
    .returning({ teamId: searches.teamId });
  return released.length > 0;
}

/** True while the team's list is held. */
export async function isHeld(queries: Queries, teamId: string): Promise<boolean> {
  const [row] = await queries.select().from(searches).where(eq(searches.teamId, teamId));
  return row?.heldAt != null;
}
