import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import { storageTotal, storageUse } from "#db/schema.ts";
import type { Environment } from "#environment.ts";

const day = 24 * 60 * 60 * 1_000;

/**
 * Adds up what all clients store, which decides until the next time whether the total is full, and warns the operator at
 * 80 and 100 % of `STORAGE_TOTAL_MB`: when the level rises, and once a day while it lasts. interpretation.md D60.
 */
export async function watchTotal({
  db,
  environment,
  log,
}: {
  db: Database;
  environment: Pick<Environment, "storageTotal">;
  log: Pick<Logger, "warn" | "error" | "info">;
}): Promise<void> {
  const limit = environment.storageTotal;
  const { bytes, level, before, isDue } = await db.asOwner.transaction(async (tx) => {
    const [last] = await tx.select().from(storageTotal).for("update");
    const [sum] = await tx
      .select({ bytes: sql<string>`coalesce(sum(${storageUse.work} + ${storageUse.conversation}), 0)` })
      .from(storageUse);
    const bytes = Number(sum?.bytes ?? 0);
    const level = bytes >= limit ? 100 : bytes >= 0.8 * limit ? 80 : 0;
    const before = last?.level ?? 0;
    const now = Date.now();
    const warnedAt = last?.warnedAt?.getTime() ?? null;
    // After the clock was set back, a warning may lie in the future.
    const isDue = level > before || (level > 0 && (warnedAt === null || Math.abs(now - warnedAt) >= day));
    const next = {
      bytes,
      level,
      warnedAt: level === 0 ? null : isDue ? new Date(now) : (last?.warnedAt ?? null),
    };
    await tx.insert(storageTotal).values(next).onConflictDoUpdate({ target: storageTotal.id, set: next });
    return { bytes, level, before, isDue };
  });
  if (isDue && level === 100)
    log.error(
      { bytes, limit },
      "customers store more than STORAGE_TOTAL_MB: accounts above 2 MB cannot store more",
    );
  else if (isDue) log.warn({ bytes, limit }, "customers store more than 80% of STORAGE_TOTAL_MB");
  else if (level === 0 && before > 0)
    log.info({ bytes, limit }, "customers store less than 80% of STORAGE_TOTAL_MB again");
}
