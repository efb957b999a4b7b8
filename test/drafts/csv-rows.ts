/** Reads CSV (RFC 4180) with semicolons, whose rows end in CRLF. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g;
  for (const [, quoted, plain, end] of csv.matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
