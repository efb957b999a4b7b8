import { useMemo } from "react";
import { readMarkdown } from "#app/ui/markdown/read-markdown.ts";
import { closeUnfinished } from "#app/ui/markdown/unfinished-text.ts";
import { BlockList } from "./block-view.tsx";

/**
 * The blocks of a Markdown text. It is read once for each text: while a message grows, the caller passes a new text at most
 * once a frame, and no other message is read again. What is not complete yet in one that `grows` is left out or closed.
 */
export function RichText({ text, grows = false }: { text: string; grows?: boolean }) {
  const blocks = useMemo(() => readMarkdown(grows ? closeUnfinished(text) : text), [text, grows]);
  return <BlockList blocks={blocks} />;
}
