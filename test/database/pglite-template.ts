import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDurablePGlite } from "../../db/embedded/durable-pglite.server.ts";

/** An empty embedded database to copy, since creating one takes seconds. */
export async function makePGliteTemplate(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "matinal-pglite-"));
  await (await openDurablePGlite(folder)).close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A new folder for `DATA_DIR` that contains a copy of the template. */
export function dataDirFrom(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "matinal-test-"));
  cpSync(template, join(dataDir, "database"), { recursive: true });
  return dataDir;
}
