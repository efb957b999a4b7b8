import { Fragment } from "react";

/** Words that read badly when a line ends at their hyphen: fonctionne-t-il, pouvez-vous, e-mail, rendez-vous. */
const hyphenated =
  /((?:[\p{L}’]+-(?:t-)?(?:je|tu|il|ils|elle|elles|on|nous|vous|ce|moi|le|la|les)|e-mails?)(?![\p{L}-]))/iu;

/** A short text, such as a heading, whose lines never end inside such a word. The text itself stays as it is written. */
export function Unbroken({ text }: { text: string }) {
  // Every second part is such a word, in order: none moves.
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
