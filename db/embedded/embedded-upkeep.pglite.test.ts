import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { until } from "#test/until.ts";
import { openDatabase } from "../open-database.server.ts";
import { openDurablePGlite } from "./durable-pglite.server.ts";
import { vacuumWhenDue } from "./embedded-upkeep.server.ts";

const segment = /^[\dA-F]{24}$/;

test("the write-ahead log stays short, however much is written", async () => {
  const target = await newTestDatabase();
  if (!("folder" in target)) throw new Error("This test needs the embedded database.");
  const db = await openDatabase(target);
  onTestFinished(() => db.close());
  const logFiles = () =>
    readdirSync(join(target.folder, "pglite/pg_wal")).filter((name) => segment.test(name));

  const newest = () => logFiles().sort().at(-1) ?? "";
  const first = newest();
  // 80 MB of log.
  for (let written = 0; written < 80; written++)
    await db.asOwner.execute(
      sql`select pg_logical_emit_message(false, 'test', ${randomBytes(512 * 1024).toString("hex")})`,
    );
  await until(() => logFiles().length <= 5);
  expect(newest() > first).toBe(true);
});

test("the next segments of the log and a reserve for a start on a full disk are created in advance", async () => {
  const target = await newTestDatabase();
  if (!("folder" in target)) throw new Error("This test needs the embedded database.");
  await (await openDatabase(target)).close();
  const names = readdirSync(join(target.folder, "pglite/pg_wal")).filter((name) => segment.test(name));
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(readdirSync(target.folder)).toContain("reserve");
});

test("a table with many dead rows is vacuumed, and one without is not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matinal-vacuum-"));
  const pglite = await openDurablePGlite(folder);
  onTestFinished(async () => {
    await pglite.close();
    rmSync(folder, { recursive: true });
  });
  await pglite.exec("create table notes (n integer); create table unused (n integer)");
  await pglite.exec("insert into notes select generate_series(1, 1000); insert into unused values (1)");
  await pglite.exec("select pg_stat_force_next_flush()");
  expect(await vacuumWhenDue(pglite)).toBeNull();

  await pglite.exec("delete from notes where n <= 900");
  await pglite.exec("select pg_stat_force_next_flush()");
  expect(await vacuumWhenDue(pglite)).toBe("public.notes");
  const { rows } = await pglite.query<{ pages: number; tuples: number }>(
    "select relpages as pages, reltuples::int as tuples from pg_class where relname = 'notes'",
  );
  expect(rows[0]?.tuples).toBe(100);
});
