/** Reads CSV (RFC 4180) whose rows end in CRLF. */
export function rowsOf(csv: string, separator: "," | ";"): string[][] {
  const rows: string[][] = [[]];
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, "g");
  for (const [, quoted, plain, end] of csv.matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
