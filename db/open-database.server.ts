import type { Database, OpenOptions } from "./database.server.ts";
import { openEmbedded } from "./embedded/embedded.server.ts";
import { openPostgreSQL, type PostgreSQLTarget } from "./postgresql/postgresql.server.ts";

export type { Database, Queries } from "./database.server.ts";

/**
 * Opens `{ url }` (PostgreSQL) or `{ folder }` (PGlite) and applies the migrations under a lock. Throws `FolderInUse`
 * when another process uses the folder, `NoSpace` when its disk is full, and an error when PostgreSQL does not answer.
 */
export async function openDatabase(
  target: PostgreSQLTarget | { folder: string },
  options: OpenOptions = {},
): Promise<Database> {
  return "url" in target ? openPostgreSQL(target, options) : openEmbedded(target.folder, options);
}
