import type { DatabaseServers } from "#environment/database-servers.ts";
import {
  connectHeartbeat,
  disconnect,
  type HeartbeatConnection,
  NotPrimary,
} from "./heartbeat-connection.server.ts";

/** Milliseconds for which another server may show that it is the newer primary, once one has been found. */
const patience = 300;

/**
 * The server, among those of a URL, that takes writes. docs/decisions/0058-failover.md.
 *
 * A former primary that comes back takes writes too, which nobody would ever find again; so of two that do the one of the
 * later timeline counts, and none counts that is older than the newest this process has seen.
 */
export class Primary {
  readonly #servers: DatabaseServers;
  #url: string;
  #timeline = 0;

  constructor(servers: DatabaseServers) {
    this.#servers = servers;
    this.#url = servers.urls[0] ?? "";
  }

  /** The URL of the server that was found last, of the first one before any was. */
  get url(): string {
    return this.#url;
  }

  get needsPrimary(): boolean {
    return this.#servers.needsPrimary;
  }

  /** Asks all servers at the same time. Rejects with the error of one of them when none is the primary. */
  async connect(open: (url: string) => Promise<HeartbeatConnection>): Promise<HeartbeatConnection> {
    const found: { url: string; connection: HeartbeatConnection }[] = [];
    let isOver = false;
    const attempts = this.#servers.urls.map(async (url) => {
      const connection = await open(url);
      if (isOver) return disconnect(connection.client);
      if (connection.timeline < this.#timeline) {
        disconnect(connection.client);
        throw new NotPrimary("It is a former primary.");
      }
      found.push({ url, connection });
    });
    const all = Promise.allSettled(attempts);
    await Promise.any(attempts).catch(({ errors }: AggregateError) => {
      throw mostTelling(errors);
    });
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
    isOver = true;
    const [newest, ...others] = found.sort((a, b) => b.connection.timeline - a.connection.timeline);
    for (const { connection } of others) disconnect(connection.client);
    if (!newest) throw new Error("None of the servers is the primary.");
    this.#url = newest.url;
    this.#timeline = newest.connection.timeline;
    return newest.connection;
  }
}

/** The URL of the server in `servers` that takes writes. Throws when none answers as such within `milliseconds`. */
export async function findPrimary(servers: DatabaseServers, milliseconds: number): Promise<string> {
  if (servers.urls.length === 1 && servers.urls[0]) return servers.urls[0];
  const primary = new Primary(servers);
  const options = { needsPrimary: true, channels: [], onNotification: () => {} };
  const { client } = await primary.connect((url) => connectHeartbeat(url, options, milliseconds));
  disconnect(client);
  return primary.url;
}

/** A server that answers, but as a standby, says more than one that is not there. */
function mostTelling(errors: unknown[]): unknown {
  return errors.find((error) => error instanceof NotPrimary) ?? errors[0];
}
