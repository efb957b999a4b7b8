import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireRestorable } from "./known-migrations.server.ts";
import type { Manifest } from "./manifest.server.ts";

const known = readdirSync(join(import.meta.dirname, "../migrations")).filter((name) => name.endsWith(".sql"));

const fileAt = (path: string) => ({ path, size: 3, sha256: "0".repeat(64) });

function manifestWith(facts: Partial<Manifest>): Manifest {
  return {
    format: "matinal-backup",
    version: 1,
    engine: "pglite",
    createdAt: "2026-11-22T00:00:00.000Z",
    migrations: known,
    pgDump: 0,
    folders: ["pglite", "pglite/global"],
    files: ["pglite/PG_VERSION", "pglite/global/pg_control"].map(fileAt),
    ...facts,
  };
}

test("a backup of the present or an older schema may be restored", () => {
  for (const migrations of [known, known.slice(0, 1)])
    expect(() => requireRestorable("a.backup", "pglite", manifestWith({ migrations }))).not.toThrow();
});

test("a backup of a newer schema or of the other engine is refused in one sentence", () => {
  const newer = manifestWith({ migrations: [...known, "9999_later.sql"] });
  expect(() => requireRestorable("a.backup", "pglite", newer)).toThrow(
    /^a\.backup was made by another version of Matinal, with 9999_later\.sql\. [^\n]*$/,
  );
  expect(() => requireRestorable("a.backup", "postgresql", manifestWith({}))).toThrow(/embedded database/);
  const postgresql = manifestWith({ engine: "postgresql" });
  expect(() => requireRestorable("a.backup", "pglite", postgresql)).toThrow(/set DATABASE_URL/);
});

test("a backup without a database, or with anything beside it, is refused in one sentence", () => {
  const control = fileAt("pglite/global/pg_control");
  const none = /^a\.backup contains no database\. [^\n]*$/;
  const refused: [Partial<Manifest>, RegExp][] = [
    [{ files: [], folders: [] }, none],
    [{ files: [control] }, none],
    [{ files: [fileAt("auth-secret")], folders: [] }, none],
    [{ files: [control, { ...fileAt("pglite/PG_VERSION"), size: 0 }] }, none],
    [{ migrations: [] }, none],
    [{ folders: ["pglite", "mailbox"] }, /^a\.backup contains mailbox, [^\n]*$/],
    [{ files: [...manifestWith({}).files, fileAt("auth-secret.older")] }, /contains auth-secret\.older/],
  ];
  for (const [facts, message] of refused)
    expect(() => requireRestorable("a.backup", "pglite", manifestWith(facts))).toThrow(message);
  const dump = (files: Manifest["files"]) => manifestWith({ engine: "postgresql", folders: [], files });
  expect(() => requireRestorable("a.backup", "postgresql", dump([fileAt("database.dump")]))).not.toThrow();
  expect(() => requireRestorable("a.backup", "postgresql", dump([]))).toThrow(none);
  const two = dump([fileAt("database.dump"), fileAt("pglite/PG_VERSION")]);
  expect(() => requireRestorable("a.backup", "postgresql", two)).toThrow(/contains pglite\/PG_VERSION/);
});
