/** The tables outside PostgreSQL's own schemas and extensions, except the runner's. db/migrate.server.ts */
const tables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and format('%I.%I', n.nspname, c.relname) <> 'public.migrations'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by name`;

/** The name of a table that has a row, whoever made it; `null` where there is none. A database may be migrated and have none. */
export async function filledTable(
  query: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<string | null> {
  for (const { name } of await query(tables)) {
    const [row] = await query(`select exists (select from ${name}) as "isFilled"`);
    if (row?.isFilled === true)
      return String(name)
        .replace(/^public\./, "")
        .replaceAll('"', "");
  }
  return null;
}
