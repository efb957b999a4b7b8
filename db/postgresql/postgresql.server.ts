import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { databaseServers } from "#environment/database-servers.ts";
import type { CarrierSlot } from "../carrier.ts";
import {
  byIndexOrder,
  clientTransactions,
  type Database,
  type OpenOptions,
  operatorTransactions,
} from "../database.server.ts";
import { pingTimeout, within } from "../deadline.ts";
import { migrate, requireMigrated } from "../migrate.server.ts";
import type { MigrationSession } from "../migration-session.ts";
import { OperatorError } from "../operator-error.ts";
import { canActAsOperator, operatorRole } from "../operator-role.ts";
import { Outage } from "../outage.ts";
import { schema } from "../schema.ts";
import { excessOf, neededRole } from "../system-role.ts";
import { withWakeUps } from "../wake-ups.server.ts";
import { connectToPrimary } from "./connect-to-primary.server.ts";
import { Heartbeat } from "./heartbeat.server.ts";
import { connectHeartbeat, disconnect } from "./heartbeat-connection.server.ts";
import { Primary } from "./primary.server.ts";
import { unreachable } from "./unreachable.ts";
import { idleTimeout, lockTimeout, statementTimeout, WatchedPool } from "./watched-pool.server.ts";

/**
 * Connections of one process for the transactions of clients, for its own work, whose queries are shorter, and, once an
 * operator comes, for the desk. Its heartbeat has one more. Five processes fit into the hundred that a server has by default.
 */
const connections = { clients: 10, own: 6, operators: 2 };

/** Milliseconds to close the idle connections. */
const closeTimeout = 1_000;

/** Milliseconds between two log lines about failing statements. */
const logInterval = 60_000;

/** Where PostgreSQL is. Either URL may name a primary and its standbys. */
export type PostgreSQLTarget = {
  /** For statements; a pooler that gives each transaction a connection may stand there. */
  url: string;
  /** The same database without a pooler, for notifications, the heartbeat and migrations; `null`: `url` leads to it. */
  directUrl?: string | null;
};

/**
 * The PostgreSQL database at `url`. Its user migrates it when it owns the tables; otherwise `migratePostgreSQL` must have
 * done so. Throws an `OperatorError` when it does not answer within 5 s. docs/decisions/0027-database-roles.md,
 * docs/decisions/0058-failover.md.
 */
