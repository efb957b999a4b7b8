import { memo, useMemo } from "react";
import { readMarkdown } from "#app/ui/markdown/read-markdown.ts";
import { BlockList } from "./block-view.tsx";

/**
 * Renders the Markdown of an assistant message as elements. Its text is never inserted as HTML. It is read once for each
 * text: while a message grows, the caller passes a new text at most once a frame, and no other message is read again.
 */
export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BlockList blocks={blocks} />
    </div>
  );
});
