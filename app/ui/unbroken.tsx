import type { ReactNode } from "react";

/** A word that reads badly when a line ends at its hyphen: fonctionne-t-il, pouvez-vous, e-mail, rendez-vous. */
const hyphenated = /-(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|les?)\b|e-mail/i;

/**
 * A text whose lines end inside such a word only if it is wider than all of them. What no-break spaces join to the word
 * stays with it.
 */
export function unbroken(text: string): ReactNode {
  if (!hyphenated.test(text)) return text;
  const parts: string[] = [];
  for (const word of text.split(/( )/)) {
    const last = parts.at(-1);
    if (last === undefined || hyphenated.test(word) || hyphenated.test(last)) parts.push(word);
    else parts[parts.length - 1] = last + word;
  }
  return parts.map((part, index) =>
    hyphenated.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity, and none moves
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
