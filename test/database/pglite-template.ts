import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";

/**
 * Two folders to copy, since creating and migrating a database takes seconds: `blank` contains a database without tables,
 * `migrated` a copy of it on which `migrate` was run.
 */
export type PGliteTemplates = { blank: string; migrated: string; remove: () => void };

/** Creates the templates. `migrate` gets a folder for `DATA_DIR`. */
export async function makePGliteTemplates(
  migrate: (dataDir: string) => Promise<void>,
): Promise<PGliteTemplates> {
  const parent = mkdtempSync(join(tmpdir(), "matinal-pglite-"));
  const blank = join(parent, "blank");
  await (await openDurablePGlite(blank)).close();
  const dataDir = dataDirFrom(blank);
  await migrate(dataDir);
  const migrated = join(parent, "migrated");
  cpSync(join(dataDir, "database"), migrated, { recursive: true });
  rmSync(dataDir, { recursive: true });
  return { blank, migrated, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** A new folder for `DATA_DIR` that contains a copy of the template. */
export function dataDirFrom(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "matinal-test-"));
  cpSync(template, join(dataDir, "database"), { recursive: true });
  return dataDir;
}
