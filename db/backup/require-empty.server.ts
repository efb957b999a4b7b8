import type pg from "pg";
import { OperatorError } from "../operator-error.ts";

/** Throws an `OperatorError` unless the database has no table and nothing like one. */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  );
  if (rows.length > 0) throw notEmpty(client, rows[0].name);
}

/** The refusal of a database that has something. */
export function notEmpty({ database }: pg.Client, name: string): OperatorError {
  return new OperatorError(
    `The database ${database} is not empty: it has ${name}. Create another one and set DATABASE_URL.`,
  );
}
