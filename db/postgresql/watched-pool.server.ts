import pg from "pg";
import { Outage, type OutageKind } from "../outage.ts";
import { type Ask, processOf } from "./heartbeat.server.ts";

/** Connections of one process. Its heartbeat has one more. */
const connections = 10;

/** Milliseconds to wait for a connection while the database answers: as long as the others are at work. */
const connectWithin = 5_000;

/** Milliseconds after which somebody asks whether the database still works on a statement. */
const suspectAfter = 1_000;

/** What this file remembers of a connection. */
type Watched = {
  /** Why it is of no use any more. */
  lost: Outage | null;
  /** When the statement began that has no answer yet. */
  askedAt: number | null;
  /** Of which statement the last look found that the database does not work on it. */
  silentSince: number | null;
};

type Options = {
  url: string;
  /** Why the database is down, or `null`. */
  outage: () => Outage | null;
  /** Called when a statement or a connection fails for want of the database, which is not known to be down. */
  onFailure: (outage: Outage) => void;
};

/** Milliseconds for which a failure counts as one of this moment. */
const recently = 2_000;

/**
 * A pool for Drizzle that never keeps a connection on which an answer is missing. What fails because the database or
 * a connection to it is away rejects with an `Outage`. docs/decisions/0017-database-deadlines.md.
 */
export class WatchedPool extends pg.Pool {
  readonly #options: Options;
  readonly #watched = new Map<pg.PoolClient, Watched>();
  readonly #waiting = new Set<(outage: Outage) => void>();
  #lastFailure: { outage: Outage; at: number } | null = null;

  constructor(options: Options) {
    super({
      connectionString: options.url,
      max: connections,
      connectionTimeoutMillis: connectWithin,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      statement_timeout: 20_000,
      // What a process leaves behind that the server cannot reach any more: locks first, then the connection.
      idle_in_transaction_session_timeout: 5_000,
      options: "-c idle_session_timeout=60000",
    });
    this.#options = options;
    // An idle connection that is cut leaves the pool by itself.
    this.on("error", () => {});
    this.on("connect", (client) => this.#watch(client));
    this.on("remove", (client) => this.#watched.delete(client));
    // The forms with a promise, which are those that Drizzle uses.
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
          // Nobody waits any more.
          if (!this.#waiting.delete(reject)) client.release();
          else resolve(client);
        },
        (error) => {
          this.#waiting.delete(reject);
          reject(
            this.#noted(
              error instanceof pg.DatabaseError ? refusal(error) : new Outage("unavailable", error),
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

  /** What a statement wanted in vain, now or up to two seconds ago. */
  recentOutage(): OutageKind | null {
    const { outage, at } = this.#lastFailure ?? {};
    return outage && at !== undefined && performance.now() - at < recently ? outage.kind : null;
  }

  /** Fails everything that waits for this database, and lets go of all connections to it. */
  abandon(outage: Outage): void {
    for (const reject of this.#waiting) reject(outage);
    this.#waiting.clear();
    for (const client of this.#watched.keys()) this.#giveUp(client, outage);
  }

  /**
   * Gives up the connections whose statement the database does not work on, at two looks: the question or its answer
   * was lost. One that it works on for long, or that waits for a lock, goes on.
   */
  async checkSilent(ask: Ask): Promise<void> {
    const now = performance.now();
    const suspects = [...this.#watched].flatMap(([client, watched]) =>
      watched.askedAt !== null && now - watched.askedAt > suspectAfter
        ? [{ client, watched, askedAt: watched.askedAt }]
        : [],
    );
    if (suspects.length === 0) return;
    const { rows } = await ask("select pid from pg_stat_activity where pid = any($1) and state = 'active'", [
      suspects.map(({ client }) => processOf(client)),
    ]);
    const atWork = new Set(rows.map(({ pid }) => pid));
    for (const { client, watched, askedAt } of suspects) {
      const isSilent = !atWork.has(processOf(client)) && watched.askedAt === askedAt;
      if (isSilent && watched.silentSince === askedAt) {
        this.#giveUp(client, new Outage("unavailable", new Error("A connection does not answer any more.")));
      }
      watched.silentSince = isSilent ? askedAt : null;
    }
  }

  #watch(client: pg.PoolClient) {
    const watched: Watched = { lost: null, askedAt: null, silentSince: null };
    this.#watched.set(client, watched);
    // Its error is that of the statement under way or of the next one, and does not end the process.
    client.on("error", (cause) => {
      watched.lost ??= new Outage("unavailable", cause);
    });

    const query = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>;
    client.query = (async (...parameters: unknown[]) => {
      if (watched.lost) throw watched.lost;
      watched.askedAt = performance.now();
      try {
        return await query(...parameters);
      } catch (error) {
        // Drizzle does not release a connection on which a transaction could not begin.
        if (watched.lost || isBegin(parameters[0])) client.release(true);
        throw this.#noted(watched.lost ?? (error instanceof pg.DatabaseError ? refusal(error) : error));
      } finally {
        watched.askedAt = null;
      }
    }) as typeof client.query;
  }

  #noted<Failure>(error: Failure): Failure {
    if (error instanceof Outage) {
      this.#lastFailure = { outage: error, at: performance.now() };
      if (!this.#options.outage()) this.#options.onFailure(error);
    }
    return error;
  }

  #giveUp(client: pg.PoolClient, outage: Outage) {
    const watched = this.#watched.get(client);
    if (watched) watched.lost ??= outage;
    client.connection.stream.destroy(outage);
  }
}

/** A second release does nothing, where the pool's own would throw. */
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

/** What the database refused, as an `Outage` where it is one. */
function refusal(error: pg.DatabaseError): Error {
  const code = error.code ?? "";
  if (code === "53100") return new Outage("storage_full", error);
  return unavailable.test(code) ? new Outage("unavailable", error) : error;
}

/**
 * SQLSTATEs: connections (08), resources (53), a statement that took 20 s (57014), an operator's intervention (57P),
 * the system (58), and a standby or a server that was made read-only (25006).
 */
const unavailable = /^(?:08|53|57014|57P|58|25006)/;
