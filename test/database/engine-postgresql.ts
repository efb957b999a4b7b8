import { randomUUID } from "node:crypto";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/open-database.server.ts";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { runAsAdmin, startPostgreSQL } from "./postgresql-cluster.ts";

/** Starts one PostgreSQL server with a migrated database, which each test copies, and makes the build whose processes the tests start. */
export default async function setup(project: TestProject) {
  await ensureBuild();
  const cluster = await startPostgreSQL();
  const migrated = `test_template_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(cluster.url, `create database ${migrated}`);
  const url = new URL(cluster.url);
  url.pathname = `/${migrated}`;
  await (await openDatabase({ url: url.href })).close();
  project.provide("engine", { kind: "postgresql", url: cluster.url, migrated });
  return async () => {
    await runAsAdmin(cluster.url, `drop database ${migrated}`);
    await cluster.stop();
  };
}
