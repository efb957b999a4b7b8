import type { TestProject } from "vitest/node";
import { startPostgreSQL } from "./postgresql-cluster.ts";

/** Starts one PostgreSQL server, in which each test file creates a database of its own. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgreSQL();
  project.provide("engine", { kind: "postgresql", url: cluster.url });
  return () => cluster.stop();
}
