import type { PGlite } from "@electric-sql/pglite";
import type { OpenOptions } from "../database.server.ts";
import { createReserve } from "./disk-reserve.server.ts";

/** Milliseconds between two checks of the length of the write-ahead log. */
const checkInterval = 1_000;

/** Milliseconds between two vacuums. */
const vacuumInterval = 30_000;

/** Bytes of write-ahead log after which a checkpoint runs: few enough to keep it short. */
const checkpointAfter = 16 * 1024 * 1024;

/**
 * Runs checkpoints and vacuums, which PGlite does not do by itself. Call `runWhenDue` after each transaction; it returns
 * at once, and does nothing on a full disk.
 */
export function createUpkeep(
  pglite: PGlite,
  folder: string,
  isFull: () => boolean,
  log: OpenOptions["log"],
): { runWhenDue: () => void; close: () => Promise<void> } {
  let checkedAt = performance.now();
  let vacuumedAt = checkedAt;
  let running: Promise<void> | null = null;
  let isClosed = false;

  async function run() {
    try {
      await checkpointWhenDue(pglite, folder);
      if (performance.now() - vacuumedAt < vacuumInterval) return;
      await vacuumWhenDue(pglite);
      vacuumedAt = performance.now();
    } catch (error) {
      log?.error({ err: error }, "the upkeep of the database failed");
    }
  }

  return {
    runWhenDue() {
      if (isClosed || running || performance.now() - checkedAt < checkInterval || isFull()) return;
      running = run().finally(() => {
        checkedAt = performance.now();
        running = null;
      });
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

/**
 * Runs a checkpoint when enough has been written since the last one. PGlite has no background processes, so its log would
 * grow until the process ends.
 */
async function checkpointWhenDue(pglite: PGlite, folder: string): Promise<void> {
  const { rows } = await pglite.query<{ behind: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as behind from pg_control_checkpoint()",
  );
  if ((rows[0]?.behind ?? 0) < checkpointAfter) return;
  await pglite.exec("checkpoint");
  await createReserve(pglite, folder);
}

/** Tables of which a fifth of the rows are dead, as for autovacuum. Large tables qualify sooner, so that each run is short. */
const worthVacuuming = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > least(50 + 0.2 * s.n_live_tup, 5000) or s.n_ins_since_vacuum > 10000
    or age(c.relfrozenxid) > 100000000
  order by s.n_dead_tup desc limit 1`;

/**
 * Vacuums and analyses the table that needs it most and resolves with its name, or `null` when none does. One table at a
 * time, because no other query runs meanwhile. docs/decisions/0003-embedded-database.md has the durations.
 */
export async function vacuumWhenDue(pglite: PGlite): Promise<string | null> {
  const { rows } = await pglite.query<{ name: string }>(worthVacuuming);
  if (!rows[0]) return null;
  await pglite.exec(`vacuum (analyze) ${rows[0].name}`);
  return rows[0].name;
}
