import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";

/**
 * Two folders to copy, since creating and migrating a database takes seconds: `blank` contains a database without tables,
 * `migrated` a copy of it on which `migrate` was run.
 */
export type PGliteTemplates = { blank: string; migrated: string; remove: () => void };

/**
 * Creates the templates. `migrate` gets a folder for `DATA_DIR`. In a run of `npm test`, which names a folder for them in
 * `PGLITE_TEMPLATES` and removes it, the first runner creates them for all.
 */
export async function makePGliteTemplates(
  migrate: (dataDir: string) => Promise<void>,
): Promise<PGliteTemplates> {
  const shared = process.env.PGLITE_TEMPLATES;
  if (shared && existsSync(shared)) return templatesIn(shared, () => {});
  const parent = mkdtempSync(join(tmpdir(), "matinal-pglite-"));
  const { blank, migrated, remove } = templatesIn(parent, () =>
    rmSync(parent, { recursive: true, force: true }),
  );
  await (await openDurablePGlite(blank)).close();
  const dataDir = dataDirFrom(blank);
  await migrate(dataDir);
  cpSync(join(dataDir, "database"), migrated, { recursive: true });
  rmSync(dataDir, { recursive: true });
  if (!shared) return { blank, migrated, remove };
  renameSync(parent, shared);
  return templatesIn(shared, () => {});
}

const templatesIn = (folder: string, remove: () => void): PGliteTemplates => ({
  blank: join(folder, "blank"),
  migrated: join(folder, "migrated"),
  remove,
});

/** A new folder for `DATA_DIR` that contains a copy of the template. */
export function dataDirFrom(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "matinal-test-"));
  cpSync(template, join(dataDir, "database"), { recursive: true });
  return dataDir;
}
