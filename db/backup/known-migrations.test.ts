import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireRestorable } from "./known-migrations.server.ts";
import type { Manifest } from "./manifest.server.ts";

const known = readdirSync(join(import.meta.dirname, "../migrations")).filter((name) => name.endsWith(".sql"));

function manifestWith(facts: Partial<Manifest>): Manifest {
  return {
    format: "matinal-backup",
    version: 1,
    engine: "pglite",
    createdAt: "2026-11-22T00:00:00.000Z",
    migrations: known,
    pgDump: 0,
    folders: [],
    files: [],
    ...facts,
  };
}

test("a backup of the present or an older schema may be restored", () => {
  for (const migrations of [known, known.slice(0, 1), []])
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
