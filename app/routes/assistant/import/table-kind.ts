import { columnsOf } from "#app/prospects/import/columns.ts";
import { hasSameValues, lacksHeader } from "#app/prospects/import/without-header.ts";

/** What a table of prospects begins with, of which these are the first rows; `null` for what is none. */
export function tableKind(rows: readonly (readonly string[])[]): "with header" | "without header" | null {
  const named = columnsOf(rows[0] ?? []);
  const fields = named.flatMap(({ field }) => field ?? []);
  if (fields.includes("company") && fields.length > 1) return "with header";
  return lacksHeader(rows, named) && hasSameValues(rows) ? "without header" : null;
}
