import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";
import { filledTable } from "#db/filled-table.ts";
import { OperatorError } from "#db/operator-error.ts";
import { connectToPrimary } from "#db/postgresql/connect-to-primary.server.ts";
import { neededRole } from "#db/system-role.ts";
import { databaseServers } from "#environment/database-servers.ts";
import { isLoopbackHost } from "#environment/loopback.ts";
import type { Environment } from "#environment.ts";

/** The demo is not stored: its database is in use, or could be somebody's. */
export class SeedRefused extends OperatorError {
  override name = "SeedRefused";
}

/**
 * Throws `SeedRefused` unless APP_URL and the database are on this machine and the database has no row in any table.
 * Throws `FolderInUse` when a process uses the embedded database. Changes nothing.
 */
export async function refuseToSeed({
  appUrl,
  isLoopback,
  databaseUrl,
  dataDir,
}: Pick<Environment, "appUrl" | "isLoopback" | "databaseUrl" | "dataDir">): Promise<void> {
  if (!isLoopback)
    throw new SeedRefused(`APP_URL is ${appUrl}: the demo is stored for a site on this machine only.`);
  if (databaseUrl !== null) return refusePostgreSQL(databaseUrl);

  const folder = join(dataDir, "database");
  if (!existsSync(join(folder, "pglite"))) return;
  const pglite = await openDurablePGlite(folder);
  try {
    if (await filledTable(async (text) => (await pglite.query<Record<string, unknown>>(text)).rows))
      throw new SeedRefused(
        `${folder} is not empty: the demo is stored in an empty database only. Set another DATA_DIR.`,
      );
  } finally {
    await pglite.close();
  }
}

async function refusePostgreSQL(url: string) {
  for (const connectionString of databaseServers(url).urls) {
    // pg's own reading of the URL: a parameter `host` replaces the host before it, and a path is a socket.
    const { host } = new pg.Client({ connectionString });
    if (!isLoopbackHost(host) && !host.startsWith("/"))
      throw new SeedRefused(
        `DATABASE_URL names ${host}: the demo is stored in a database on this machine only.`,
      );
  }
  const client = await connectToPrimary(url);
  try {
    const query = async (text: string) => (await client.query(text)).rows;
    const role = await neededRole(query);
    if (role !== null) await query(`set role ${role}`);
    if (await filledTable(query))
      throw new SeedRefused(
        `The database ${client.database} is not empty: the demo is stored in an empty database only. Create another one for DATABASE_URL.`,
      );
  } finally {
    await client.end();
  }
}
