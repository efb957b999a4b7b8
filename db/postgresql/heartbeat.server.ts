import type pg from "pg";
import { within } from "../deadline.ts";
import { Outage } from "../outage.ts";
import {
  askForStandby,
  connectHeartbeat,
  disconnect,
  isStandby,
  listenTo,
  timedOut,
} from "./heartbeat-connection.server.ts";
import type { Primary } from "./primary.server.ts";

// As in deadline.ts: a test that stops the clock of the product does not stop this one.
const { clearTimeout, setTimeout } = globalThis;

/** Milliseconds between two heartbeats. */
const interval = 500;

/** Milliseconds within which a connection must answer. One that takes longer is replaced. */
const answerTimeout = 750;

/** Milliseconds to connect the replacement. When it fails, the database is down. */
const connectTimeout = 1_000;

/** Milliseconds for the first connection of a process. */
const startTimeout = 5_000;

/** Milliseconds between two reminders that notifications may be missed, where a pooler takes the connection from them. */
const reminderInterval = 3_000;

type Listener = (payload: string | null) => void;

type Options = {
  primary: Primary;
  /** Called when neither the connection nor a new one answers. The database is down until `onUp`. */
  onDown: (outage: Outage) => void;
  onUp: () => void;
  /** Called when the connection is replaced. */
  onLost: (error: unknown) => void;
  /** Called when another server than before has become the primary. Connections to the former one are worth nothing. */
  onMoved: () => void;
  /** Called after each answer, unless a pooler is in between. */
  onAnswer: (query: HeartbeatQuery) => Promise<void>;
};

/** Runs a query on the heartbeat's connection, with its timeout. */
export type HeartbeatQuery = (
  text: string,
  values?: unknown[],
) => Promise<pg.QueryResult<Record<string, unknown>>>;

/**
 * A separate connection that checks twice a second whether the database answers, and listens for notifications. It
 * distinguishes a hanging database from a slow query within 2.25 s, and reconnects by itself.
 * docs/decisions/0017-database-deadlines.md.
 */
export class Heartbeat {
  readonly #options: Options;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #outage: Outage | null = null;
  /** See `HeartbeatConnection`. */
  #isDirect = false;
  #remindedAt = 0;
  #isClosed = false;
  #checkNow: () => void = () => {};
  #pending: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Connects and starts the heartbeat. Throws when the database does not answer within 5 s. */
  async start(): Promise<void> {
    this.#client = await this.#connect(startTimeout);
    this.#running = this.#run();
  }

  /** False when a pooler is in between, so that notifications are missed and process ids mean nothing. */
  isDirect(): boolean {
    return this.#isDirect;
  }

  /** The current outage, or `null` while the database answers. */
  outage(): Outage | null {
    return this.#outage;
  }

  /** Resolves at the next answer; rejects with an `Outage` when none arrives within `milliseconds`. */
  nextAnswer(milliseconds: number): Promise<void> {
    if (this.#outage) return Promise.reject(this.#outage);
    const answer = new Promise<void>((resolve, reject) => this.#pending.push({ resolve, reject }));
    this.#checkNow();
    return within(milliseconds, answer, () => new Outage("unavailable"));
  }

  /** Calls `listener` for each notification on `channel`, and with `null` when some may have been missed. */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const isNew = !this.#listeners.has(channel);
    this.#listeners.set(channel, listeners.add(listener));
    if (isNew && this.#client) await this.#query(this.#client, listenTo(channel));
    return async () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#checkNow();
    await this.#running;
  }

  async #run() {
    while (!this.#isClosed) {
      const client = this.#client;
      if (client) await this.#checkUntilLost(client);
      else await this.#reconnect();
    }
    this.#rejectPending(new Outage("unavailable"));
  }

  /** Returns when the connection stops answering or the heartbeat is closed. */
  async #checkUntilLost(client: pg.Client) {
    const lost = new Promise<void>((resolve) => client.once("end", resolve).once("error", resolve));
    const query: HeartbeatQuery = (text, values) =>
      within(answerTimeout, this.#query(client, text, values), timedOut);
    try {
      while (!this.#isClosed) {
        const waiting = this.#pending;
        this.#pending = [];
        try {
          const { rows } = await query(this.#options.primary.needsPrimary ? askForStandby : "select 1");
          if (rows[0]?.is_standby === true) throw isStandby();
        } catch (error) {
          this.#pending.push(...waiting);
          throw error;
        }
        for (const { resolve } of waiting) resolve();
        if (this.#isDirect) await this.#options.onAnswer(query);
        else this.#remind();
        if (this.#pending.length === 0) await this.#pause(lost);
      }
      await within(answerTimeout, client.end(), timedOut);
    } catch (error) {
      // Connecting again shows whether only the connection or the database has failed.
      if (!this.#isClosed) this.#options.onLost(error);
    } finally {
      this.#client = null;
      disconnect(client);
    }
  }

  async #reconnect() {
    const before = this.#options.primary.url;
    try {
      this.#client = await this.#connect(connectTimeout);
    } catch (error) {
      this.#goDown(error);
      await this.#pause();
      return;
    }
    if (this.#options.primary.url !== before) this.#options.onMoved();
    if (this.#outage) {
      this.#outage = null;
      this.#options.onUp();
    }
    this.#tellMissed();
  }

  #tellMissed() {
    this.#remindedAt = performance.now();
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(null);
  }

  #remind() {
    if (performance.now() - this.#remindedAt > reminderInterval) this.#tellMissed();
  }

  #goDown(cause: unknown) {
    if (!this.#outage) {
      this.#outage = new Outage("unavailable", cause);
      this.#options.onDown(this.#outage);
    }
    this.#rejectPending(this.#outage);
  }

  #rejectPending(outage: Outage) {
    for (const { reject } of this.#pending.splice(0)) reject(outage);
  }

  /** Waits until the next heartbeat is due, which `#checkNow` or a lost connection brings forward. */
  #pause(lost?: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, interval);
      this.#checkNow = () => {
        clearTimeout(timer);
        resolve();
      };
      lost?.then(this.#checkNow);
    });
  }

  async #connect(milliseconds: number): Promise<pg.Client> {
    const notify = (channel: string, payload: string) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
    };
    const { primary } = this.#options;
    const options = {
      needsPrimary: primary.needsPrimary,
      channels: [...this.#listeners.keys()],
      onNotification: notify,
    };
    const { client, isDirect } = await primary.connect((url) => connectHeartbeat(url, options, milliseconds));
    this.#isDirect = isDirect;
    return client;
  }

  /** Runs queries one after another. */
  #query(client: pg.Client, text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const result = this.#queue.then(() => client.query(text, values));
    this.#queue = result.catch(() => {});
    return result;
  }
}
