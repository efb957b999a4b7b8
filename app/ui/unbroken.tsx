import type { ReactNode } from "react";

const email = /e-mail/i;

/** A word that reads badly when a line ends at its hyphen: fonctionne-t-il, pouvez-vous, e-mail, rendez-vous. */
const hyphenated = /-(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|les?)\b|e-mail/i;

/**
 * A text whose lines end inside such a word only if it is wider than all of them. What no-break spaces join to the word
 * stays with it.
 */
export function unbroken(text: string): ReactNode {
  return withWholeWords(text, hyphenated, "inline-block");
}

/**
 * The same for running text, in whose many lines only “e-” reads badly at the end of one. A no-break hyphen (U+2011)
 * would do without elements, but who searches for “e-mail” would no longer find it, nor paste it.
 */
export function wholeEmails(text: ReactNode): ReactNode {
  // Short enough for every line, and no box of its own: one would move when the web font takes over.
  return typeof text === "string" ? withWholeWords(text, email, "text-nowrap") : text;
}

function withWholeWords(text: string, words: RegExp, className: string): ReactNode {
  if (!words.test(text)) return text;
  const parts: string[] = [];
  for (const word of text.split(/( )/)) {
    const last = parts.at(-1);
    if (last === undefined || words.test(word) || words.test(last)) parts.push(word);
    else parts[parts.length - 1] = last + word;
  }
  return parts.map((part, index) =>
    words.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity, and none moves
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
