import pg from "pg";
import type { JourneyServer } from "./journey.ts";

/**
 * Runs SQL as the owner of the product's database and returns the rows. Only on PostgreSQL: the embedded database is open
 * in the running product.
 */
export async function asOwner(
  server: JourneyServer,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows ?? [];
  } finally {
    await client.end();
  }
}

/**
 * Makes the database refuse (`raise`) or silently drop (`drop`) changes to the rows of `table` that meet `when`, an SQL
 * condition on `new` or `old`, until the returned function is called.
 */
export async function refuse(
  server: JourneyServer,
  { table, on, when, by = "raise" }: { table: string; on: string; when: string; by?: "raise" | "drop" },
): Promise<() => Promise<void>> {
  const name = `refuse_${Math.random().toString(36).slice(2)}`;
  const act = by === "raise" ? "raise exception 'refused by the test'" : "return null";
  await asOwner(
    server,
    `create function ${name}() returns trigger language plpgsql as $$ begin ${act}; end $$;
     create trigger ${name} before ${on} on ${table} for each row when (${when}) execute function ${name}()`,
  );
  return async () => {
    await asOwner(server, `drop trigger ${name} on ${table}; drop function ${name}()`);
  };
}

/** Locks a table against everybody, as an operator's maintenance does, until the returned function is called. */
export async function lockTable(server: JourneyServer, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

/** The stored profiles of the client with this address: one, or none. */
export const storedProfiles = (server: JourneyServer, address: string) =>
  asOwner(
    server,
    "select p.* from client_profile p join clients c on c.id = p.client_id where c.email = $1",
    [address],
  );

/** Resets every rate limit, so that another mail may be sent at once. */
export const resetRateLimits = (server: JourneyServer) => asOwner(server, "delete from rate_limit_hits");

/** Moves the sign-in and the last confirmation of this client into the past. */
export const ageSignIn = (server: JourneyServer, address: string, minutes: number) =>
  asOwner(
    server,
    `update session set created_at = created_at - $2 * interval '1 minute',
       confirmed_at = confirmed_at - $2 * interval '1 minute'
     where user_id = (select id from "user" where email = $1)`,
    [address, minutes],
  );
