import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersAt } from "../server/answers-at.ts";
import { freePort } from "../server/free-port.ts";
import { untilStarted } from "../server/until-started.ts";
import { unprivilegedUser } from "./postgresql-cluster.ts";

const places = [
  "/usr/sbin/pgbouncer",
  "/usr/bin/pgbouncer",
  "/opt/homebrew/bin/pgbouncer",
  "/usr/local/bin/pgbouncer",
];

/** The program, or `null` when it is not installed. */
export function findPgBouncer(): string | null {
  const named = (process.env.PATH ?? "").split(":").map((folder) => join(folder, "pgbouncer"));
  return [...places, ...named].find((path) => existsSync(path)) ?? null;
}

/** PgBouncer in transaction mode. */
export type PgBouncer = {
  /** The database through the pooler. */
  url: string;
  /** Ends it as a crash does, and starts it again on the same port. */
  restart(): Promise<void>;
  /** Suspends it, and lets it go on. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  stop(): Promise<void>;
};

/**
 * Starts PgBouncer in front of the server of `target` for its user, in transaction mode and otherwise by its own
 * defaults, or with a file like deploy/cluster/pgbouncer.ini. https://www.pgbouncer.org/config.html
 */
export async function startPgBouncer(target: string, file?: string): Promise<PgBouncer> {
  const program = findPgBouncer();
  if (!program) throw new Error("PgBouncer is not installed.");
  const { hostname, port: serverPort, username, password } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), "matinal-pgbouncer-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users.txt"), `"${username}" "${password}"\n`);
  const ofFile = file === undefined ? "[databases]\n[pgbouncer]\n" : readFileSync(file, "utf8");
  // The last value of a setting counts.
  writeFileSync(
    settings,
    `${ofFile.replace(/^\[databases\]$/m, `[databases]\n* = host=${hostname} port=${serverPort}`).replace(/^matinal = .*$/m, "")}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
${file === undefined ? "pool_mode = transaction\ndefault_pool_size = 10\nmax_client_conn = 200\n" : ""}`,
  );
  const start = async () => {
    const child = spawn(program, ["-q", settings], { ...user, cwd: folder, stdio: "ignore" });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await untilStarted(child, () => answersAt(port));
    return { child, ended };
  };
  let running = await start();
  const end = async () => {
    running.child.kill("SIGKILL");
    await running.ended;
  };
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    restart: async () => {
      await end();
      running = await start();
    },
    signal: (name) => void running.child.kill(name),
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
