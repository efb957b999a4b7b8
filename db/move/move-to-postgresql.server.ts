import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { administer } from "../backup/administer.server.ts";
import { withLockedCopy } from "../backup/locked-copy.server.ts";
import { notEmpty, requireEmpty } from "../backup/require-empty.server.ts";
import { explainRoleError } from "../client-role.ts";
import type { Queries } from "../database.server.ts";
import { openDurablePGlite } from "../embedded/durable-pglite.server.ts";
import { filledTable } from "../filled-table.ts";
import { migrate } from "../migrate.server.ts";
import { migrationLock } from "../migration-lock.ts";
import type { MigrationSession } from "../migration-session.ts";
import { OperatorError } from "../operator-error.ts";
import { sessionOn } from "../postgresql/postgresql.server.ts";
import { schema } from "../schema.ts";
import { copyRows } from "./copy-rows.server.ts";
import {
  type Fingerprint,
  fingerprintOf,
  type Sequence,
  sameText,
  sequencesIn,
} from "./fingerprint.server.ts";
import { quoted, requireSameTables, type Table, tablesIn } from "./tables.server.ts";

/** A table that was moved: what it contains on both sides. */
export type MovedTable = { table: string; source: Fingerprint; target: Fingerprint };

/** What a move has proved before it was committed. */
export type Move = { tables: MovedTable[]; sequences: Sequence[] };

/**
 * Copies the embedded database in `dataDir`, which no process may have open, into the empty or freshly migrated database at `url`,
 * whose user owns its tables: all of it in one transaction, committed when every table has the same rows on both sides.
 * `note` adds what the target knows of it. The folder stays as it is. Throws an `OperatorError`, and then nothing was moved. docs/decisions/0057-retention.md.
 */
export async function moveToPostgreSQL(
  dataDir: string,
  url: string,
  note: (queries: Queries, move: Move) => Promise<void> = async () => {},
): Promise<Move> {
  const folder = join(dataDir, "database");
  if (!existsSync(join(folder, "pglite"))) throw new OperatorError(`${folder} has no database.`);
  return withLockedCopy(folder, (copy) =>
    administer(url, async ({ client }) => {
      const target = sessionOn(client);
      await target.script(sameText);
      await prepare(client, target);
      const pglite = await openDurablePGlite(copy);
      try {
        const source: MigrationSession = {
          query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
          script: async (text) => void (await pglite.exec(text)),
        };
        // The copy, so that both sides have the tables of this version.
        await migrate(source);
        await source.script(sameText);
        const moved = await moveAll(source, target, client, note);
        // Committed: what the planner knows of the tables is a matter of minutes anyway.
        await target.script("analyze").catch(() => {});
        return moved;
      } finally {
        await pglite.close();
      }
    }),
  );
}

/** Makes the tables of an empty database, as a start does. Changes nothing in one that has rows, or is not the product's. */
async function prepare(client: pg.Client, target: MigrationSession): Promise<void> {
  const [encoding] = await target.query("show server_encoding");
  if (encoding?.server_encoding !== "UTF8")
    throw new OperatorError(`The database ${client.database} must have the encoding UTF8.`);
  const [found] = await target.query("select to_regclass('public.migrations') is not null as is_there");
  if (found?.is_there !== true) await requireEmpty(client);
  const filled = await filledTable(target.query);
  if (filled !== null) throw notEmpty(client, filled);
  try {
    await migrate(target);
  } catch (error) {
    const explanation = explainRoleError(error as Error);
    throw explanation ? new OperatorError(explanation, { cause: error }) : error;
  }
}

async function moveAll(
  source: MigrationSession,
  target: MigrationSession,
  client: pg.Client,
  note: (queries: Queries, move: Move) => Promise<void>,
): Promise<Move> {
  const tables = await tablesIn(source.query);
  await source.script("begin");
  await target.script("begin");
  try {
    // A product that starts meanwhile waits, whether it migrates or only looks.
    await target.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await target.script(`lock table migrations, ${listed(tables)} in access exclusive mode`);
    requireSameTables(tables, await tablesIn(target.query));
    const filled = await filledTable(target.query);
    if (filled !== null) throw notEmpty(client, filled);

    // They would count and make again what is among the rows.
    await target.script(
      tables.map(({ name }) => `alter table ${quoted(name)} disable trigger user`).join(";"),
    );
    const proved: MovedTable[] = [];
    for (const table of tables) proved.push(await moveTable(source, target, table));
    await target.script(
      tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`).join(";"),
    );
    const sequences = await moveSequences(source, target);
    const move = { tables: proved.sort((one, other) => (one.table < other.table ? -1 : 1)), sequences };
    await note(drizzle(client, { schema }), move);
    await target.script("commit");
    return move;
  } catch (error) {
    await target.script("rollback").catch(() => {});
    throw error;
  }
}

async function moveTable(
  source: MigrationSession,
  target: MigrationSession,
  table: Table,
): Promise<MovedTable> {
  const { largest, ...before } = await fingerprintOf(source.query, table);
  await copyRows({ source: source.query, target: target.query }, table, largest);
  const { largest: _, ...after } = await fingerprintOf(target.query, table);
  if (before.rows !== after.rows || before.checksum !== after.checksum)
    throw new OperatorError(
      `${table.name} differs: ${told(before)} in the folder, ${told(after)} in PostgreSQL. Nothing was moved.`,
    );
  return { table: table.name, source: before, target: after };
}

const told = ({ rows, checksum }: Fingerprint) => `${rows} rows (${checksum})`;

/** Last, because a sequence does not return when a transaction does. */
async function moveSequences(source: MigrationSession, target: MigrationSession): Promise<Sequence[]> {
  const sequences = await sequencesIn(source.query);
  for (const { name, value, isCalled } of sequences)
    await target.query("select setval($1::regclass, $2::bigint, $3)", [quoted(name), value, isCalled]);
  if (JSON.stringify(await sequencesIn(target.query)) !== JSON.stringify(sequences))
    throw new OperatorError("The sequences are not the same in both databases. Nothing was moved.");
  return sequences;
}

const listed = (tables: readonly Table[]) => tables.map(({ name }) => quoted(name)).join(", ");
