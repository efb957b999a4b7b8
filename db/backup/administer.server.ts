import type pg from "pg";
import { OperatorError } from "../operator-error.ts";
import { connectToPrimary } from "../postgresql/connect-to-primary.server.ts";

/** The major version of the server, and a connection to it. */
export type Administration = { client: pg.Client; serverMajor: number };

const insufficientPrivilege = "42501";

/** Calls `work` with a connection to PostgreSQL. Throws an `OperatorError` when it cannot be reached. */
export async function administer<Result>(
  url: string,
  work: (administration: Administration) => Promise<Result>,
): Promise<Result> {
  const client = await connectToPrimary(url);
  try {
    const { rows } = await client.query("show server_version_num");
    return await work({ client, serverMajor: Math.floor(Number(rows[0].server_version_num) / 10_000) });
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== insufficientPrivilege) throw cause;
    throw new OperatorError(
      `The database user ${client.user} may not do this (${(cause as Error).message}). Set DATABASE_OWNER_URL.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
