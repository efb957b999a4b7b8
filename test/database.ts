import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../db/open-database.server.ts";

type Engine = { kind: "pglite"; template: string } | { kind: "postgresql"; url: string };

declare module "vitest" {
  interface ProvidedContext {
    engine: Engine;
  }
}

/** Where one test's database is: what `openDatabase` takes. */
export type Target = { folder: string } | { url: string };

/** An empty database for this test alone, on the engine of the running project; gone when the test ends. */
export async function newTestDatabase(): Promise<Target> {
  const engine = inject("engine");
  if (engine.kind === "pglite") {
    const dataDir = mkdtempSync(join(tmpdir(), "matinal-test-"));
    const folder = join(dataDir, "database");
    cpSync(engine.template, folder, { recursive: true });
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    return { folder };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(engine.url);
  await inAdminConnection(engine.url, `create database ${name}`);
  onTestFinished(() => inAdminConnection(engine.url, `drop database if exists ${name} with (force)`));
  url.pathname = `/${name}`;
  return { url: url.href };
}

/** The same, opened and migrated; closed when the test ends. */
export async function openTestDatabase(): Promise<Database> {
  const db = await openDatabase(await newTestDatabase());
  onTestFinished(() => db.close());
  return db;
}

async function inAdminConnection(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
