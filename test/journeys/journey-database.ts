import pg from "pg";
import type { ServerOptions } from "./journey.ts";

/**
 * Runs SQL as the owner of the product's database, to make it refuse, or to look. Only on PostgreSQL: the embedded
 * database is open in the running product.
 */
export async function asOwner(
  server: ServerOptions["server"],
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
 * Makes the database refuse (`raise`), or silently drop (`drop`), what is done to this person's rows of `table`, until
 * the returned function is called. `person` is an SQL condition on `new` or `old`.
 */
export async function refuse(
  server: ServerOptions["server"],
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