export async function openPostgreSQL(
  { url, directUrl = null }: PostgreSQLTarget,
  { log, migrates = true }: OpenOptions,
): Promise<Database> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const primary = new Primary(databaseServers(directUrl ?? url));
  const pooler = directUrl === null ? null : new Primary(databaseServers(url));
  const heartbeat = new Heartbeat({
    primary,
    onDown: (outage) => {
      log?.error({ err: outage.cause }, "the database does not answer");
      abandon(outage);
    },
    onUp: () => {
      log?.warn("the database answers again");
      void findPooler();
    },
    onLost: (err) => log?.warn({ err }, "the heartbeat's connection is replaced"),
    onMoved: () => {
      log?.warn("another server is the primary");
      abandon(new Outage("unavailable", new Error("Another server is the primary.")));
      void findPooler();
    },
    onAnswer: async (query) => {
      for (const pool of pools) await pool.checkSilent(query);
    },
  });
  const pools: WatchedPool[] = [];
  const abandon = (outage: Outage) => {
    for (const pool of pools) pool.abandon(outage);
  };
  const openPool = (
    role: string | null,
    size: number,
    options: { isPipelined?: boolean; isPooled?: boolean } = {},
  ) => {
    const pool = new WatchedPool({
      ...options,
      url: () => (options.isPooled && pooler ? pooler : primary).url,
      role,
      connections: size,
      outage: () => heartbeat.outage(),
      onFailure: (outage) => {
        void findPooler();
        // Logged once for many, because connections usually fail together.
        if (performance.now() - loggedAt < logInterval) return;
        loggedAt = performance.now();
        log?.error({ err: outage.cause, code: outage.kind }, "statements fail for want of the database");
      },
    });
    pools.push(pool);
    return pool;
  };

  let searching: Promise<void> | null = null;
  /** Finds the pooler that leads to the primary, where there are several. */
  function findPooler(): Promise<void> {
    if (!pooler?.needsPrimary) return Promise.resolve();
    const options = { needsPrimary: true, channels: [], onNotification: () => {} };
    searching ??= pooler
      .connect((each) => connectHeartbeat(each, options, poolerTimeout))
      .then(({ client }) => disconnect(client))
      // Statements fail until the next one asks for it again.
      .catch(() => {})
      .finally(() => {
        searching = null;
      });
    return searching;
  }

  async function close() {
    await heartbeat.close();
    await searching;
    try {
      const ended = Promise.all(pools.map((pool) => pool.end()));
      await within(closeTimeout, ended, () => new Outage("unavailable"));
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      abandon(error);
    }
  }

  let prepared: Prepared;
  let isPooled: boolean;
  try {
    await heartbeat.start().catch((cause) => {
      throw unreachable(directUrl ?? url, cause, directUrl === null ? undefined : "DATABASE_DIRECT_URL");
    });
    isPooled = pooler !== null || !heartbeat.isDirect();
    await findPooler();
    const startsPooled = !heartbeat.isDirect();
    const starting = openPool(null, 1, { isPooled: startsPooled });
    const connection = await starting.connect();
    try {
      prepared = await prepare(connection, { migrates, isPooled: startsPooled });
    } finally {
      // Its settings must not stay.
      connection.release(true);
    }
    if (isPooled) await requirePooledRole(openPool(null, 1, { isPooled }), url, prepared.role);
  } catch (error) {
    await close();
    throw error;
  }
  if (pooler === null && isPooled) prepared.warnings.push(throughPooler);
  if (pooler !== null && !heartbeat.isDirect()) prepared.warnings.push(throughDirectPooler);

  const named = {
    // Without a client no row is seen, so a transaction of theirs need not wait for its beginning.
    clients: openPool("matinal_client", connections.clients, { isPipelined: true, isPooled }),
    own: openPool(prepared.role, connections.own, { isPooled }),
    operators: openPool(operatorRole, connections.operators, { isPooled }),
  };
  const wakeUps: CarrierSlot = { carrier: null };
  const own = withWakeUps(drizzle(named.own, { schema }), wakeUps);
  const ofClients = withWakeUps(drizzle(named.clients, { schema }), wakeUps);
  const ofOperators = drizzle(named.operators, { schema });
  return {
    engine: "postgresql",
    asOwner: own,
    asClient: clientTransactions(ofClients, "role", {
      isPipelined: true,
      settings: isPooled ? sql`${byIndexOrder}, ${timeouts}` : byIndexOrder,
    }),
    asOperator: operatorTransactions(ofOperators, "role"),
    listen: (channel, listener) => heartbeat.listen(channel, listener),
    wakeUps,
    ping: async () => {
      const pings = [named.clients, named.own].map((pool) => pool.ping(pingTimeout));
      await Promise.all([heartbeat.nextAnswer(pingTimeout), ...pings]);
    },
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

/** Milliseconds to connect to a pooler. */
const poolerTimeout = 2_000;

const throughPooler =
  "DATABASE_URL: leads to a connection pooler, which loses notifications; set DATABASE_DIRECT_URL to PostgreSQL itself. Until then what another node stores is seen up to 3 s later.";
const throughDirectPooler =
  "DATABASE_DIRECT_URL: leads to a connection pooler too, which loses notifications; set it to PostgreSQL itself. Until then what another node stores is seen up to 3 s later.";

/** What a session would begin with, for each transaction behind a pooler. */
const timeouts = sql`
  set_config('statement_timeout', ${String(statementTimeout)}, true),
  set_config('lock_timeout', ${String(lockTimeout)}, true),
  set_config('idle_in_transaction_session_timeout', ${String(idleTimeout)}, true)`;

/** Throws an `OperatorError` unless a connection through the pooler begins as `role`; as the user itself for `null`. */
async function requirePooledRole(pool: WatchedPool, url: string, role: string | null) {
  const connection = await pool.connect().catch((cause) => {
    throw unreachable(url, cause.cause ?? cause);
  });
  try {
    const { rows } = await connection.query("select current_user as role, session_user as user");
    if (role !== null && rows[0].role !== role)
      throw new OperatorError(
        `DATABASE_URL: its user ${rows[0].user} begins as ${rows[0].role} behind the pooler, not as ${role}; an administrator must run deploy/roles.sql with --set=pooler=yes, and restart the pooler.`,
      );
  } finally {
    connection.release(true);
  }
}

/** The role of the product's own work, and what an operator should know about the user of DATABASE_URL. */
type Prepared = { role: string | null; warnings: string[] };

/** Migrates the database, or checks that it is migrated when its user may not. Its settings may stay, but behind a pooler. */
async function prepare(
  connection: Pick<pg.PoolClient, "query">,
  { migrates, isPooled }: { migrates: boolean; isPooled: boolean },
): Promise<Prepared> {
  const alone = sessionOn(connection);
  const session = isPooled ? inOneTransaction(alone) : alone;
  const local = isPooled ? "local" : "";
  if (isPooled) await alone.script("begin");
  // Waiting for another process's migration may take longer than a request may.
  await session.script(`set ${local} statement_timeout = 0; set ${local} lock_timeout = 0`);
  const role = await neededRole(session.query);
  if (role === null && migrates) await migrate(session);
  else {
    if (role !== null) await session.script(`set ${local} role ${role}`);
    await requireMigrated(session);
    if (role !== null) await session.script(`set ${local} role none`);
  }
  const excess = await excessOf(session.query);
  const advice = 'deploy/README.md, "Database roles", separates who owns from who runs.';
  const warnings = excess === null ? [] : [`DATABASE_URL: its user ${excess}; ${advice}`];
  if (!(await canActAsOperator(session.query)))
    warnings.push(
      `DATABASE_URL: its user may not act as ${operatorRole}, so the operators' desk reads nothing; an administrator must run deploy/roles.sql.`,
    );
  if (isPooled) await alone.script("commit");
  return { role, warnings };
}

/** The session in a transaction that its caller has begun: what would begin or end one is left out. */
function inOneTransaction({ query, script }: MigrationSession): MigrationSession {
  return {
    isOneTransaction: true,
    query,
    script: async (text) => {
      if (!["begin", "commit", "rollback"].includes(text)) await script(text);
    },
  };
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
  const client = await connectToPrimary(url, "DATABASE_OWNER_URL");
  try {
    await migrate(sessionOn(client));
  } finally {
    await client.end();
  }
}
