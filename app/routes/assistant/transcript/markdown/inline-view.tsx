import { frenchSpaces } from "#app/content/french-spaces.ts";
import { type Inline, plainText } from "#app/ui/markdown/markdown-block.ts";
import { destinationOf, showsDestination } from "#app/ui/markdown/plain-links.ts";
import { BreakableText } from "../breakable-text.tsx";

/** Renders the text of a block. */
export function InlineText({ content }: { content: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and a message only grows at its end
  return content.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case "text":
      // Models and customers write plain spaces, which would leave a colon alone on the next line.
      return <BreakableText text={frenchSpaces(part.text)} />;
    case "strong":
      return (
        <strong className="font-semibold">
          <InlineText content={part.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <InlineText content={part.content} />
        </em>
      );
    case "deleted":
      return (
        <del className="text-ink-soft">
          <InlineText content={part.content} />
        </del>
      );
    case "code":
      return (
        <code className="rounded-sm bg-paper-sunk px-1 text-[0.9em]">
          <BreakableText text={part.text} />
        </code>
      );
    case "link":
      return <PlainLink href={part.href} content={part.content} />;
  }
}

/** A link, followed by where it leads unless its label says so. */
function PlainLink({ href, content }: { href: string; content: readonly Inline[] }) {
  const isShown = showsDestination(plainText(content), href);
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link py-3.5">
        <InlineText content={content} />
      </a>
      {!isShown && <span className="text-ink-soft"> ({destinationOf(href)})</span>}
    </>
  );
}
