import { spawnSync } from "node:child_process";
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inject, onTestFinished } from "vitest";
import "../database/test-database.ts";

/** A disk that a test can fill to its last byte. */
export type SmallDisk = {
  /** A folder on it, for `DATA_DIR`; it contains a migrated embedded database. */
  folder: string;
  /** Environment of a process that must see the disk as full. */
  variables: Record<string, string>;
  fill(): void;
  freeSpace(): void;
};

/**
 * A disk of 192 MB. With the right to mount, it is a file system in memory that is actually filled. Otherwise a module
 * loaded into the process (simulate-full-disk.ts) simulates a full disk: it refuses to extend files.
 */
export function makeSmallDisk(): SmallDisk {
  const engine = inject("engine");
  if (engine.kind !== "pglite") throw new Error("Only the embedded database is on a disk of ours.");
  const folder = mkdtempSync(join(tmpdir(), "matinal-small-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=192m", "tmpfs", folder]).status === 0;
  onTestFinished(() => {
    if (isMounted) spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const filler = join(folder, "filler");
  const data = join(folder, "data");
  cpSync(engine.migrated, join(data, "database"), { recursive: true });
  if (isMounted)
    return { folder: data, variables: {}, fill: () => fillUp(filler), freeSpace: () => rmSync(filler) };

  const preload = pathToFileURL(join(import.meta.dirname, "simulate-full-disk.ts")).href;
  return {
    folder: data,
    variables: { NODE_OPTIONS: `--import=${preload}`, TEST_DISK_IS_FULL: filler },
    fill: () => writeFileSync(filler, ""),
    freeSpace: () => rmSync(filler),
  };
}

function fillUp(filler: string) {
  const descriptor = openSync(filler, existsSync(filler) ? "a" : "w");
  const zeros = Buffer.alloc(1024 * 1024);
  try {
    for (let size = zeros.length; size >= 1; ) {
      try {
        writeSync(descriptor, zeros, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
