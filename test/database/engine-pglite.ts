import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/open-database.server.ts";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { makePGliteTemplates } from "./pglite-template.ts";

/** Creates the embedded databases that each test copies, and the build whose processes the tests start. */
export default async function setup(project: TestProject) {
  await ensureBuild();
  const { blank, migrated, remove } = await makePGliteTemplates(async (dataDir) =>
    (await openDatabase({ folder: join(dataDir, "database") })).close(),
  );
  project.provide("engine", { kind: "pglite", blank, migrated });
  return remove;
}
