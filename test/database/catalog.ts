import pg from "pg";
import { openDurablePGlite } from "#db/embedded/durable-pglite.server.ts";
import type { Target } from "./test-database.ts";

/** A connection to a database that is not migrated, as its owner. */
export type Connection = {
  query(text: string): Promise<Record<string, unknown>[]>;
  script(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Connects to `target` without migrating it. */
export async function connect(target: Target): Promise<Connection> {
  if ("folder" in target) {
    const pglite = await openDurablePGlite(target.folder);
    return {
      query: async (text) => (await pglite.query<Record<string, unknown>>(text)).rows,
      script: async (text) => void (await pglite.exec(text)),
      close: () => pglite.close(),
    };
  }
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  return {
    query: async (text) => (await client.query(text)).rows,
    script: async (text) => void (await client.query(text)),
    close: () => client.end(),
  };
}

/**
 * Everything in the schema `public`, one line each, as PostgreSQL itself writes it. The order of columns is left out, and so
 * are the policies that exist only where an administrator has made a role (db/system-role.ts).
 */
const listing = `
  with relation as (
    select c.oid, c.relname as name, c.relkind as kind, c.relrowsecurity as rls, c.relforcerowsecurity as forced
    from pg_class c where c.relnamespace = 'public'::regnamespace
  )
  select format('%s %s: row-level security %s, forced %s', kind, name, rls, forced) as line from relation
  union all
  select format('column %s.%s: %s, not null %s, default %s, identity "%s", generated "%s", collation %s', r.name,
    a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, coalesce(pg_get_expr(d.adbin, d.adrelid), 'none'),
    a.attidentity, a.attgenerated, a.attcollation::regcollation)
  from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.kind <> 'i'
  union all
  select format('constraint %s.%s: %s', r.name, n.conname, pg_get_constraintdef(n.oid))
  from relation r join pg_constraint n on n.conrelid = r.oid
  union all
  select pg_get_indexdef(oid) from relation where kind = 'i'
  union all
  select format('policy %s.%s: %s for %s to %s using %s with check %s', tablename, policyname, permissive, cmd, roles,
    coalesce(qual, 'none'), coalesce(with_check, 'none'))
  from pg_policies where schemaname = 'public' and policyname not in ('system_rows', 'operator_rows', 'operator_entries')
  union all
  select format('trigger %s.%s', r.name, pg_get_triggerdef(t.oid))
  from relation r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all
  select format('function %s', oid::regprocedure) from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select format('type %s', typname) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')
  order by line`;

/** What the database consists of: tables, columns, constraints, indexes, policies and the rest, sorted. */
export async function catalogOf(query: Connection["query"]): Promise<string[]> {
  const lines = (await query(listing)).map(({ line }) => String(line));
  // The runner's own table. db/migrate.server.ts
  return lines.filter((line) => !/\bmigrations(?:_pkey)?\b/.test(line));
}
