import { type Query, quoted, type Table } from "./tables.server.ts";

/** Bytes of rows that are in memory at once, and rows. */
const batch = { bytes: 4 * 1024 * 1024, rows: 1_000 };

/** The two sides, each in a transaction. */
type Sides = { source: Query; target: Query };

/** Copies every row of a table, whose largest has so many bytes, exactly: each value goes as the text that PostgreSQL itself writes and reads. */
export async function copyRows(
  { source, target }: Sides,
  { name, columns }: Table,
  largest: number,
): Promise<void> {
  const stored = columns.filter(({ isGenerated }) => !isGenerated);
  const names = stored.map((column) => quoted(column.name));
  const insert = `
    insert into ${quoted(name)} (${names.join(", ")}) overriding system value
    select ${stored.map(({ type }, n) => `given.v${n}::${type}`).join(", ")}
    from unnest(${stored.map((_, n) => `$${n + 1}::text[]`).join(", ")}) as given(${stored.map((_, n) => `v${n}`).join(", ")})`;
  const count = Math.max(1, Math.min(batch.rows, Math.floor(batch.bytes / Math.max(largest, 1))));
  await source(
    `declare moved no scroll cursor for select ${names.map((column, n) => `${column}::text as v${n}`).join(", ")} from ${quoted(name)}`,
  );
  for (;;) {
    const rows = await source(`fetch ${count} from moved`);
    if (rows.length > 0)
      await target(
        insert,
        stored.map((_, n) => rows.map((row) => row[`v${n}`])),
      );
    if (rows.length < count) break;
  }
  await source("close moved");
}
