import { type Block, plainText } from "#app/ui/markdown/markdown-block.ts";
import { InlineText } from "./inline-view.tsx";

/** Renders a heading of a message, unless it is empty. The day above the message is an `h2`, so its headings begin at `h3`. */
export function HeadingView({ rank, content }: Extract<Block, { kind: "heading" }>) {
  if (!plainText(content).trim()) return null;
  const Element = (["h3", "h4", "h5"] as const)[rank - 1] ?? "h6";
  return (
    <Element
      dir="auto"
      className={`text-start font-semibold not-first:mt-2 ${rank === 1 ? "text-lg" : rank === 2 ? "text-base" : "text-sm"}`}
    >
      <InlineText content={content} />
    </Element>
  );
}
