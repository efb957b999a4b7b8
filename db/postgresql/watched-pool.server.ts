import type { Writable } from "node:stream";
import pg from "pg";
import { within } from "../deadline.ts";
import { Outage, type OutageKind } from "../outage.ts";
import { traceStatement } from "../trace-statement.ts";
import type { HeartbeatQuery } from "./heartbeat.server.ts";
import { processIdOf } from "./heartbeat-connection.server.ts";
import { asOutage } from "./postgresql-error.server.ts";
import { createStatementNames } from "./statement-names.ts";

/** Milliseconds to wait for a free connection while the database answers. */
const connectTimeout = 5_000;

/**
 * Milliseconds that a statement waits for a lock, such as that of an operator's on a table, and keeps its connection for
 * it. Two in a row take less than the 3 s within which a request is answered.
 */
export const lockTimeout = 1_400;

/** Milliseconds that a statement may take. */
export const statementTimeout = 20_000;

/** Milliseconds for which a transaction may be idle. */
export const idleTimeout = 5_000;

/** Milliseconds after which a statement behind a pooler counts as lost. */
const unansweredTimeout = statementTimeout + 1_000;

/** Milliseconds after which the pool checks whether the database is working on a statement. */
const suspectAfter = 1_000;

/** The state of a connection. Times are those of `performance.now()`. */
type Watched = {
  /** The outage that made the connection unusable. */
  lost: Outage | null;
  /** When the statements that are not answered yet were sent, in order. */
  sentAt: number[];
  /** When the statement was sent that the last check found idle on the server. */
  silentSince: number | null;
};

type Options = {
  /** The server to connect to; another one after a failover. */
  url: () => string;
  /** The role in which each connection begins and to which `reset role` leads; `null` for the user itself. */
  role: string | null;
  /** How many connections there are at most. */
  connections: number;
  /**
   * True: a statement is sent before the earlier ones are answered, and what begins a transaction is not waited for. For
   * transactions alone in which nothing can be read or written unless their beginning has succeeded.
   */
  isPipelined?: boolean;
  /**
   * True: a pooler is in between. It gives each transaction another connection of its own, so there are no settings of a
   * session, and what a connection's process works on can't be looked up.
   */
  isPooled?: boolean;
  /** The current outage, or `null`. */
  outage: () => Outage | null;
  /** Called when a statement or connection fails because of an outage that the heartbeat has not found. */
  onFailure: (outage: Outage) => void;
};

/** Milliseconds for which a failure counts as recent. */
const recently = 2_000;

/**
 * A pool for Drizzle that drops connections whose statements get no answer. Failures of the database or of a connection
 * reject with an `Outage`. docs/decisions/0017-database-deadlines.md.
 */
export class WatchedPool extends pg.Pool {
  readonly #options: Options;
  readonly #watched = new Map<pg.PoolClient, Watched>();
  readonly #waiting = new Set<(outage: Outage) => void>();
  readonly #nameOf = createStatementNames();
  #answeredAt = Number.NEGATIVE_INFINITY;
  #lastFailure: { outage: Outage; at: number } | null = null;

  constructor(options: Options) {
    super({
      Client: clientOf(options.url),
      max: options.connections,
      pipeline: options.isPipelined ?? false,
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(options.isPooled ? {} : sessionOf(options.role)),
    });
    this.#options = options;
    // The pool itself removes an idle connection that fails.
    this.on("error", () => {});
    this.on("connect", (client) => this.#watch(client));
    this.on("remove", (client) => this.#watched.delete(client));
    // Only the signatures that return a promise, which Drizzle uses.
    this.query = ((...parameters: Parameters<pg.PoolClient["query"]>) =>
      this.#query(parameters)) as pg.Pool["query"];
  }

  override connect(): Promise<pg.PoolClient> {
    const outage = this.#options.outage();
    if (outage) return Promise.reject(outage);
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      super.connect().then(
        (client) => {
          releaseOnce(client);
          // `abandon` has already rejected this caller.
          if (!this.#waiting.delete(reject)) client.release();
          else resolve(client);
        },
        (error) => {
          this.#waiting.delete(reject);
          reject(
            this.#record(
              error instanceof pg.DatabaseError ? asOutage(error) : new Outage("unavailable", error),
            ),
          );
        },
      );
    });
  }

  async #query(parameters: Parameters<pg.PoolClient["query"]>): Promise<unknown> {
    const client = await this.connect();
    try {
      return await client.query(...parameters);
    } finally {
      client.release();
    }
  }

