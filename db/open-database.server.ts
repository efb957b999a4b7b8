import { sql } from "drizzle-orm";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePGlite } from "drizzle-orm/pglite";
import pg from "pg";
import { openDurablePGlite } from "./durable-pglite.server.ts";
import { type MigrationSession, migrate } from "./migrate.server.ts";
import { schema } from "./schema.ts";

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
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for what is running, then lets go of files and connections. */
  close(): Promise<void>;
};

/**
 * Opens `{ url }` (PostgreSQL) or `{ folder }` (PGlite) and applies the migrations under a lock.
 * Throws `FolderInUse` when another process holds the folder.
 */
export async function openDatabase(
  target: { url: string } | { folder: string },
  onTrouble: (error: unknown) => void = () => {},
): Promise<Database> {
  return "url" in target ? openPostgreSQL(target.url, onTrouble) : openEmbedded(target.folder);
}

async function openEmbedded(folder: string): Promise<Database> {
  const pglite = await openDurablePGlite(folder);
  const orm = drizzlePGlite(pglite, { schema });
  try {
    await migrate({
      query: async (text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows,
      script: async (text) => void (await pglite.exec(text)),
    });
  } catch (error) {
    await pglite.close();
    throw error;
  }

  return {
    engine: "pglite",
    asOwner: orm,
    asClient: (clientId, work) => inClientTransaction(orm, clientId, work),
    listen: async (channel, wake) => {
      const stop = await pglite.listen(channel, wake);
      return () => stop();
    },
    ping: async () => void (await pglite.query("select 1")),
    close: () => pglite.close(),
  };
}

async function openPostgreSQL(url: string, onTrouble: (error: unknown) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
  });
  pool.on("error", onTrouble);
  // A connection that is cut inside a transaction fails that transaction; without a listener it would end the process.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const orm = drizzleNodePostgres(pool, { schema });
  const listener = new Listener(url, onTrouble);
  try {
    const connection = await pool.connect();
    try {
      const session: MigrationSession = {
        query: async (text, values) => (await connection.query(text, values)).rows,
        script: async (text) => void (await connection.query(text)),
      };
      // Waiting for another process that migrates may take longer than a request may.
      await connection.query("set statement_timeout = 0");
      await migrate(session);
      await connection.query("reset statement_timeout");
    } finally {
      connection.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    engine: "postgresql",
    asOwner: orm,
    asClient: (clientId, work) => inClientTransaction(orm, clientId, work),
    listen: (channel, wake) => listener.listen(channel, wake),
    ping: async () => void (await pool.query("select 1")),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

function inClientTransaction<T>(
  orm: Queries,
  clientId: string,
  work: (tx: Queries) => Promise<T>,
): Promise<T> {
  return orm.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', 'matinal_client', true), set_config('matinal.client_id', ${clientId}, true)`,
    );
    return work(tx);
  });
}

/** One connection of its own that listens, and comes back by itself when it is cut. */
class Listener {
  readonly #url: string;
  readonly #onTrouble: (error: unknown) => void;
  readonly #wakes = new Map<string, Set<(payload: string | null) => void>>();
  #connection: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, onTrouble: (error: unknown) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  async listen(channel: string, wake: (payload: string | null) => void) {
    let wakes = this.#wakes.get(channel);
    if (!wakes) {
      wakes = new Set();
      this.#wakes.set(channel, wakes);
      const existing = this.#connection;
      if (existing) await (await existing).query(`listen ${pg.escapeIdentifier(channel)}`);
      else await this.#connect();
    }
    wakes.add(wake);
    return async () => void wakes.delete(wake);
  }

  #connect(): Promise<pg.Client> {
    this.#connection = this.#open();
    return this.#connection;
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client.on("notification", ({ channel, payload }) => {
      for (const wake of this.#wakes.get(channel) ?? []) wake(payload ?? "");
    });
    client.on("error", this.#onTrouble);
    client.on("end", () => this.#reconnect());
    await client.connect();
    for (const channel of this.#wakes.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  }

  #reconnect() {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(async () => {
      try {
        await this.#connect();
        for (const wakes of this.#wakes.values()) for (const wake of wakes) wake(null);
      } catch (error) {
        this.#onTrouble(error);
        this.#reconnect();
      }
    }, 1_000);
  }

  async close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    const connection = await this.#connection?.catch(() => null);
    await connection?.end();
  }
}
