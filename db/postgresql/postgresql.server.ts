import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import {
  clientTransactions,
  type Database,
  type OpenOptions,
  operatorTransactions,
} from "../database.server.ts";
import { pingTimeout, within } from "../deadline.ts";
import { migrate, requireMigrated } from "../migrate.server.ts";
import type { MigrationSession } from "../migration-session.ts";
import { canActAsOperator, operatorRole } from "../operator-role.ts";
import { Outage } from "../outage.ts";
import { schema } from "../schema.ts";
import { excessOf, neededRole } from "../system-role.ts";
import { Heartbeat } from "./heartbeat.server.ts";
import { unreachable } from "./unreachable.ts";
import { WatchedPool } from "./watched-pool.server.ts";

/**
 * Connections of one process for the transactions of clients, for its own work, whose queries are shorter, and, once an
 * operator comes, for the desk. Its heartbeat has one more. Five processes fit into the hundred that a server has by default.
 */
const connections = { clients: 10, own: 6, operators: 2 };

/** Milliseconds to close the idle connections. */
const closeTimeout = 1_000;

/** Milliseconds between two log lines about failing statements. */
const logInterval = 60_000;

/**
 * The PostgreSQL database at `url`. Its user migrates it when it owns the tables; otherwise `migratePostgreSQL` must have
 * done so. Throws an `OperatorError` when it does not answer within 5 s. docs/decisions/0027-database-roles.md.
 */
export async function openPostgreSQL(url: string, { log, migrates = true }: OpenOptions): Promise<Database> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const heartbeat = new Heartbeat({
    url,
    onDown: (outage) => {
      log?.error({ err: outage.cause }, "the database does not answer");
      for (const pool of pools) pool.abandon(outage);
    },
    onUp: () => log?.warn("the database answers again"),
    onLost: (err) => log?.warn({ err }, "the heartbeat's connection is replaced"),
    onAnswer: async (query) => {
      for (const pool of pools) await pool.checkSilent(query);
    },
  });
  const pools: WatchedPool[] = [];
  const openPool = (role: string | null, size: number, isPipelined = false) => {
    const pool = new WatchedPool({
      url,
      role,
      isPipelined,
      connections: size,
      outage: () => heartbeat.outage(),
      onFailure: (outage) => {
        // Logged once for many, because connections usually fail together.
        if (performance.now() - loggedAt < logInterval) return;
        loggedAt = performance.now();
        log?.error({ err: outage.cause, code: outage.kind }, "statements fail for want of the database");
      },
    });
    pools.push(pool);
    return pool;
  };

  async function close() {
    await heartbeat.close();
    try {
      const ended = Promise.all(pools.map((pool) => pool.end()));
      await within(closeTimeout, ended, () => new Outage("unavailable"));
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      for (const pool of pools) pool.abandon(error);
    }
  }

  let prepared: Prepared;
  try {
    await heartbeat.start().catch((cause) => {
      throw unreachable(url, cause);
    });
    const starting = openPool(null, 1);
    const connection = await starting.connect();
    try {
      prepared = await prepare(connection, migrates);
    } finally {
      // Its settings must not stay.
      connection.release(true);
    }
  } catch (error) {
    await close();
    throw error;
  }

  const named = {
    // Without a client no row is seen, so a transaction of theirs need not wait for its beginning.
    clients: openPool("matinal_client", connections.clients, true),
    own: openPool(prepared.role, connections.own),
    operators: openPool(operatorRole, connections.operators),
  };
  const own = drizzle(named.own, { schema });
  const ofClients = drizzle(named.clients, { schema });
  const ofOperators = drizzle(named.operators, { schema });
  return {
    engine: "postgresql",
    asOwner: own,
    asClient: clientTransactions(ofClients, "role", { isPipelined: true }),
    asOperator: operatorTransactions(ofOperators, "role"),
    listen: (channel, listener) => heartbeat.listen(channel, listener),
    ping: () => heartbeat.nextAnswer(pingTimeout),
    outage: () => heartbeat.outage()?.kind ?? pools.map((pool) => pool.recentOutage()).find(Boolean) ?? null,
    pools: () =>
      (["clients", "own", "operators"] as const).map((name) => {
        const { totalCount, idleCount, waitingCount } = named[name];
        return { name, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      }),
    warnings: prepared.warnings,
    close,
  };
}

/** The role of the product's own work, and what an operator should know about the user of DATABASE_URL. */
type Prepared = { role: string | null; warnings: string[] };

/** Migrates the database, or checks that it is migrated when its user may not. */
async function prepare(connection: Pick<pg.PoolClient, "query">, migrates: boolean): Promise<Prepared> {
  const session = sessionOn(connection);
  // Waiting for another process's migration may take longer than a request may.
  await session.script("set statement_timeout = 0; set lock_timeout = 0");
  const role = await neededRole(session.query);
  if (role === null && migrates) await migrate(session);
  else {
    if (role !== null) await session.script(`set role ${role}`);
    await requireMigrated(session);
    await session.script("reset role");
  }
  const excess = await excessOf(session.query);
  const advice = 'deploy/README.md, "Database roles", separates who owns from who runs.';
  const warnings = excess === null ? [] : [`DATABASE_URL: its user ${excess}; ${advice}`];
  if (!(await canActAsOperator(session.query)))
    warnings.push(
      `DATABASE_URL: its user may not act as ${operatorRole}, so the operators' desk reads nothing; an administrator must run deploy/roles.sql.`,
    );
  return { role, warnings };
}

/** A connection, as migrations and moves use it. */
export function sessionOn(connection: Pick<pg.PoolClient, "query">): MigrationSession {
  return {
    query: async (text, values) => (await connection.query(text, values)).rows,
    script: async (text) => void (await connection.query(text)),
  };
}

/** Migrates the database as the owner of its tables at `url`. Throws an `OperatorError` when it does not answer. */
export async function migratePostgreSQL(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect().catch((cause) => {
      throw unreachable(url, cause, "DATABASE_OWNER_URL");
    });
    await migrate(sessionOn(client));
  } finally {
    await client.end();
  }
}
