import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lowSpaceWarning } from "./low-space-warning.server.ts";

const megabyte = 1024 * 1024;

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "matinal-space-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("before a database is created 256 MB should be free, and the folder need not exist yet", () => {
  const parent = newFolder();
  const dataDir = join(parent, "a/data");
  const measured: string[] = [];
  const withFree = (megabytes: number) =>
    lowSpaceWarning(dataDir, (folder) => {
      measured.push(folder);
      return megabytes * megabyte;
    });
  expect(withFree(256)).toBeNull();
  expect(withFree(64)).toBe(
    `DATA_DIR: ${dataDir} has only 64 MB free, where 256 MB are needed; below 24 MB writes are refused.`,
  );
  expect(withFree(255)).toContain("only 255 MB free, where 256 MB are needed");
  expect(measured).toEqual([parent, parent, parent]);
});

test("a database that exists should have 128 MB", () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, "database/pglite"), { recursive: true });
  expect(lowSpaceWarning(dataDir, () => 128 * megabyte)).toBeNull();
  expect(lowSpaceWarning(dataDir, () => 64 * megabyte)).toContain("only 64 MB free, where 128 MB are needed");
});
