import { drafts } from "~/content/signed-in/drafts-copy.ts";
import type { SearchContent } from "../draft-content.ts";
import { type DraftSource, searchFields } from "../draft-kind.ts";
import { originOf } from "./origin.ts";

/**
 * A search as CSV (RFC 4180), a criterion and a value per row; the last two rows name its origin. A byte order mark lets
 * Excel read the accents. No cell can become a formula.
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
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Spreadsheets read a cell that begins with one of these, or its full-width form, as a formula. */
const formula = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠|%]/u;

function cell(text: string): string {
  const harmless = formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
