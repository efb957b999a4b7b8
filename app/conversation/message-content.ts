/** The longest message, in characters counted as code points. interface.md "HTTP interface". */
export const longestMessage = 8_000;

export type ParsedContent =
  | { ok: true; content: string }
  | { ok: false; reason: "blank" | "unreadable" | "tooLong" };

/**
 * What a person typed, trimmed, as it may be stored; or why it may not: nothing visible in it, a character that
 * no database text holds (NUL, half of a surrogate pair), or more than `longestMessage`.
 */
export function parseContent(typed: string): ParsedContent {
  const content = typed.trim();
  // A character is at most two code units.
  if (content.length > 2 * longestMessage || [...content].length > longestMessage)
    return { ok: false, reason: "tooLong" };
  if (content.includes("\0") || !content.isWellFormed()) return { ok: false, reason: "unreadable" };
  if (/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(content)) return { ok: false, reason: "blank" };
  return { ok: true, content };
}
