import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPgBouncer } from "../database/pgbouncer.ts";
import { startReplicatedPostgreSQL, unprivilegedUser } from "../database/postgresql-cluster.ts";
import { runRoles } from "../database/run-roles.ts";
import { startNats } from "../live/nats-server.ts";
import { answersAt } from "../server/answers-at.ts";
import { freePort } from "../server/free-port.ts";
import { discard, type RunningServer, startServer } from "../server/running-server.ts";
import { untilStarted } from "../server/until-started.ts";

const root = join(import.meta.dirname, "../..");
const names = { owner: "matinal_owner", app: "matinal_app" };

/** The name of the site. Browsers send names under `localhost` to the machine itself. */
export const siteName = "matinal.localhost";

/** The program `caddy`, or `null` when it is not installed. */
export function findCaddy(): string | null {
  const places = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", ...(process.env.PATH ?? "").split(":")];
  return places.map((folder) => join(folder, "caddy")).find((path) => existsSync(path)) ?? null;
}

/** What deploy/cluster/compose.yaml describes, from programs of this machine. */
export type Cluster = {
  /** Where visitors come: Caddy, with a certificate that it has signed itself. */
  url: string;
  port: number;
  nodes: RunningServer[];
  /** Starts a node as the others are, on its former port. */
  restartNode(node: RunningServer): Promise<RunningServer>;
  /** Kills the primary as a crash does, and promotes the standby. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL with a standby, a PgBouncer before each, NATS, two nodes and Caddy, with the files of deploy/cluster and
 * deploy/roles.sql. `settings` are added to those of the nodes. Caddy listens on `port`.
 */
export async function startCluster(settings: Record<string, string> = {}, port?: number): Promise<Cluster> {
  const stops: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const caddyPort = port ?? (await freePort());
    const database = await startReplicatedPostgreSQL();
    stops.push(database.stop);
    runRoles(database.primary, names, { settings: ["pooler=yes"] });
    const poolers = [];
    for (const server of [database.primary, database.standby]) {
      const pooler = await startPgBouncer(as(names.app, server), join(root, "deploy/cluster/pgbouncer.ini"));
      stops.push(pooler.stop);
      poolers.push(pooler.url);
    }
    const nats = await startNats();
    stops.push(nats.kill);
    const direct = [database.primary, database.standby].map((url) => as(names.app, url));
    migrate(several([database.primary, database.standby].map((url) => as(names.owner, url))));

    const environment = {
      DATABASE_URL: several(poolers),
      DATABASE_DIRECT_URL: several(direct),
      LIVE_URL: nats.url,
      AUTH_SECRET: "a secret of this cluster alone, long enough",
      APP_URL: `https://${siteName}:${caddyPort}`,
      TRUST_PROXY: "127.0.0.1",
      ...settings,
    };
    const startNode = async (more: Record<string, string> = {}) => {
      const node = await startServer({ ...environment, ...more });
      stops.push(async () => {
        if (node.process.exitCode === null && node.process.signalCode === null) await node.end("SIGTERM");
        discard(node);
      });
      return node;
    };
    const nodes = await Promise.all([startNode(), startNode()]);
    stops.push(await startCaddy(caddyPort, nodes));
    return {
      url: environment.APP_URL,
      port: caddyPort,
      nodes,
      restartNode: (node) => startNode({ PORT: String(node.port) }),
      failOver: async () => {
        await database.killPrimary();
        await database.promote();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function as(user: string, url: string): string {
  const of = new URL(url);
  of.username = user;
  return of.href;
}

/** One URL for servers that differ in host and port alone. */
function several(urls: readonly string[]): string {
  const [first = ""] = urls;
  return first.replace(new URL(first).host, urls.map((url) => new URL(url).host).join(","));
}

function migrate(ownerUrl: string) {
  execFileSync(process.execPath, [join(root, "scripts/apply-migrations.ts")], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Caddy with the file of the cluster, on a port that needs no rights, without what it would do to the machine. */
async function startCaddy(port: number, nodes: readonly RunningServer[]): Promise<() => Promise<void>> {
  const program = findCaddy();
  if (!program) throw new Error("Caddy is not installed.");
  const folder = mkdtempSync(join(tmpdir(), "matinal-caddy-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const given = readFileSync(join(root, "deploy/cluster/Caddyfile"), "utf8");
  const ofServer = "admin unix//run/caddy/admin.sock";
  if (!given.includes(ofServer)) throw new Error("The Caddyfile names its admin socket otherwise.");
  const ofMachine = "admin off\n\tauto_https disable_redirects\n\tskip_install_trust";
  writeFileSync(join(folder, "Caddyfile"), given.replace(ofServer, ofMachine));
  const child: ChildProcess = spawn(program, ["run", "--config", join(folder, "Caddyfile")], {
    ...user,
    cwd: folder,
    env: {
      HOME: folder,
      DOMAIN: `${siteName}:${port}`,
      NODES: nodes.map((node) => `127.0.0.1:${node.port}`).join(" "),
    },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilStarted(child, () => answersAt(port));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
