import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDurablePGlite } from "../db/durable-pglite.server.ts";

/** Makes one empty embedded database that each test copies: making it takes seconds, copying it does not. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "matinal-pglite-"));
  await (await openDurablePGlite(folder)).close();
  project.provide("engine", { kind: "pglite", template: folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
