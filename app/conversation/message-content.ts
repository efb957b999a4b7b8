/** The maximum length of a message, in characters counted as code points. interface.md "HTTP interface". */
export const maxMessageLength = 8_000;

export type ParsedContent =
  | { ok: true; content: string }
  | { ok: false; reason: "blank" | "unreadable" | "tooLong" };

/**
 * The trimmed message as it may be stored, or why it may not: it has no visible character, one that PostgreSQL cannot
 * store (NUL, half of a surrogate pair), or more than `maxMessageLength`.
 */
export function parseContent(typed: string): ParsedContent {
  const content = typed.trim();
  // A character is at most two code units; counting the characters of a huge text would be slow.
  if (content.length > 2 * maxMessageLength || characterCount(content) > maxMessageLength)
    return { ok: false, reason: "tooLong" };
  if (content.includes("\0") || !content.isWellFormed()) return { ok: false, reason: "unreadable" };
  if (isBlank(content)) return { ok: false, reason: "blank" };
  return { ok: true, content };
}

/** True for a text without a visible character. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** The length of the trimmed text in code points, as `maxMessageLength` counts it. */
export function characterCount(text: string): number {
  return [...text.trim()].length;
}
