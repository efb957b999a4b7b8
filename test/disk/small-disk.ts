import { spawnSync } from "node:child_process";
import {
  chownSync,
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
import {
  asTests,
  runAsAdmin,
  runPostgreSQLTool,
  servePostgreSQL,
  temporaryFolder,
  unprivilegedUser,
} from "../database/postgresql-cluster.ts";

/** A disk that a test can fill to its last byte. */
export type SmallDisk = {
  /** A folder on it, for `DATA_DIR`; it contains a migrated embedded database. */
  folder: string;
  /** Environment of a process that must see the disk as full. */
  variables: Record<string, string>;
  fill(): void;
  freeSpace(): void;
};

/** A PostgreSQL server whose disk a test can fill. */
export type SmallPostgreSQL = {
  url: string;
  fill(): Promise<void>;
  freeSpace(): Promise<void>;
};

/**
 * PostgreSQL on a disk of 160 MB of its own, removed when the test ends. Without the right to mount one, every insert and
 * update of the product's tables fails by the error that PostgreSQL has for a full disk.
 */
export async function startSmallPostgreSQL(): Promise<SmallPostgreSQL> {
  const folder = temporaryFolder();
  const isMounted = mountMemory(folder, "160m");
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  runPostgreSQLTool("initdb", folder, ["-D", data, "-U", "owner", ...asTests]);
  const server = await servePostgreSQL(data, ["min_wal_size=32MB", "max_wal_size=32MB"]);
  onTestFinished(async () => {
    await server.end("SIGQUIT");
    if (isMounted) spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const filler = join(folder, "filler");
  if (isMounted)
    return { url: server.url, fill: async () => fillUp(filler), freeSpace: async () => rmSync(filler) };
  return {
    url: server.url,
    fill: () => runAsAdmin(server.url, refuseWrites),
    freeSpace: () => runAsAdmin(server.url, "drop function no_space() cascade"),
  };
}

const refuseWrites = `
  create function no_space() returns trigger language plpgsql as $$
    begin raise exception using errcode = 'disk_full', message = 'No space left on device'; end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger no_space before insert or update on %I execute function no_space()', name);
    end loop;
  end $$`;

/** Whether a file system in memory of this size could be mounted there. */
function mountMemory(folder: string, size: string): boolean {
  return spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]).status === 0;
}

/**
 * A disk of 192 MB. With the right to mount, it is a file system in memory that is actually filled. Otherwise a module
 * loaded into the process (simulate-full-disk.ts) simulates a full disk: it refuses to extend files.
 */
export function makeSmallDisk(): SmallDisk {
  const engine = inject("engine");
  if (engine.kind !== "pglite") throw new Error("Only the embedded database is on a disk of ours.");
  const folder = mkdtempSync(join(tmpdir(), "matinal-small-"));
  const isMounted = mountMemory(folder, "192m");
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
