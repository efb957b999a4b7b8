import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { Gate } from "../limits/gate.ts";
import type { OutageKind } from "./outage.ts";
import type { schema } from "./schema.ts";

/** A connection or an open transaction: what every query function takes. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** PostgreSQL or the embedded PGlite behind one type, migrated. The SQL is the same for both. */
export type Database = {
  engine: "postgresql" | "pglite";
  /** Runs as the owner of the tables: sign-in, outbox, upkeep. Never inside a transaction of this database. */
  asOwner: Queries;
  /**
   * One transaction as the role that owns nothing, seeing and touching only this client's rows (row-level
   * security). Use only the given `tx` inside: PGlite has one connection, and a query beside it would wait for ever.
   */
  asClient<T>(clientId: string, work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls `wake` for each notification on `channel`, and with `null` when some may have been missed (after a
   * reconnection). Returns the function that stops it.
   */
  listen(channel: string, wake: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Throws when the database does not answer within 1.5 s. */
  ping(): Promise<void>;
  /** What the database cannot do at the moment, or could not just now; `null` while it does everything. */
  outage(): OutageKind | null;
  /** Waits for what is running, then lets go of files and connections. */
  close(): Promise<void>;
};

/** What `openDatabase` may be given. */
export type OpenOptions = {
  /** Where the database tells, once each, when it cannot do its work and when it can again. */
  log?: Pick<Logger, "error" | "warn">;
  /** Bytes free on the disk of the embedded database; by default what the operating system says. */
  measureSpace?: () => number;
};

/** Transactions of one client that run at once on this node; the pool holds more than three times as many. */
const maxClientTransactions = 3;

/**
 * What `Database.asClient` promises, over `orm`. Whatever one client sends at once waits for itself: it never holds
 * all connections, nor stands in line before everybody else.
 */
export function clientTransactions(orm: Queries): Database["asClient"] {
  const gate = new Gate(maxClientTransactions);
  return (clientId, work) =>
    gate.run(clientId, () =>
      orm.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', 'matinal_client', true), set_config('matinal.client_id', ${clientId}, true)`,
        );
        return work(tx);
      }),
    );
}
