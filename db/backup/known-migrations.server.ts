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

/** Throws an `OperatorError` when there is nothing to back up, since nothing was started on this database. */
export function requireStarted(migrations: readonly string[], database: string): void {
  if (migrations.length === 0)
    throw new OperatorError(`${database} has no tables yet. Start Matinal on it once.`);
}

/** What a backup of each engine must contain, and what else it may. */
const contents: Record<Manifest["engine"], { required: string[]; allowed: RegExp }> = {
  pglite: {
    required: ["pglite/PG_VERSION", "pglite/global/pg_control"],
    allowed: /^(?:auth-secret(?:\.previous)?$|pglite(?:\/|$))/,
  },
  postgresql: { required: ["database.dump"], allowed: /^database\.dump$/ },
};

/**
 * Throws an `OperatorError` unless this version can start with the database in the backup, and the backup contains one and
 * nothing else.
 */
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
  const { required, allowed } = contents[engine];
  const filled = new Set(manifest.files.filter(({ size }) => size > 0).map(({ path }) => path));
  if (manifest.migrations.length === 0 || required.some((path) => !filled.has(path)))
    throw new OperatorError(`${file} contains no database. Nothing was restored.`);
  const foreign = [...manifest.folders, ...manifest.files.map(({ path }) => path)].find(
    (path) => !allowed.test(path),
  );
  if (foreign !== undefined)
    throw new OperatorError(
      `${file} contains ${foreign}, which is no part of a backup. Nothing was restored.`,
    );
}
