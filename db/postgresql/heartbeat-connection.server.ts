import pg from "pg";
import { within } from "../deadline.ts";

/** A connection that listens on channels. */
export type HeartbeatConnection = {
  client: pg.Client;
  /** True when the server's own process ids are those that the client sees, so no pooler is in between. */
  isDirect: boolean;
};

/** Connects within `milliseconds`, or throws. Listens on `channels` and passes on each notification. */
export async function connectHeartbeat(
  url: string,
  channels: Iterable<string>,
  onNotification: (channel: string, payload: string) => void,
  milliseconds: number,
): Promise<HeartbeatConnection> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on("error", () => {});
  client.on("notification", ({ channel, payload }) => onNotification(channel, payload ?? ""));
  const open = async () => {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    for (const channel of channels) await client.query(listenTo(channel));
    return { client, isDirect: rows[0]?.pid === processIdOf(client) };
  };
  try {
    return await within(milliseconds, open(), timedOut);
  } catch (error) {
    disconnect(client);
    throw error;
  }
}

export const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

export const timedOut = () => new Error("The database does not answer in time.");

/** The id of the server process of a connection, as the server sent it. */
export function processIdOf(client: pg.Client): number | null {
  return (client as unknown as { processID: number | null }).processID;
}

/** Closes the socket without the protocol's termination, which a hanging database would never answer. */
export function disconnect(client: pg.Client): void {
  client.connection.stream.destroy();
}
