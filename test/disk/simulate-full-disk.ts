// Loaded into a process with --import: while the file TEST_DISK_IS_FULL exists, files can only grow by the bytes that
// removed files have freed, as on a full disk. Used where the tests may not mount a disk (small-disk.ts).
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const marker = process.env.TEST_DISK_IS_FULL ?? "";
const isFull = () => fs.existsSync(marker);
const noSpace = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });

/** Bytes that removed files have freed. */
let free = 0;

const { rmSync, statfsSync, unlinkSync, writeSync } = fs;

type Write = (file: number, bytes: Uint8Array, offset?: number, length?: number, position?: number) => number;

const write: Write = (file, bytes, offset, length, position) => {
  const stats = fs.fstatSync(file);
  const growth = (position ?? stats.size) + (length ?? bytes.length) - stats.size;
  if (stats.isFile() && growth > 0 && isFull()) {
    if (growth > free) throw noSpace();
    free -= growth;
  }
  return (writeSync as Write)(file, bytes, offset, length, position);
};
fs.writeSync = write as typeof fs.writeSync;

fs.statfsSync = ((path: string) => {
  const stats = statfsSync(path);
  return isFull() ? { ...stats, bavail: Math.floor(free / stats.bsize) } : stats;
}) as typeof fs.statfsSync;

const countFreed = (path: fs.PathLike) => {
  if (isFull()) free += fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;
};
fs.rmSync = (path, options) => {
  countFreed(path);
  rmSync(path, options);
};
fs.unlinkSync = (path) => {
  countFreed(path);
  unlinkSync(path);
};

syncBuiltinESMExports();
