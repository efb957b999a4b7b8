import { drizzle } from "drizzle-orm/node-postgres";
import { clientTransactions, type Database, type OpenOptions } from "../database.ts";
import { pingWithin, within } from "../deadline.ts";
import { migrate } from "../migrate.server.ts";
import { Outage } from "../outage.ts";
import { schema } from "../schema.ts";
import { Heartbeat } from "./heartbeat.server.ts";
import { WatchedPool } from "./watched-pool.server.ts";

/** Milliseconds for the farewells when everything that ran is done. */
const closeWithin = 1_000;

/** Milliseconds after which the log is told once more of statements that fail. */
const tellAgainAfter = 60_000;

/** The PostgreSQL database at `url`, migrated. Throws when it does not answer within 5 s. */
export async function openPostgreSQL(url: string, { log }: OpenOptions): Promise<Database> {
  let toldAt = Number.NEGATIVE_INFINITY;
  const heartbeat = new Heartbeat({
    url,
    onDown: (outage) => {
      log?.error({ err: outage.cause }, "the database does not answer");
      pool.abandon(outage);
    },
    onUp: () => log?.warn("the database answers again"),
    onLost: (err) => log?.warn({ err }, "the heartbeat's connection is replaced"),
    onBeat: (ask) => pool.checkSilent(ask),
  });
  const pool = new WatchedPool({
    url,
    outage: () => heartbeat.outage(),
    onFailure: (outage) => {
      // One of many: more connections than one die together.
      if (performance.now() - toldAt < tellAgainAfter) return;
      toldAt = performance.now();
      log?.error({ err: outage.cause, code: outage.kind }, "statements fail for want of the database");
    },
  });

  async function close() {
    await heartbeat.close();
    try {
      await within(closeWithin, pool.end(), () => new Outage("unavailable"));
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      pool.abandon(error);
    }
  }

  try {
    await heartbeat.start();
    const connection = await pool.connect();
    try {
      // Waiting for another process that migrates may take longer than a request may.
      await connection.query("set statement_timeout = 0");
      await migrate({
        query: async (text, values) => (await connection.query(text, values)).rows,
        script: async (text) => void (await connection.query(text)),
      });
      await connection.query("reset statement_timeout");
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
    listen: (channel, wake) => heartbeat.listen(channel, wake),
    ping: () => heartbeat.nextBeat(pingWithin),
    outage: () => heartbeat.outage()?.kind ?? pool.recentOutage(),
    close,
  };
}
