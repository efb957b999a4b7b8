import pg from "pg";
import { within } from "../deadline.ts";
import { Outage } from "../outage.ts";

/** Milliseconds between two questions. */
const interval = 500;

/** Milliseconds for the answer; a connection that stays silent for longer is replaced. */
const answerWithin = 750;

/** Milliseconds for the replacement to be there; the database is down when it is not. */
const connectWithin = 1_000;

/** Milliseconds for the first connection of a process. */
const startWithin = 5_000;

type Wake = (payload: string | null) => void;

type Options = {
  url: string;
  /** Called when neither the connection nor a new one answers; until `onUp` the database is down. */
  onDown: (outage: Outage) => void;
  onUp: () => void;
  /** Called when the connection has to be replaced. */
  onLost: (error: unknown) => void;
  /** Called after each answer, unless something between us and the database shares its connections. */
  onBeat: (ask: Ask) => Promise<void>;
};

/** One query on the heartbeat's connection, with its deadline. */
export type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>;

/**
 * A connection of its own that asks the database twice a second whether it still answers, and listens for
 * notifications. It tells a database that hangs from one that works long, 2.25 s after the fact at the latest, and
 * comes back by itself. docs/decisions/0017-database-deadlines.md.
 */
export class Heartbeat {
  readonly #options: Options;
  readonly #wakes = new Map<string, Set<Wake>>();
  #client: pg.Client | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #outage: Outage | null = null;
  /** Whether the database's own process numbers are those that we are told. */
  #isDirect = false;
  #isClosed = false;
  #hurry: () => void = () => {};
  #beats: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Connects and goes on asking. Throws when the database does not answer within 5 s. */
  async start(): Promise<void> {
    this.#client = await this.#connect(startWithin);
    this.#running = this.#run();
  }

  /** Why the database is down, or `null` while it answers. */
  outage(): Outage | null {
    return this.#outage;
  }

  /** Resolves with the next answer; rejects with an `Outage` when none comes within so many milliseconds. */
  nextBeat(milliseconds: number): Promise<void> {
    if (this.#outage) return Promise.reject(this.#outage);
    const beat = new Promise<void>((resolve, reject) => this.#beats.push({ resolve, reject }));
    this.#hurry();
    return within(milliseconds, beat, () => new Outage("unavailable"));
  }

  /** Calls `wake` for each notification on `channel`, and with `null` when some may have been missed. */
  async listen(channel: string, wake: Wake): Promise<() => Promise<void>> {
    const wakes = this.#wakes.get(channel) ?? new Set();
    const isNew = !this.#wakes.has(channel);
    this.#wakes.set(channel, wakes.add(wake));
    if (isNew && this.#client) await this.#ask(this.#client, `listen ${pg.escapeIdentifier(channel)}`);
    return async () => void wakes.delete(wake);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#hurry();
    await this.#running;
  }

  async #run() {
    while (!this.#isClosed) {
      const client = this.#client;
      if (client) await this.#beatUntilLost(client);
      else await this.#reconnect();
    }
    this.#settleBeats(new Outage("unavailable"));
  }

  /** Returns when the connection does not answer any more, or this is closed. */
  async #beatUntilLost(client: pg.Client) {
    const lost = new Promise<void>((resolve) => client.once("end", resolve).once("error", resolve));
    const ask: Ask = (text, values) => within(answerWithin, this.#ask(client, text, values), tooLate);
    try {
      while (!this.#isClosed) {
        const waiting = this.#beats;
        this.#beats = [];
        try {
          await ask("select 1");
        } catch (error) {
          this.#beats.push(...waiting);
          throw error;
        }
        for (const { resolve } of waiting) resolve();
        if (this.#isDirect) await this.#options.onBeat(ask);
        if (this.#beats.length === 0) await this.#pause(lost);
      }
      await within(answerWithin, client.end(), tooLate);
    } catch (error) {
      // Whether it is the connection alone or the database, the next one tells.
      if (!this.#isClosed) this.#options.onLost(error);
    } finally {
      this.#client = null;
      discard(client);
    }
  }

  async #reconnect() {
    try {
      this.#client = await this.#connect(connectWithin);
    } catch (error) {
      this.#goDown(error);
      await this.#pause();
      return;
    }
    if (this.#outage) {
      this.#outage = null;
      this.#options.onUp();
    }
    for (const wakes of this.#wakes.values()) for (const wake of wakes) wake(null);
  }

  #goDown(cause: unknown) {
    if (!this.#outage) {
      this.#outage = new Outage("unavailable", cause);
      this.#options.onDown(this.#outage);
    }
    this.#settleBeats(this.#outage);
  }

  #settleBeats(outage: Outage) {
    for (const { reject } of this.#beats.splice(0)) reject(outage);
  }

  /** Waits for the next question; not at all when somebody is in a hurry or the connection is lost. */
  #pause(lost?: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, interval);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
      lost?.then(this.#hurry);
    });
  }

  async #connect(milliseconds: number): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#options.url, keepAlive: true });
    client.on("error", () => {});
    client.on("notification", ({ channel, payload }) => {
      for (const wake of this.#wakes.get(channel) ?? []) wake(payload ?? "");
    });
    const open = async () => {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      this.#isDirect = rows[0]?.pid === processOf(client);
      for (const channel of this.#wakes.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    };
    try {
      await within(milliseconds, open(), tooLate);
      return client;
    } catch (error) {
      discard(client);
      throw error;
    }
  }

  /** One query after the other. */
  #ask(client: pg.Client, text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const answer = this.#queue.then(() => client.query(text, values));
    this.#queue = answer.catch(() => {});
    return answer;
  }
}

const tooLate = () => new Error("The database does not answer in time.");

/** The number of the process that serves this connection, as the server told it. */
export function processOf(client: pg.Client): number | null {
  return (client as unknown as { processID: number | null }).processID;
}

/** Without a farewell, which a database that hangs would never answer. */
function discard(client: pg.Client) {
  client.connection.stream.destroy();
}
