import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { Gate } from "#limits/gate.ts";
import { traced } from "#tracing/tracing.ts";
import type { CarrierSlot } from "./carrier.ts";
import { operatorRole } from "./operator-role.ts";
import type { OutageKind } from "./outage.ts";
import type { schema } from "./schema.ts";

/** A connection or an open transaction. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** PostgreSQL or the embedded PGlite behind one type, migrated. The SQL is the same for both. */
export type Database = {
  engine: "postgresql" | "pglite";
  /** Runs as the owner of the tables or as `matinal_system`: sign-in, outbox, housekeeping. Never use it inside a transaction of this database. */
  asOwner: Queries;
  /**
   * Runs `work` in a transaction under an unprivileged role that can access only this client's rows (row-level
   * security); `reset role` in it leads to no other. docs/decisions/0027-database-roles.md. Use only the given `tx` inside: PGlite has one connection, so any other query would deadlock.
   * Statements that do not wait for each other's results are sent together, in the order in which they are begun
   * (`Promise.all`), and reach PostgreSQL in one round trip; so does the commit with those that `committing` is given.
   * docs/decisions/0059-round-trips.md.
   */
  asClient<T>(clientId: string, work: (tx: Queries) => Promise<T | Committing<T>>): Promise<T>;
  /**
   * Runs `work` in a transaction under the role of the operators' desk, which reads the columns of
   * `db/operator-columns.ts` of every client and writes nothing but the audit log, in the name of `operator`, an address.
   * Use only the given `tx` inside, as for `asClient`. docs/decisions/0053-operators-desk.md.
   */
  asOperator<T>(operator: string, work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` for each notification on `channel`, and with `null` when some may have been missed (after a
   * reconnection). Returns the function that stops it.
   */
  listen(channel: string, listener: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** What takes the wake-ups that would be notifications: see `wake`. */
  readonly wakeUps: CarrierSlot;
  /** Throws when the database does not answer within 1.5 s. */
  ping(): Promise<void>;
  /** The current or recent outage; `null` while the database works. */
  outage(): OutageKind | null;
  /** How busy the connections of this process are now, by pool. */
  pools(): readonly PoolUse[];
  /** One line for each way in which the database protects less than it could, for the operator. */
  warnings: readonly string[];
  /** Waits for running queries, then closes files and connections. */
  close(): Promise<void>;
};

/** The connections of a pool that work and that are idle, and the statements and transactions that wait for one. */
export type PoolUse = {
  name: "clients" | "own" | "operators" | "embedded";
  busy: number;
  idle: number;
  waiting: number;
};

/** The options of `openDatabase`. */
export type OpenOptions = {
  /** Receives one line at the start and one at the end of each outage. */
  log?: Pick<Logger, "error" | "warn">;
  /** The free bytes on the disk of the embedded database; by default those of the operating system. */
  measureSpace?: () => number;
  /** False: PostgreSQL must have been migrated, whoever opens it. True by default. */
  migrates?: boolean;
};

/** What a transaction returns whose last statements have been sent: see `committing`. */
export class Committing<T> {
  readonly result: Promise<T>;

  constructor(result: Promise<T>) {
    this.result = result;
    // `asClient` waits for it once it has sent the commit.
    result.catch(() => {});
  }
}

/**
 * Ends the work of `asClient`: the transaction is committed without waiting for `result`, which comes from statements that
 * have been sent. If one of them fails, the database rolls back, and `asClient` rejects with its error; an error that
 * `result` throws by itself comes too late to undo anything.
 */
export function committing<T>(result: Promise<T>): Committing<T> {
  return new Committing(result);
}

/** Simultaneous transactions of one client on this node. The pool has more than three times as many connections. */
const maxClientTransactions = 3;

/**
 * Settings of a transaction, to be selected in it: rows are read in the order of an index where there is one. The planner
 * may know nothing of a client who has just begun; it then takes all indexes that begin with the client for equal, and
 * would read and sort all rows of the client to return one. A sort that is needed happens nevertheless, and `jit` would
 * compile it for seconds.
 */
export const byIndexOrder = sql`
  set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('jit', 'off', true)`;

/**
 * Implements `Database.asClient` over `orm`. Simultaneous transactions of one client wait for each other, so that they
 * never use all connections or delay other clients. `setting` takes the role: `role` on a connection that began as
 * `matinal_client`, `session_authorization` where the connection is a superuser's. `isPipelined`: the connections of `orm`
 * send statements before the earlier ones are answered (`WatchedPool`). `settings`, calls of `set_config`, are selected at
 * the beginning of each transaction.
 */
export function clientTransactions(
  orm: Queries,
  setting: "role" | "session_authorization",
  { isPipelined = false, settings = byIndexOrder }: { isPipelined?: boolean; settings?: SQL } = {},
): Database["asClient"] {
  const gate = new Gate(maxClientTransactions);
  const transaction = async <T>(clientId: string, work: (tx: Queries) => Promise<T | Committing<T>>) => {
    const last = await orm.transaction(async (tx) => {
      const begun = tx.execute(sql`
        select set_config(${setting}, 'matinal_client', true), set_config('matinal.client_id', ${clientId}, true),
          ${settings}`);
      // If it fails, so does every later statement of the transaction.
      const isBegun = begun.then(() => {});
      isBegun.catch(() => {});
      if (!isPipelined) await isBegun;
      const result = await work(tx).catch(async (error) => {
        await isBegun;
        throw error;
      });
      if (!(result instanceof Committing)) await isBegun;
      else if (!isPipelined) await result.result;
      return { result };
    });
    return last.result instanceof Committing ? last.result.result : last.result;
  };
  return (clientId, work) =>
    traced("transaction of a client", {}, () => gate.run(clientId, () => transaction(clientId, work)));
}

/** Simultaneous transactions of the desk on this node. */
const maxOperatorTransactions = 2;

/** Implements `Database.asOperator` over `orm`. `setting` is as for `clientTransactions`. */
export function operatorTransactions(
  orm: Queries,
  setting: "role" | "session_authorization",
): Database["asOperator"] {
  const gate = new Gate(maxOperatorTransactions);
  return (operator, work) =>
    gate.run(operatorRole, () =>
      orm.transaction(async (tx) => {
        await tx.execute(sql`
          select set_config(${setting}, ${operatorRole}, true), set_config('matinal.operator', ${operator}, true),
            set_config('jit', 'off', true)`);
        return work(tx);
      }),
    );
}
