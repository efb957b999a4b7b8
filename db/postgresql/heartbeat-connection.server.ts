import pg from "pg";
import { within } from "../deadline.ts";

/** A connection that listens on channels. */
export type HeartbeatConnection = {
  client: pg.Client;
  /** True when the server's own process ids are those that the client sees, so no pooler is in between. */
  isDirect: boolean;
  /** The history of the server's log, which every promotion of a standby counts up; 0 where one server is all there is. */
  timeline: number;
};

type Options = {
  /** True: a server that does not take writes is refused. */
  needsPrimary: boolean;
  channels: Iterable<string>;
  onNotification: (channel: string, payload: string) => void;
};

/** Connects within `milliseconds`, or throws. Listens on `channels` and passes on each notification. */
export async function connectHeartbeat(
  url: string,
  { needsPrimary, channels, onNotification }: Options,
  milliseconds: number,
): Promise<HeartbeatConnection> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on("error", () => {});
  client.on("notification", ({ channel, payload }) => onNotification(channel, payload ?? ""));
  const open = async () => {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const timeline = needsPrimary ? await timelineOf(client) : 0;
    for (const channel of channels) await client.query(listenTo(channel));
    return { client, isDirect: rows[0]?.pid === processIdOf(client), timeline };
  };
  try {
    return await within(milliseconds, open(), timedOut);
  } catch (error) {
    disconnect(client);
    throw error;
  }
}

/** Whether the server is a standby. */
export const askForStandby = "select pg_is_in_recovery() as is_standby";

/** The server answers, and is not the one that takes writes. */
export class NotPrimary extends Error {
  override name = "NotPrimary";
}

export const isStandby = () => new NotPrimary("It is a standby.");

/** The timeline of a primary: the first eight hexadecimal digits of the name of its current log file. */
async function timelineOf(client: pg.Client): Promise<number> {
  const state = await client.query<{ is_standby: boolean }>(askForStandby);
  if (state.rows[0]?.is_standby) throw isStandby();
  const log = await client.query<{ file: string }>("select pg_walfile_name(pg_current_wal_lsn()) as file");
  return Number.parseInt(log.rows[0]?.file.slice(0, 8) ?? "", 16);
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
