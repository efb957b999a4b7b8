import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database/test-database.ts";
import { schema } from "./schema.ts";

/** The product's own work and its counts, none of the clients' business: the role that serves requests may not touch it. */
const workAboutClients = [
  ...["model_tokens", "model_reservations"],
  ...["enrichment_batches", "enrichment_units"],
  "unexpected_errors",
];

/** The columns that say whose a row is, and the tables whose rows are those owners. */
const owners = ["clientId", "teamId"];
const ownersThemselves = ["clients", "teams"];

const named = Object.values(schema).map((table) => ({
  name: getTableName(table),
  isOfClients:
    owners.some((owner) => owner in getTableColumns(table)) || ownersThemselves.includes(getTableName(table)),
}));

test("a table of client data lets the role that serves requests do something, to the client's own rows alone, and every other table nothing", async () => {
  const { asOwner } = await openTestDatabase();
  const { rows } = (await asOwner.execute(sql`
    select c.relname as name, c.relrowsecurity as "isGuarded",
      has_any_column_privilege('matinal_client', c.oid, 'select') as "isReadable",
      has_any_column_privilege('matinal_client', c.oid, 'select, insert, update, references')
        or has_table_privilege('matinal_client', c.oid, 'delete, truncate, trigger') as "isGranted",
      coalesce((select bool_and(p.qual like '%matinal.client_id%' and p.with_check = p.qual)
        from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
        and p.roles && array['matinal_client', 'public']::name[]), false) as "isOwnOnly"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`)) as unknown as {
    rows: { name: string; isGuarded: boolean; isReadable: boolean; isGranted: boolean; isOwnOnly: boolean }[];
  };
  expect(rows.map(({ name }) => name).sort()).toEqual(named.map(({ name }) => name).sort());
  for (const { name, isOfClients } of named) {
    const isOpen = isOfClients && !workAboutClients.includes(name);
    const wanted = isOpen ? { isGuarded: true, isReadable: true, isOwnOnly: true } : { isGranted: false };
    expect(rows.find((row) => row.name === name)).toMatchObject(wanted);
  }
});
