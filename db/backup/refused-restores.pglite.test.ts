import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { backUpEmbedded } from "./back-up-embedded.server.ts";
import { restoreEmbedded } from "./restore-embedded.server.ts";
import { writeBackup } from "./write-backup.server.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Expects a restore to be refused in one sentence and to leave nothing behind. */
async function expectRefused(file: string, message: RegExp) {
  const dataDir = newFolder();
  const failure = await restoreEmbedded(file, dataDir).catch((error) => error);
  expect(failure).toMatchObject({ name: "OperatorError", message: expect.stringMatching(message) });
  expect(readdirSync(dataDir)).toEqual([]);
}

test("an archive without a database is not restored", async () => {
  const contents = newFolder();
  writeFileSync(join(contents, "auth-secret"), "x".repeat(43));
  const file = join(newFolder(), "a.backup");
  const facts = { engine: "pglite" as const, migrations: [], pgDump: 0 };
  await writeBackup({ file, overwrite: false }, contents, facts, () => true);
  await expectRefused(file, /contains no database\. Nothing was restored\.$/);
});

test.each(["auth-secret", "auth-secret.previous"])(
  "an archive whose %s is too short is not restored",
  async (name) => {
    const target = await newTestDatabase();
    if (!("folder" in target)) throw new Error("This test needs the embedded database.");
    const dataDir = dirname(target.folder);
    writeFileSync(join(dataDir, name), "short");
    const file = join(newFolder(), "a.backup");
    await backUpEmbedded(dataDir, { file, overwrite: false });
    await expectRefused(file, new RegExp(`no valid secret: its ${name.replace(".", "\\.")} is too short`));
  },
);

test("an embedded database that was never started is not backed up", async () => {
  const target = await newTestDatabase("blank");
  if (!("folder" in target)) throw new Error("This test needs the embedded database.");
  mkdirSync(target.folder, { recursive: true });
  const file = join(newFolder(), "a.backup");
  await expect(backUpEmbedded(dirname(target.folder), { file, overwrite: false })).rejects.toThrow(
    /has no tables yet/,
  );
  expect(existsSync(file)).toBe(false);
});
