import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { catalogOf, connect } from "#test/database/catalog.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { openDatabase } from "../open-database.server.ts";
import { messages } from "../schema.ts";
import { backUpPostgreSQL, dumpName } from "./back-up-postgresql.server.ts";
import { restorePostgreSQL } from "./restore-postgresql.server.ts";
import { writeBackup } from "./write-backup.server.ts";

async function newUrl(content: "blank" | "migrated" = "blank"): Promise<string> {
  const target = await newTestDatabase(content);
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  return target.url;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts a shell script before the program of this name on the PATH. */
function wrap(name: string, script: (original: string) => string) {
  const before = process.env.PATH ?? "";
  const folder = newFolder();
  writeFileSync(join(folder, name), `#!/bin/sh\n${script(`PATH='${before}' ${name}`)}\n`);
  chmodSync(join(folder, name), 0o755);
  process.env.PATH = `${folder}:${before}`;
  onTestFinished(() => {
    process.env.PATH = before;
  });
}

const to = (folder: string) => ({ file: join(folder, "a.backup"), overwrite: false });

test("the password is never in the command line", async () => {
  const url = new URL(await newUrl("migrated"));
  url.password = "s3cr%20et";
  const folder = newFolder();
  const record = join(newFolder(), "arguments");
  for (const name of ["pg_dump", "pg_restore"])
    wrap(name, (original) => `echo "$0 $@ | $PGPASSWORD" >> ${record}; ${original} "$@"`);
  await backUpPostgreSQL(url.href, to(folder));
  await restorePostgreSQL(join(folder, "a.backup"), await newUrl());

  const [dumping = "", ...others] = readFileSync(record, "utf8")
    .split("\n")
    .filter((line) => line.includes("--no-password"));
  expect(dumping).toMatch(/^[^|]*pg_dump [^|]*\| s3cr et$/);
  expect(dumping.split("|")[0]).not.toContain("s3cr");
  expect(others).toHaveLength(1);
});

test("the URL alone decides which server is backed up", async () => {
  vi.stubEnv("PGHOSTADDR", "192.0.2.1");
  vi.stubEnv("PGSERVICE", "elsewhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await backUpPostgreSQL(await newUrl("migrated"), to(newFolder()))).toBeGreaterThan(0);
});

test("missing, old and failing programs are named in one sentence, and no file is left", async () => {
  const url = await newUrl("migrated");
  const folder = newFolder();
  const path = process.env.PATH;
  process.env.PATH = folder;
  await expect(backUpPostgreSQL(url, to(folder))).rejects.toThrow(
    /^pg_dump is missing\. Install PostgreSQL's client programs[^\n]*$/,
  );
  process.env.PATH = path;
  wrap("pg_dump", () => "echo 'pg_dump (PostgreSQL) 9.6.24'");
  await expect(backUpPostgreSQL(url, to(folder))).rejects.toThrow(
    /^pg_dump 9 is older than the server, \d+\./,
  );
  process.env.PATH = path;
  wrap(
    "pg_dump",
    (original) => `if [ "$1" = --version ]; then ${original} "$1"; else echo no >&2; exit 1; fi`,
  );
  await expect(backUpPostgreSQL(url, to(folder))).rejects.toThrow(/^pg_dump failed: no$/);
  const nowhere = new URL(url);
  nowhere.port = "1";
  await expect(backUpPostgreSQL(nowhere.href, to(folder))).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached: [^\n]*$/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup of an older schema is migrated at the next start", async () => {
  const url = await newUrl();
  const older = await connect({ url });
  onTestFinished(() => older.close());
  await older.script("create table migrations (name text primary key, applied_at timestamptz default now())");
  for (const name of ["0000_client_role.sql", "0001_tables.sql"]) {
    await older.script(readFileSync(join(import.meta.dirname, "../migrations", name), "utf8"));
    await older.script(`insert into migrations (name) values ('${name}')`);
  }
  const folder = newFolder();
  await backUpPostgreSQL(url, to(folder));
  const target = await newUrl();
  await restorePostgreSQL(join(folder, "a.backup"), target);
  const restored = await openDatabase({ url: target });
  onTestFinished(() => restored.close());
  // Without the last migration the role could not read the table.
  expect(await restored.asClient("anna", (tx) => tx.select().from(messages))).toEqual([]);
});

test("a restore that fails at its last statement leaves an empty database", async () => {
  const url = await newUrl();
  await (await openDatabase({ url })).close();
  const source = await connect({ url });
  onTestFinished(() => source.close());
  const role = `reader_${new URL(url).pathname.slice(1)}`;
  await source.script(`create role ${role}; grant select on messages to ${role}`);
  const folder = newFolder();
  await backUpPostgreSQL(url, to(folder));
  await source.script(`drop owned by ${role}; drop role ${role}`);

  const target = await newUrl();
  await expect(restorePostgreSQL(join(folder, "a.backup"), target)).rejects.toThrow(
    /^pg_restore failed: [^\n]*does not exist$/,
  );
  const connection = await connect({ url: target });
  onTestFinished(() => connection.close());
  expect(await catalogOf(connection.query)).toEqual([]);
});

test("a dump that is damaged inside a valid backup leaves an empty database", async () => {
  const contents = newFolder();
  writeFileSync(join(contents, dumpName), "not a dump");
  const folder = newFolder();
  const facts = { engine: "postgresql" as const, migrations: ["0001_tables.sql"], pgDump: 1 };
  await writeBackup(to(folder), contents, facts, (path) => path === dumpName);
  const target = await newUrl();
  await expect(restorePostgreSQL(join(folder, "a.backup"), target)).rejects.toThrow(
    /^pg_restore failed: [^\n]*$/,
  );
  const connection = await connect({ url: target });
  onTestFinished(() => connection.close());
  expect(await catalogOf(connection.query)).toEqual([]);
});

test("a database that was never started is not backed up, and a dump of another one is not restored", async () => {
  const empty = await newUrl();
  await expect(backUpPostgreSQL(empty, to(newFolder()))).rejects.toThrow(/has no tables yet/);

  const foreign = await connect({ url: empty });
  onTestFinished(() => foreign.close());
  await foreign.script("create table invoices (id int)");
  const contents = newFolder();
  execFileSync("pg_dump", ["--format=custom", `--file=${join(contents, dumpName)}`, empty]);
  const folder = newFolder();
  const facts = { engine: "postgresql" as const, migrations: ["0001_tables.sql"], pgDump: 1 };
  await writeBackup(to(folder), contents, facts, (path) => path === dumpName);
  const target = await newUrl();
  await expect(restorePostgreSQL(join(folder, "a.backup"), target)).rejects.toThrow(
    /^[^\n]*contains no database of Matinal\. Nothing was restored\.$/,
  );
  const connection = await connect({ url: target });
  onTestFinished(() => connection.close());
  expect(await catalogOf(connection.query)).toEqual([]);
});
