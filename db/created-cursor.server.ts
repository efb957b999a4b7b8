import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as v from "valibot";

// A page of rows in the order of their moment and id. The cursor is the position of a page's last row, exact to the
// microsecond: a `Date` has milliseconds, and would show a row again or pass one over.

/** The columns of the order. */
type Order = { at: PgColumn; id: PgColumn };

/** True for a UUID: any other text would be an error of the database. */
export const isUuid = (text: string): boolean => v.is(v.pipe(v.string(), v.length(36), v.uuid()), text);

/** The cursor of a row, to be selected with it. */
export const cursorIn = ({ at, id }: Order): SQL<string> =>
  sql<string>`concat((extract(epoch from ${at}) * 1000000)::bigint, '.', ${id})`;

/** True for the rows behind a cursor, upwards or downwards; undefined for a text that is none, which begins anew. */
export function isBehind(
  { at, id }: Order,
  cursor: string | null,
  direction: "up" | "down",
): SQL | undefined {
  const [since = "", last = ""] = cursor?.slice(0, 60).split(".") ?? [];
  if (!/^\d{1,17}$/.test(since) || !isUuid(last)) return undefined;
  const sign = sql.raw(direction === "up" ? ">" : "<");
  return sql`(${at}, ${id}) ${sign} (timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond', ${last}::uuid)`;
}

/** A page of at most `limit` rows out of `limit + 1`, and the cursor of what follows, or null at the end. */
export function pageOf<Row extends { cursor: string }>(
  rows: readonly Row[],
  limit: number,
): { rows: Omit<Row, "cursor">[]; next: string | null } {
  const shown = rows.slice(0, limit);
  return {
    rows: shown.map(({ cursor: _, ...row }) => row),
    next: rows.length > limit ? (shown.at(-1)?.cursor ?? null) : null,
  };
}
