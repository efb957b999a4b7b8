import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { freeSpace, minFree } from "./disk-space.server.ts";

const megabyte = 1024 * 1024;

/** Free bytes that a folder should have before the database is created in it, and those that it should always have. */
const wanted = { new: 256 * megabyte, old: 128 * megabyte };

/**
 * One line for the operator while the disk of `dataDir` has less free space than the embedded database should have;
 * `null` otherwise. Call it before the database is opened. docs/decisions/0003-embedded-database.md.
 */
export function lowSpaceWarning(dataDir: string, measure = freeSpace): string | null {
  const free = measure(nearestFolder(dataDir));
  const minimum = existsSync(join(dataDir, "database/pglite")) ? wanted.old : wanted.new;
  if (free >= minimum) return null;
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
  return `DATA_DIR: ${dataDir} has only ${inMegabytes(free)} free, where ${inMegabytes(minimum)} are needed; below ${inMegabytes(minFree)} writes are refused.`;
}

/** The folder, or the nearest one above it that exists already. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
