import { memo, Suspense, use } from "react";
import { frenchSpaces } from "#app/content/french-spaces.ts";
import { plainParagraphs } from "#app/ui/markdown/plain-paragraphs.ts";
import { BreakableText } from "../breakable-text.tsx";
import { loadRichText, richTextIfLoaded } from "./load-rich-text.ts";

type Props = {
  text: string;
  /** True while more of it arrives. */
  grows?: boolean;
};

/**
 * Renders the Markdown of an assistant message as elements. Its text is never inserted as HTML. Plain text needs no reader of
 * Markdown; other text stands as it is written until the reader is there, or as the server has drawn it.
 */
export const MarkdownText = memo(function MarkdownText(message: Props) {
  const paragraphs = plainParagraphs(message.text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {paragraphs ? (
        <Paragraphs texts={paragraphs} />
      ) : (
        <Suspense fallback={<Paragraphs texts={[message.text]} />}>
          <ReadText {...message} />
        </Suspense>
      )}
    </div>
  );
});

function ReadText(message: Props) {
  const reader = richTextIfLoaded() ?? use(loadRichText());
  return reader ? <reader.RichText {...message} /> : <Paragraphs texts={[message.text]} />;
}

/** As `BlockList` draws a paragraph. */
function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity, and a message only grows at its end
    <p key={index} dir="auto" className="whitespace-pre-wrap text-start wrap-anywhere">
      <BreakableText text={frenchSpaces(text)} />
    </p>
  ));
}
