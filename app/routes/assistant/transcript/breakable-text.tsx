import { Fragment } from "react";

/** A word of so many characters, and more of it: nothing that anybody writes to be read. */
const longWord = /(\S{200})(?=\S)/u;

/**
 * Renders a text in whose endless words the browser may break a line now and then. Where it may break one anywhere, it
 * lays out all of it again for each line: 0.2 s for 11,500 characters.
 */
export function BreakableText({ text }: { text: string }) {
  if (!longWord.test(text)) return text;
  return text.split(longWord).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity, and a text only grows at its end
    <Fragment key={index}>
      {piece}
      {index % 2 === 1 && <wbr />}
    </Fragment>
  ));
}
