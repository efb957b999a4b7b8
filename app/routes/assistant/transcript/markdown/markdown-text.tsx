import { memo, Suspense, use, useState } from "react";
import { frenchSpaces } from "#app/content/french-spaces.ts";
import { plainParagraphs } from "#app/ui/markdown/plain-paragraphs.ts";
import { BreakableText } from "../breakable-text.tsx";
import { richText } from "./load-rich-text.ts";
import { Paragraph } from "./paragraph.tsx";

type Props = {
  text: string;
  /** True while more of it arrives. */
  grows?: boolean;
};

/**
 * Renders the Markdown of an assistant message as elements. Its text is never inserted as HTML. Plain text needs no reader of
 * Markdown; other text stands as it is written until the reader is there.
 */
export const MarkdownText = memo(function MarkdownText(message: Props) {
  const paragraphs = plainParagraphs(message.text);
  // A boundary that waits for nothing would be sent after the page all the same.
  const [isReaderLoaded] = useState(() => richText.ifLoaded() !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {paragraphs ? (
        <Paragraphs texts={paragraphs} />
      ) : isReaderLoaded ? (
        <ReadText {...message} />
      ) : (
        <Suspense fallback={<Paragraphs texts={[message.text]} />}>
          <ReadText {...message} />
        </Suspense>
      )}
    </div>
  );
});

function ReadText(message: Props) {
  const reader = richText.ifLoaded() ?? use(richText.load());
  return reader ? <reader.RichText {...message} /> : <Paragraphs texts={[message.text]} />;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity, and a message only grows at its end
    <Paragraph key={index}>
      <BreakableText text={frenchSpaces(text)} />
    </Paragraph>
  ));
}