  /**
   * Resolves when a statement is answered within `milliseconds`: another one too, since all connections may be busy. Else
   * rejects with an `Outage`.
   */
  async ping(milliseconds: number): Promise<void> {
    const since = performance.now();
    try {
      await within(milliseconds, this.query("select 1"), unanswered);
    } catch (error) {
      if (this.#answeredAt < since) throw error;
    }
  }

  /** The kind of outage of a failure in the last two seconds, or `null`. */
  recentOutage(): OutageKind | null {
    const { outage, at } = this.#lastFailure ?? {};
    return outage && at !== undefined && performance.now() - at < recently ? outage.kind : null;
  }

  /** Rejects everything that waits for the database, and closes all connections. */
  abandon(outage: Outage): void {
    for (const reject of this.#waiting) reject(outage);
    this.#waiting.clear();
    for (const client of this.#watched.keys()) this.#drop(client, outage);
  }

  /**
   * Closes the connections whose statement the server was not working on at two checks, because the statement or its
   * answer was lost. A long statement, or one that waits for a lock, continues.
   */
  async checkSilent(query: HeartbeatQuery): Promise<void> {
    if (this.#options.isPooled) return this.#dropUnanswered();
    const now = performance.now();
    const suspects = [...this.#watched].flatMap(([client, watched]) => {
      const [sentAt] = watched.sentAt;
      return sentAt !== undefined && now - sentAt > suspectAfter ? [{ client, watched, sentAt }] : [];
    });
    if (suspects.length === 0) return;
    const { rows } = await query(
      "select pid from pg_stat_activity where pid = any($1) and state = 'active'",
      [suspects.map(({ client }) => processIdOf(client))],
    );
    const active = new Set(rows.map(({ pid }) => pid));
    for (const { client, watched, sentAt } of suspects) {
      const isSilent = !active.has(processIdOf(client)) && watched.sentAt[0] === sentAt;
      if (isSilent && watched.silentSince === sentAt) {
        this.#drop(client, unanswered());
      }
      watched.silentSince = isSilent ? sentAt : null;
    }
  }

  /** Behind a pooler: closes the connections whose statement has waited longer than any may take. */
  #dropUnanswered() {
    for (const [client, { sentAt }] of [...this.#watched])
      if (sentAt[0] !== undefined && performance.now() - sentAt[0] > unansweredTimeout)
        this.#drop(client, unanswered());
  }

  #watch(client: pg.PoolClient) {
    if (this.#options.isPipelined) writeTogether(client.connection.stream);
    const watched: Watched = { lost: null, sentAt: [], silentSince: null };
    this.#watched.set(client, watched);
    // The error belongs to the running statement or the next one. Unhandled, it would end the process.
    client.on("error", (cause) => {
      watched.lost ??= new Outage("unavailable", cause);
    });

    const query = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>;
    const send = async (parameters: unknown[]) => {
      if (watched.lost) throw watched.lost;
      watched.sentAt.push(performance.now());
      const [statement, ...rest] = parameters;
      const prepared = this.#options.isPooled ? statement : this.#prepared(statement);
      try {
        return await traceStatement("postgresql", statement, () => query(prepared, ...rest));
      } catch (error) {
        if (prepared !== statement && isStale(error)) this.#drop(client, new Outage("unavailable", error));
        throw this.#record(watched.lost ?? asOutage(error));
      } finally {
        watched.sentAt.shift();
        if (!watched.lost) this.#answeredAt = performance.now();
      }
    };
    client.query = (async (...parameters: unknown[]) => {
      const isTransaction = isBegin(parameters[0]);
      const sent = send(parameters).catch((error) => {
        // Drizzle does not release a connection on which a transaction could not begin.
        if (watched.lost || (isTransaction && !this.#options.isPipelined)) client.release(true);
        else if (isTransaction) this.#drop(client, new Outage("unavailable", error));
        throw error;
      });
      if (!isTransaction || !this.#options.isPipelined) return sent;
      // Whatever follows it fails with it.
      sent.catch(() => {});
      return { rows: [] };
    }) as typeof client.query;
  }

  /** The statement with a name, if it comes often. A pooler would give it to a connection that has not prepared it. */
  #prepared(statement: unknown): unknown {
    if (typeof statement !== "object" || statement === null || !("text" in statement)) return statement;
    const name = this.#nameOf(String(statement.text));
    return name === undefined ? statement : { ...statement, name };
  }

  #record<Failure>(error: Failure): Failure {
    if (error instanceof Outage) {
      this.#lastFailure = { outage: error, at: performance.now() };
      if (!this.#options.outage()) this.#options.onFailure(error);
    }
    return error;
  }

  #drop(client: pg.PoolClient, outage: Outage) {
    const watched = this.#watched.get(client);
    if (watched) watched.lost ??= outage;
    client.connection.stream.destroy(outage);
  }
}

/**
 * True for a prepared statement whose columns or parameters are of other types since the migration of another node: "cached
 * plan must not change result type", or no such operator. The connection would refuse it for ever.
 */
function isStale(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code = "", routine } = error;
  return ["42804", "42883"].includes(code) || (code === "0A000" && routine === "RevalidateCachedQuery");
}

const unanswered = () => new Outage("unavailable", new Error("A connection does not answer any more."));

/** Writes with one system call what the statements of a pipeline write one by one, before anything is waited for. */
function writeTogether(stream: Writable): void {
  const write = stream.write.bind(stream) as (...parameters: unknown[]) => boolean;
  let isHeld = false;
  stream.write = (...parameters: unknown[]) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return write(...parameters);
  };
}

/** The client of a pool, which connects to the server of that moment. */
function clientOf(url: () => string) {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: url() });
    }
  };
}

/** The settings with which a session begins. */
function sessionOf(role: string | null): pg.ClientConfig {
  return {
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    // Clean up after a process that the server cannot reach any more: its locks first, then its connections.
    idle_in_transaction_session_timeout: idleTimeout,
    options: `-c idle_session_timeout=60000${role === null ? "" : ` -c role=${role}`}`,
  };
}

/** Makes a second release do nothing, where the pool's own would throw. */
function releaseOnce(client: pg.PoolClient) {
  const release = client.release.bind(client);
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}

function isBegin(query: unknown): boolean {
  const text = typeof query === "string" ? query : (query as { text?: string }).text;
  return text?.startsWith("begin") ?? false;
}
