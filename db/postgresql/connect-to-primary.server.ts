import pg from "pg";
import { databaseServers } from "#environment/database-servers.ts";
import { findPrimary } from "./primary.server.ts";
import { unreachable } from "./unreachable.ts";

/** Milliseconds for a command to find its server and to connect to it, each. */
const connectTimeout = 5_000;

/** A connection to the server in `url` that takes writes. Throws an `OperatorError` that names `setting` when there is none. */
export async function connectToPrimary(url: string, setting = "DATABASE_URL"): Promise<pg.Client> {
  try {
    const connectionString = await findPrimary(databaseServers(url), connectTimeout);
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeout });
    client.on("error", () => {});
    await client.connect();
    return client;
  } catch (cause) {
    throw unreachable(url, cause, setting);
  }
}
