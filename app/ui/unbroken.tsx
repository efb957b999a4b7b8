/** Words that read badly when a line ends at their hyphen: fonctionne-t-il, pouvez-vous, e-mail, rendez-vous. */
const hyphenated =
  /((?:[\p{L}’]+-(?:t-)?(?:je|tu|il|ils|elle|elles|on|nous|vous|ce|moi|le|la|les)|e-mails?)(?![\p{L}-]))/iu;

/** A short text, such as a question, whose lines never end inside such a word. The text itself stays as it is written. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(hyphenated);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) =>
        // Every second part is such a word.
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity, and none moves
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
