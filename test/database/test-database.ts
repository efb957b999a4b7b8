import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#db/open-database.server.ts";
import { schema } from "#db/schema.ts";
import { forgetRefusals } from "#limits/limits.server.ts";
import "./long-timeouts.ts";
import { dataDirFrom } from "./pglite-template.ts";
import { runAsAdmin } from "./postgresql-cluster.ts";

/** What the running project's engine copies for each test: folders of PGlite, a database of PostgreSQL. */
type Engine =
  | { kind: "pglite"; blank: string; migrated: string }
  | { kind: "postgresql"; url: string; migrated: string };

declare module "vitest" {
  interface ProvidedContext {
    engine: Engine;
  }
}

/** The location of a test's database, in the format of `openDatabase`. */
export type Target = { folder: string } | { url: string };

/**
 * A migrated database without rows for this test alone, on the engine of the running project, or a blank one without
 * tables; removed when the test ends.
 */
export async function newTestDatabase(content: "migrated" | "blank" = "migrated"): Promise<Target> {
  const { target, remove } = await newDatabase(content);
  onTestFinished(remove);
  return target;
}

let shared: { db: Database; remove: () => Promise<void> | void } | null = null;
let isOpen = false;
let hasFailed = false;

/**
 * An open, migrated and empty database. The tests of a worker share it one after another, since opening it takes longer
 * than most of them. The test after a failed one gets a new database.
 */
export async function openTestDatabase(): Promise<Database> {
  if (isOpen)
    throw new Error("This test already has its database; open a second one with newTestDatabase().");
  isOpen = true;
  onTestFinished(({ task }) => {
    isOpen = false;
    hasFailed = task.result?.state === "fail";
  });
  if (hasFailed) await removeShared();
  if (shared) await empty(shared.db);
  else {
    const { target, remove } = await newDatabase("migrated");
    shared = { db: await openDatabase(target), remove };
  }
  return shared.db;
}

/**
 * Deletes every row, whatever refers to it. A truncate takes ten times as long on tables this small, and locks them
 * against queries that run in the background. Called at the start of a test and not at its end: PGlite reads the test's
 * clock, and spins when that goes back by months between two queries.
 */
async function empty({ asOwner }: Database) {
  forgetRefusals();
  await asOwner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of Object.values(schema)) await tx.delete(table);
  });
}

// A worker outlives its test files and ends without a hook.
process.on("exit", () => void shared?.remove());

async function removeShared() {
  const previous = shared;
  shared = null;
  await previous?.db.close();
  await previous?.remove();
}

/** As `newTestDatabase`, for several tests: the caller removes it. */
export async function newDatabase(
  content: "migrated" | "blank",
): Promise<{ target: Target; remove: () => Promise<void> | void }> {
  const engine = inject("engine");
  if (engine.kind === "pglite") {
    const dataDir = dataDirFrom(engine[content]);
    return {
      target: { folder: join(dataDir, "database") },
      remove: () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(engine.url);
  const template = content === "migrated" ? ` template ${engine.migrated}` : "";
  await runAsAdmin(engine.url, `create database ${name}${template}`);
  url.pathname = `/${name}`;
  return {
    target: { url: url.href },
    remove: () => runAsAdmin(engine.url, `drop database if exists ${name} with (force)`),
  };
}
