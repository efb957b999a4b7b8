import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { csvOf } from "#app/csv/csv.ts";
import { searchFields } from "../draft-kind.ts";
import type { ExportedDraft } from "./exported-draft.ts";
import { originOf } from "./origin.ts";

type Made = Extract<ExportedDraft, { kind: "search" }>;

/** A search as CSV, a criterion and a value per row; the last row names its origin. */
export function exportCsv({ content, ...made }: Made): string {
  const { search: names } = drafts.fields;
  const { criterion, value, origin } = drafts.export;
  const rows = [
    [criterion, value],
    ...searchFields.flatMap((field) => content[field].map((item) => [names[field], item])),
    [origin, originOf(made).notice],
  ];
  return csvOf(rows);
}
