import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { enoughFree, freeSpace } from "./disk-space.server.ts";
import { sync } from "./durable-files.server.ts";

const megabyte = 1024 * 1024;

/** Bytes of a segment of the write-ahead log: initdb's default, which PGlite uses. */
export const segmentSize = 16 * megabyte;

/** Segments of the write-ahead log that are created in advance. */
const spareSegments = 2;

/** Bytes that a start writes before it reads, because PostgreSQL rebuilds its caches after a crash. */
const startSize = 2 * megabyte;

const startReserve = (folder: string) => join(folder, "reserve");

/**
 * Reserves space for a full disk, if there is enough: the next segments of the write-ahead log, filled with zeros as
 * PostgreSQL itself creates them, for writes that are in progress when the disk becomes full; and a file that the next
 * start may delete.
 */
export async function createReserve(pglite: PGlite, folder: string): Promise<void> {
  if (freeSpace(folder) < enoughFree + spareSegments * segmentSize + startSize) return;
  if (!existsSync(startReserve(folder))) createFile(startReserve(folder), startSize);

  const { rows } = await pglite.query<{ current: string }>(
    "select pg_walfile_name(pg_current_wal_insert_lsn()) as current",
  );
  let segment = rows[0]?.current ?? "";
  for (let count = 0; count < spareSegments; count++) {
    segment = nextSegment(segment);
    const path = join(folder, "pglite/pg_wal", segment);
    if (!existsSync(path)) createFile(path, segmentSize);
  }
}

/** Deletes the reserve for a start when the disk is full. The database then opens and refuses writes. */
export function deleteStartReserve(folder: string): void {
  if (freeSpace(folder) < startSize) rmSync(startReserve(folder), { force: true });
}

/** Creates a file of zeros, whole or not at all. */
function createFile(path: string, size: number) {
  // PostgreSQL deletes leftovers with this prefix in the folder of its log when it starts.
  const temporary = join(dirname(path), "xlogtemp.matinal");
  const descriptor = openSync(temporary, "w", 0o600);
  try {
    const zeros = Buffer.alloc(megabyte);
    for (let written = 0; written < size; ) written += writeSync(descriptor, zeros);
    fsyncSync(descriptor);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary);
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(descriptor);
  }
  sync(dirname(path));
}

/** The next segment name: 8 hexadecimal digits each for the timeline, the 4 GB of log, and the segment in them. */
function nextSegment(segment: string): string {
  const perLog = 0x1_0000_0000 / segmentSize;
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * perLog + Number.parseInt(segment.slice(16), 16) + 1;
  const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  return segment.slice(0, 8) + digits(Math.floor(number / perLog)) + digits(number % perLog);
}
