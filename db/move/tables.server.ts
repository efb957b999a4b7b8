import { OperatorError } from "../operator-error.ts";

/** Asks one of the two databases. */
export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** A column; `isGenerated` when its value follows from the others. */
type Column = { name: string; type: string; isGenerated: boolean };

/** A table of the product, with its columns by name, and those whose rows its own refer to. */
export type Table = { name: string; columns: Column[]; needs: string[] };

/** Everything but the list of migrations, which each database has of its own. */
const tables = `
  select c.relname as name, (
    select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isGenerated', a.attgenerated <> '') order by a.attname collate "C")
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns, (
    select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
    where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
  ) as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
  order by c.relname collate "C"`;

/** The tables, each after those that it needs. Throws for a circle, which no order serves. */
export async function tablesIn(query: Query): Promise<Table[]> {
  let left = (await query(tables)) as unknown as Table[];
  const ordered: Table[] = [];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const next = left.filter(({ needs }) => !needs.some((name) => names.has(name)));
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(", ")}.`);
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** Throws an `OperatorError` unless both have the same tables with the same columns. */
export function requireSameTables(source: readonly Table[], target: readonly Table[]): void {
  const described = (all: readonly Table[]) =>
    new Map(all.map(({ name, columns }) => [name, JSON.stringify(columns)]));
  const [ours, theirs] = [described(source), described(target)];
  for (const name of new Set([...ours.keys(), ...theirs.keys()]))
    if (ours.get(name) !== theirs.get(name))
      throw new OperatorError(`The table ${name} is not the same in both databases. Nothing was moved.`);
}

/** A name as SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
