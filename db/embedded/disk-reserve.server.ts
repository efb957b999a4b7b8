import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { enoughFree, freeSpace } from "./disk-space.server.ts";
import { sync } from "./durable-files.server.ts";

const megabyte = 1024 * 1024;

/** Bytes of a file of the write-ahead log: initdb's default, which PGlite uses. */
export const segmentSize = 16 * megabyte;

/** Files of the write-ahead log that are made in advance. */
const spareSegments = 2;

/** Bytes that a start writes before it reads: PostgreSQL makes its caches anew after a crash. */
const startTakes = 2 * megabyte;

const startReserve = (folder: string) => join(folder, "reserve");

/**
 * Sets space aside for a full disk, as far as it has room: the next files of the write-ahead log, filled with zeros
 * as PostgreSQL itself makes them in advance, for what is being written at that moment; and a file that the next
 * start may give up.
 */
export async function keepReserve(pglite: PGlite, folder: string): Promise<void> {
  if (freeSpace(folder) < enoughFree + spareSegments * segmentSize + startTakes) return;
  if (!existsSync(startReserve(folder))) makeFile(startReserve(folder), startTakes);

  const { rows } = await pglite.query<{ current: string }>(
    "select pg_walfile_name(pg_current_wal_insert_lsn()) as current",
  );
  let segment = rows[0]?.current ?? "";
  for (let made = 0; made < spareSegments; made++) {
    segment = nextSegment(segment);
    const path = join(folder, "pglite/pg_wal", segment);
    if (!existsSync(path)) makeFile(path, segmentSize);
  }
}

/** Gives up what was set aside for a start on a full disk. The database then opens, and takes no writes. */
export function spendStartReserve(folder: string): void {
  if (freeSpace(folder) < startTakes) rmSync(startReserve(folder), { force: true });
}

/** Whole or not at all. */
function makeFile(path: string, size: number) {
  // PostgreSQL removes what is left under such a name in the folder of its log when it starts.
  const unfinished = join(dirname(path), "xlogtemp.matinal");
  const descriptor = openSync(unfinished, "w", 0o600);
  try {
    const zeros = Buffer.alloc(megabyte);
    for (let written = 0; written < size; ) written += writeSync(descriptor, zeros);
    fsyncSync(descriptor);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished);
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(descriptor);
  }
  sync(dirname(path));
}

/** The name after this one: 8 hexadecimal digits each of the timeline, of 4 GB of log, and of the file in these. */
function nextSegment(segment: string): string {
  const perLog = 0x1_0000_0000 / segmentSize;
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * perLog + Number.parseInt(segment.slice(16), 16) + 1;
  const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  return segment.slice(0, 8) + digits(Math.floor(number / perLog)) + digits(number % perLog);
}
