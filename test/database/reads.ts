import { sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";

/** Sequential scans of a table, and rows that they or the indexes returned. */
export type Reads = { scans: number; rows: number };

/** Runs `work` in the open transaction `tx` and adds what it read of `table` to its result. */
export async function readsOf<Result extends object>(
  tx: Queries,
  table: string,
  work: () => Promise<Result>,
): Promise<Result & { reads: Reads }> {
  const before = await readsSoFar(tx, table);
  const result = await work();
  const after = await readsSoFar(tx, table);
  return { ...result, reads: { scans: after.scans - before.scans, rows: after.rows - before.rows } };
}

/** What this transaction has read of `table`. */
export async function readsSoFar(tx: Queries, table: string): Promise<Reads> {
  const { rows } = (await tx.execute(sql`
    select seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = ${table}`)) as unknown as { rows: Reads[] };
  return rows[0] ?? { scans: 0, rows: 0 };
}
