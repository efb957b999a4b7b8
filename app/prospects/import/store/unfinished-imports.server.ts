import { setImmediate } from "node:timers/promises";
import { and, asc, eq, exists, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Expiry } from "#db/housekeeping.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { imports, prospects, teams } from "#db/schema.ts";
import { batchSize, removeProspects } from "../../store/remove-prospects.server.ts";

const isUnfinished = (now: number): SQL | undefined =>
  or(
    inArray(imports.state, ["abandoned", "undoing"]),
    and(eq(imports.state, "loading"), lte(imports.leaseUntil, new Date(now))),
  );

/** Removes what killed and abandoned imports of a team have left, and what is being taken back: all of it. */
export async function finishUnfinished({ db }: { db: Database }, teamId: string): Promise<void> {
  for (;;) {
    const isDone = await db.asOwner.transaction(async (tx) => {
      const unfinished = await nextUnfinished(tx, Date.now(), eq(imports.teamId, teamId));
      if (unfinished) await removeBatch(tx, unfinished, batchSize);
      return !unfinished;
    });
    if (isDone) return;
    await setImmediate();
  }
}

/** The same for every team, for housekeeping. */
export const unfinishedImports: Expiry = {
  name: "prospects of unfinished imports",
  count: (queries, now) =>
    queries.$count(
      prospects,
      exists(
        queries
          .select({ one: sql`1` })
          .from(imports)
          .where(
            and(eq(imports.teamId, prospects.teamId), eq(imports.id, prospects.importId), isUnfinished(now)),
          ),
      ),
    ),
  async removeBatch(tx, now, limit) {
    for (let removed = 0; ; ) {
      const unfinished = removed < limit && (await nextUnfinished(tx, now));
      if (!unfinished) return removed;
      removed += await removeBatch(tx, unfinished, limit - removed);
    }
  },
};

type Import = typeof imports.$inferSelect;

async function nextUnfinished(tx: Queries, now: number, condition?: SQL): Promise<Import | undefined> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(and(condition, isUnfinished(now)))
    .orderBy(asc(imports.createdAt))
    .limit(1);
  return found;
}

/** Removes some of its prospects. When none is left, an abandoned import goes, and one that was taken back is undone. */
async function removeBatch(tx: Queries, { teamId, id, state }: Import, limit: number): Promise<number> {
  const isOwn = and(eq(imports.teamId, teamId), eq(imports.id, id));
  // In the order of whoever loads it, so that the two never wait for each other.
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("update");
  // From now on whoever loads it is refused.
  if (state === "loading") await tx.update(imports).set({ state: "abandoned" }).where(isOwn);
  const were = state === "undoing" ? "taken back" : "never shown";
  const { length: removed } = await removeProspects(tx, teamId, eq(prospects.importId, id), { limit, were });
  if (removed === limit) return removed;
  if (state === "undoing") await tx.update(imports).set({ state: "undone" }).where(isOwn);
  else await tx.delete(imports).where(isOwn);
  return removed;
}
