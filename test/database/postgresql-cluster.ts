import { execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../server/free-port.ts";
import { until } from "../until.ts";

/** A PostgreSQL server for tests: its address and how to stop it. */
export type TestCluster = { url: string; stop(): Promise<void> };

/**
 * The server at `TEST_DATABASE_URL` when that is set; else a new cluster in a temporary folder, run by the newest
 * PostgreSQL installed on this machine. Throws when none is installed.
 */
export async function startPostgreSQL(): Promise<TestCluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const binaries = findPostgreSQL();
  if (!binaries) throw new Error("No PostgreSQL server found: install it, or set TEST_DATABASE_URL.");
  const folder = mkdtempSync(join(tmpdir(), "matinal-postgresql-"));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, "data");

  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "owner", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...owner, cwd: folder, stdio: "ignore" },
  );
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_connections=200",
    ],
    { ...owner, cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgresql://owner@127.0.0.1:${port}/postgres`;
  await untilReachable(url);

  return {
    url,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement in a connection of its own. */
export async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The folder with the programs of the newest PostgreSQL server on this machine, or `null` when there is none. */
export function findPostgreSQL(): string | null {
  const candidates = globSync([
    "/usr/lib/postgresql/*/bin/initdb",
    "/usr/pgsql-*/bin/initdb",
    "/opt/homebrew/opt/postgresql@*/bin/initdb",
    "/usr/local/opt/postgresql@*/bin/initdb",
    ...(process.env.PATH ?? "").split(":").map((folder) => join(folder, "initdb")),
  ]);
  const newest = candidates.sort((a, b) => version(a) - version(b)).at(-1);
  return newest ? dirname(newest) : null;
}

function version(path: string): number {
  return Number(path.match(/(\d+)\/bin\//)?.[1] ?? 0);
}

/** The user `nobody` when this process is root, since PostgreSQL refuses to run as root; else `undefined`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function untilReachable(url: string) {
  return until(async () => {
    const client = new pg.Client({ connectionString: url });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  });
}
