import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { csvOf } from "#app/csv/csv.ts";
import type { SearchContent } from "../draft-content.ts";
import { type DraftSource, searchFields } from "../draft-kind.ts";
import { originOf } from "./origin.ts";

/**
 * A search as CSV, a criterion and a value per row; the last two rows name its origin.
 */
export function exportCsv(content: SearchContent, source: DraftSource): string {
  const { search: names } = drafts.fields;
  const { criterion, value, origin } = drafts.export;
  const { sentence, digitalSourceType } = originOf(source);
  const rows = [
    [criterion, value],
    ...searchFields.flatMap((field) => content[field].map((item) => [names[field], item])),
    [origin, sentence],
    [origin, digitalSourceType],
  ];
  return csvOf(rows);
}
