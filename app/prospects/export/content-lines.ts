// What vCard 3.0 (RFC 2426) and iCalendar (RFC 5545) write alike.

/** A text as the value of a property: RFC 2426 section 4, RFC 5545 section 3.3.11. */
export function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const encoder = new TextEncoder();

/** Lines with CRLF, folded after at most 75 bytes and never within a character: RFC 2426 section 2.6, RFC 5545 section 3.1. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function folded(line: string): string {
  let text = "";
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > 75) {
      text += "\r\n ";
      size = 1;
    }
    text += character;
    size += bytes;
  }
  return text;
}
