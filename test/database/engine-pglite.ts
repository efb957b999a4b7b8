import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/open-database.server.ts";
import { makePGliteTemplates } from "./pglite-template.ts";

/** Creates the embedded databases that each test copies. */
export default async function setup(project: TestProject) {
  const { blank, migrated, remove } = await makePGliteTemplates(async (dataDir) =>
    (await openDatabase({ folder: join(dataDir, "database") })).close(),
  );
  project.provide("engine", { kind: "pglite", blank, migrated });
  return remove;
}
