import type { PGlite } from "@electric-sql/pglite";
import type { OpenOptions } from "../database.ts";
import { keepReserve } from "./disk-reserve.server.ts";

/** Milliseconds between two looks at the length of the write-ahead log. */
const lookEvery = 1_000;

/** Milliseconds between two tables that are vacuumed. */
const vacuumEvery = 30_000;

/** Bytes of write-ahead log after which a checkpoint is made: few enough that writing the pages out stays short. */
const checkpointAfter = 16 * 1024 * 1024;

/**
 * Keeps the log short and the tables tight. `keepUp` is to be called after each transaction, and returns at once;
 * nothing is due where nothing is done. On a full disk it does nothing.
 */
export function createUpkeep(
  pglite: PGlite,
  folder: string,
  isFull: () => boolean,
  log: OpenOptions["log"],
): { keepUp: () => void; close: () => Promise<void> } {
  let lookedAt = performance.now();
  let vacuumedAt = lookedAt;
  let running: Promise<void> | null = null;
  let isClosed = false;

  async function look() {
    try {
      await checkpointWhenDue(pglite, folder);
      if (performance.now() - vacuumedAt < vacuumEvery) return;
      await vacuumWhenDue(pglite);
      vacuumedAt = performance.now();
    } catch (error) {
      log?.error({ err: error }, "the upkeep of the database failed");
    }
  }

  return {
    keepUp() {
      if (isClosed || running || performance.now() - lookedAt < lookEvery || isFull()) return;
      running = look().finally(() => {
        lookedAt = performance.now();
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
 * Makes a checkpoint when enough has been written since the last one. PGlite has no background processes, and its log
 * would grow until the process ends.
 */
async function checkpointWhenDue(pglite: PGlite, folder: string): Promise<void> {
  const { rows } = await pglite.query<{ behind: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as behind from pg_control_checkpoint()",
  );
  if ((rows[0]?.behind ?? 0) < checkpointAfter) return;
  await pglite.exec("checkpoint");
  await keepReserve(pglite, folder);
}

/**
 * A table is vacuumed when a fifth of its rows are dead, as autovacuum would, which does not run in PGlite; and large
 * tables sooner, so that each time is short.
 */
const worthVacuuming = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > least(50 + 0.2 * s.n_live_tup, 5000) or s.n_ins_since_vacuum > 10000
    or age(c.relfrozenxid) > 100000000
  order by s.n_dead_tup desc limit 1`;

/**
 * Vacuums and analyses the table that needs it most, if any does; resolves with its name. One at a time, since
 * nothing else runs meanwhile. How long it takes: docs/decisions/0003-embedded-database.md.
 */
export async function vacuumWhenDue(pglite: PGlite): Promise<string | null> {
  const { rows } = await pglite.query<{ name: string }>(worthVacuuming);
  if (!rows[0]) return null;
  await pglite.exec(`vacuum (analyze) ${rows[0].name}`);
  return rows[0].name;
}
