import type { TestProject } from "vitest/node";
import { makePGliteTemplate } from "./pglite-template.ts";

/** Creates the embedded database that each test file copies. */
export default async function setup(project: TestProject) {
  const template = await makePGliteTemplate();
  project.provide("engine", { kind: "pglite", template: template.folder });
  return template.remove;
}
