/** A text without the table that was pasted into it, and where that stood; `null` when it stands there no more. */
export function withoutTable(text: string, pasted: string): { rest: string; place: number } | null {
  const table = inField(pasted);
  const place = text.indexOf(table);
  if (place < 0) return null;
  const rest = text.slice(0, place) + text.slice(place + table.length);
  // Blank lines before or after the table are no message.
  return { rest: rest.trim() === "" ? "" : rest, place };
}

/** The table in its place again, at the end of what has become shorter. */
export function withTable(text: string, pasted: string, place: number): string {
  return text.slice(0, place) + inField(pasted) + text.slice(place);
}

/** As a text field keeps it. */
const inField = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
