import type { TestProject } from "vitest/node";
import { startPostgreSQL } from "./postgresql.ts";

/** Starts one PostgreSQL server; each test makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgreSQL();
  project.provide("engine", { kind: "postgresql", url: cluster.url });
  return () => cluster.stop();
}
