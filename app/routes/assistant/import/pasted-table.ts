/** Characters of a pasted text that may be a table: what is larger is chosen as a file. */
const most = 4 * 1024 * 1024;

const separators = ["\t", ";", ",", "|"];

/** Rows of a pasted text that are looked at. */
const sample = 20;

/**
 * The number of prospects of a pasted text, if it is a table of some: several lines with the same separators, and a header that
 * the import knows, or none (interpretation.md D318). `null` for any other text. What recognises columns is loaded for what looks
 * like a table.
 */
export async function rowsOfPasted(text: string): Promise<number | null> {
  if (text.length > most || !looksLikeTable(text)) return null;
  const { tableKind } = await import("./table-kind.ts");
  const lines = linesOf(text);
  for (const separator of separators) {
    const kind = tableKind(lines.map((line) => line.split(separator).slice(0, 300).map(unquoted)));
    if (kind) return countLines(text) - (kind === "with header" ? 1 : 0);
  }
  return null;
}

/** True for at least two lines of which the first have as many of one separator as the header. */
export function looksLikeTable(text: string): boolean {
  const [header = "", ...rows] = linesOf(text);
  if (header.length > 8_000 || rows.length === 0) return false;
  return separators.some((separator) => {
    const count = header.split(separator).length;
    // Commas and quotation marks stand in cells too.
    return count > 1 && rows.filter((row) => row.split(separator).length >= count).length * 2 >= rows.length;
  });
}

const linesOf = (text: string) =>
  text
    .slice(0, 64 * 1024)
    .split(/\r\n|\n|\r/, sample)
    .filter((line) => line.trim() !== "");

const unquoted = (cell: string) => cell.trim().replace(/^"|"$/g, "");

/** Lines that are not blank, counted without taking them apart. */
function countLines(text: string): number {
  let [count, isBlank] = [0, true];
  for (const sign of text) {
    if (sign === "\n" || sign === "\r") isBlank = true;
    else if (isBlank && sign.trim() !== "") [count, isBlank] = [count + 1, false];
  }
  return count;
}
