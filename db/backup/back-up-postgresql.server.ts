import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { schema } from "../schema.ts";
import { administer } from "./administer.server.ts";
import { appliedMigrations, requireStarted } from "./known-migrations.server.ts";
import type { Note } from "./note.ts";
import { requireTool, runTool } from "./postgresql-tools.server.ts";
import { type Destination, requireDestination, temporaryFor, writeBackup } from "./write-backup.server.ts";

/** The file of pg_dump in a backup. */
export const dumpName = "database.dump";

/**
 * Backs up the database at `url`, as it is at one moment, while the product goes on. Needs the space of the data twice
 * beside the file. `note` adds what the database knows of it, before. Returns its size in bytes. Throws an `OperatorError`.
 */
export async function backUpPostgreSQL(
  url: string,
  destination: Destination,
  note: Note = async () => {},
): Promise<number> {
  requireDestination(destination);
  return administer(url, async ({ client, serverMajor }) => {
    const pgDump = await requireTool("pg_dump", serverMajor, "the server");
    const migrations = await appliedMigrations(async (text) => (await client.query(text)).rows);
    requireStarted(migrations, `The database ${client.database}`);
    await note(drizzle(client, { schema }));
    const folder = mkdtempSync(`${temporaryFor(destination.file)}-`);
    const remove = () => rmSync(folder, { recursive: true, force: true });
    process.once("exit", remove);
    try {
      const dump = join(folder, dumpName);
      await runTool("pg_dump", url, ["--format=custom", "--compress=0", "--no-owner", `--file=${dump}`]);
      const facts = { engine: "postgresql", migrations, pgDump } as const;
      return await writeBackup(destination, folder, facts, (path) => path === dumpName);
    } finally {
      remove();
      process.off("exit", remove);
    }
  });
}
