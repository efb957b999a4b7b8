/**
 * Words that read badly when a line ends at their hyphen: fonctionne-t-il, pouvez-vous, e-mail, rendez-vous. With the
 * punctuation beside them, since a line may end at the edge of the boxes in which they stand.
 */
const hyphenated =
  /((?:«\u00A0|\()?(?:[\p{L}’]+-(?:t-)?(?:je|tu|il|ils|elle|elles|on|nous|vous|ce|moi|le|la|les)|(?:\p{L}’)?e-mails?)(?![\p{L}-])(?:[),.…]|\u00A0[?!:;»])*)/iu;

/** A short text, such as a question, whose lines end inside such a word only if it is wider than all of them. */
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
          <span key={index} className="inline-block">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
