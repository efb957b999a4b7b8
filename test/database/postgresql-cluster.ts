import { execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "../server/free-port.ts";
import { untilStarted } from "../server/until-started.ts";
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

  const folder = temporaryFolder();
  const data = join(folder, "data");
  runPostgreSQLTool("initdb", folder, ["-D", data, "-U", "owner", ...asTests]);
  const { url, end } = await servePostgreSQL(data, ["max_connections=200"]);
  return {
    url,
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Options of initdb for data that may be lost. */
export const asTests = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];

/** A primary and its standby, to which every commit waits to be sent (`synchronous_commit = on`). */
export type ReplicatedCluster = {
  /** The URL of each server alone. */
  primary: string;
  standby: string;
  /** Kills the primary's processes as a crash does. */
  killPrimary(): Promise<void>;
  /** Makes the standby take writes, and no longer wait for a standby of its own. */
  promote(): Promise<void>;
  /** Starts the former primary again, on its own data, as a careless operator would. */
  restartFormerPrimary(): Promise<void>;
  stop(): Promise<void>;
};

/** A new primary with a streaming standby, as https://www.postgresql.org/docs/15/warm-standby.html describes them. */
export async function startReplicatedPostgreSQL(): Promise<ReplicatedCluster> {
  const folder = temporaryFolder();
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  runPostgreSQLTool("initdb", folder, ["-D", first, "-U", "owner", ...asTests]);
  const primary = await servePostgreSQL(first, ["max_connections=100"]);
  const { port } = new URL(primary.url);
  runPostgreSQLTool("pg_basebackup", folder, [
    ...["-h", "127.0.0.1", "-p", port, "-U", "owner", "-D", second],
    ...["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"],
  ]);
  const standby = await servePostgreSQL(second, ["max_connections=100"]);
  // On the primary alone: what is promoted has no standby to wait for.
  await runAsAdmin(primary.url, "alter system set synchronous_standby_names = '*'");
  await runAsAdmin(primary.url, "select pg_reload_conf()");
  await until(async () => (await readAsAdmin(primary.url, "show synchronous_standby_names")) === "*");
  await until(
    async () => (await readAsAdmin(primary.url, "select sync_state from pg_stat_replication")) === "sync",
  );
  let former: PostgreSQLServer | null = null;
  return {
    primary: primary.url,
    standby: standby.url,
    killPrimary: () => primary.end("SIGQUIT"),
    promote: () => runAsAdmin(standby.url, "select pg_promote()"),
    restartFormerPrimary: async () => {
      former = await servePostgreSQL(
        first,
        ["max_connections=100", "synchronous_standby_names="],
        Number(port),
      );
    },
    stop: async () => {
      await Promise.all([primary, standby, former].map((server) => server?.end("SIGQUIT")));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server on a folder of data. `end` sends it the signal and waits until it has ended. */
export type PostgreSQLServer = { url: string; end(signal: "SIGINT" | "SIGQUIT"): Promise<void> };

/** Runs the server of `data`, with `settings` in the form `name=value`. */
export async function servePostgreSQL(
  data: string,
  settings: string[],
  port?: number,
): Promise<PostgreSQLServer> {
  const folder = dirname(data);
  const own = port ?? (await freePort());
  const parameters = ["listen_addresses=127.0.0.1", ...settings].flatMap((setting) => ["-c", setting]);
  const server = spawn(
    join(requirePostgreSQL(), "postgres"),
    ["-D", data, "-p", String(own), "-k", folder, ...parameters],
    { ...unprivilegedUser(), cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgresql://owner@127.0.0.1:${own}/postgres`;
  await untilStarted(server, () => isReachable(url));
  return {
    url,
    end: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}

/** A folder for data, which belongs to the user that PostgreSQL runs as. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-postgresql-"));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Runs one of PostgreSQL's programs as the user that it runs as. */
export function runPostgreSQLTool(name: string, folder: string, parameters: string[]) {
  const options = { ...unprivilegedUser(), cwd: folder, stdio: "ignore" } as const;
  execFileSync(join(requirePostgreSQL(), name), parameters, options);
}

function requirePostgreSQL(): string {
  const binaries = findPostgreSQL();
  if (!binaries) throw new Error("No PostgreSQL server found: install it, or set TEST_DATABASE_URL.");
  return binaries;
}

/** The first value that a query returns, in a connection of its own; `null` for no row. */
export async function readAsAdmin(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: "array" });
    return rows[0]?.[0] ?? null;
  } finally {
    await client.end();
  }
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
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
