import { readdirSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import type { Manifest } from "./manifest.server.ts";

/** The files that db/migrate.server.ts applies. */
const known = readdirSync(join(import.meta.dirname, "../migrations")).filter((name) => name.endsWith(".sql"));

/** The migrations that were applied to a database; none before its first start. */
export async function appliedMigrations(
  query: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<string[]> {
  const [found] = await query("select to_regclass('public.migrations') is not null as is_there");
  if (found?.is_there !== true) return [];
  return (await query("select name from migrations order by name")).map(({ name }) => String(name));
}

/** Throws an `OperatorError` unless this version can start with the database in the backup. */
export function requireRestorable(file: string, engine: Manifest["engine"], manifest: Manifest): void {
  if (manifest.engine !== engine)
    throw new OperatorError(
      manifest.engine === "pglite"
        ? `${file} is a backup of the embedded database: restore it without DATABASE_URL.`
        : `${file} is a backup of PostgreSQL: set DATABASE_URL to an empty database.`,
    );
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `${file} was made by another version of Matinal, with ${unknown.join(", ")}. Restore it with that version.`,
    );
}
