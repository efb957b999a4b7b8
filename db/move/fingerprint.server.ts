import { type Query, quoted, type Table } from "./tables.server.ts";

/** What a table contains: its rows, and the SHA-256 of all their values, whatever the order of the rows. */
export type Fingerprint = { rows: number; checksum: string };

/** Settings on which the text of a value depends, the same on both sides; and no end of patience, for both sides. */
export const sameText = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/**
 * The fingerprint of a table, and the bytes of its largest row, by the same SQL on both sides: the hash of each row's text, and
 * the hash of these in their order.
 */
export async function fingerprintOf(
  query: Query,
  { name, columns }: Table,
): Promise<Fingerprint & { largest: number }> {
  const row = `row(${columns.map((column) => quoted(column.name)).join(", ")})::text`;
  const [found] = await query(`
    select count(*)::text as rows, coalesce(max(octet_length(content)), 0)::text as largest,
      encode(sha256(coalesce(string_agg(sha256(convert_to(content, 'UTF8')), ''::bytea
        order by sha256(convert_to(content, 'UTF8'))), ''::bytea)), 'hex') as checksum
    from (select ${row} as content from ${quoted(name)}) as contents`);
  return {
    rows: Number(found?.rows),
    checksum: String(found?.checksum),
    largest: Number(found?.largest),
  };
}

const sequences = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`;

/** Where a sequence stands. `isCalled` is false while its next number is `value` itself. */
export type Sequence = { name: string; value: string; isCalled: boolean };

/** The sequences of the identity columns, by name. */
export async function sequencesIn(query: Query): Promise<Sequence[]> {
  const found: Sequence[] = [];
  for (const { name } of await query(sequences)) {
    const [now] = await query(`select last_value::text as value, is_called from ${quoted(String(name))}`);
    found.push({ name: String(name), value: String(now?.value), isCalled: now?.is_called === true });
  }
  return found;
}
