/**
 * Rows of cells as CSV (RFC 4180). A byte order mark lets Excel read the accents. No cell can become a formula: one that
 * could gets an apostrophe in front.
 */
export function csvOf(rows: readonly (readonly string[])[], separator: "," | ";"): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("")}`;
}

/** Spreadsheets read a cell that begins with one of these, or its full-width form, as a formula. */
const formula = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠|%]/u;

function cell(text: string): string {
  const harmless = formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
