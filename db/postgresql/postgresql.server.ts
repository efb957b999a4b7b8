import { drizzle } from "drizzle-orm/node-postgres";
import { clientTransactions, type Database, type OpenOptions } from "../database.ts";
import { pingTimeout, within } from "../deadline.ts";
import { migrate } from "../migrate.server.ts";
import { Outage } from "../outage.ts";
import { schema } from "../schema.ts";
import { Heartbeat } from "./heartbeat.server.ts";
import { WatchedPool } from "./watched-pool.server.ts";

/** Milliseconds to close the idle connections. */
const closeTimeout = 1_000;

/** Milliseconds between two log lines about failing statements. */
const logInterval = 60_000;

/** The PostgreSQL database at `url`, migrated. Throws when it does not answer within 5 s. */
export async function openPostgreSQL(url: string, { log }: OpenOptions): Promise<Database> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const heartbeat = new Heartbeat({
    url,
    onDown: (outage) => {
      log?.error({ err: outage.cause }, "the database does not answer");
      pool.abandon(outage);
    },
    onUp: () => log?.warn("the database answers again"),
    onLost: (err) => log?.warn({ err }, "the heartbeat's connection is replaced"),
    onAnswer: (query) => pool.checkSilent(query),
  });
  const pool = new WatchedPool({
    url,
    outage: () => heartbeat.outage(),
    onFailure: (outage) => {
      // Logged once for many, because connections usually fail together.
      if (performance.now() - loggedAt < logInterval) return;
      loggedAt = performance.now();
      log?.error({ err: outage.cause, code: outage.kind }, "statements fail for want of the database");
    },
  });

  async function close() {
    await heartbeat.close();
    try {
      await within(closeTimeout, pool.end(), () => new Outage("unavailable"));
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      pool.abandon(error);
    }
  }

  try {
    await heartbeat.start();
    const connection = await pool.connect();
    try {
      // Waiting for another process's migration may take longer than a request may.
      await connection.query("set statement_timeout = 0; set lock_timeout = 0");
      await migrate({
        query: async (text, values) => (await connection.query(text, values)).rows,
        script: async (text) => void (await connection.query(text)),
      });
      await connection.query("reset statement_timeout; reset lock_timeout");
    } finally {
      connection.release();
    }
  } catch (error) {
    await close();
    throw error;
  }

  const orm = drizzle(pool, { schema });
  return {
    engine: "postgresql",
    asOwner: orm,
    asClient: clientTransactions(orm),
    listen: (channel, listener) => heartbeat.listen(channel, listener),
    ping: () => heartbeat.nextAnswer(pingTimeout),
    outage: () => heartbeat.outage()?.kind ?? pool.recentOutage(),
    close,
  };
}
