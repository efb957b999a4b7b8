import { type Block, blocksOf, type Inline } from "./markdown-blocks.ts";

/** Renders the basic Markdown of an assistant message as elements. Its text is never inserted as HTML. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {blocksOf(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes, so its blocks keep their order
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === "paragraph")
    return (
      <p dir="auto" className="whitespace-pre-wrap text-start wrap-anywhere">
        <Runs content={block.content} />
      </p>
    );
  const List = block.isOrdered ? "ol" : "ul";
  return (
    <List className={`grid gap-1 ps-5 ${block.isOrdered ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index} dir="auto" className="text-start wrap-anywhere">
          <Runs content={item} />
        </li>
      ))}
    </List>
  );
}

function Runs({ content }: { content: Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return content.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run }: { run: Inline }) {
  switch (run.kind) {
    case "text":
      return run.text;
    case "strong":
      return <strong className="font-semibold">{run.text}</strong>;
    case "emphasis":
      return <em>{run.text}</em>;
    case "code":
      return <code className="rounded-sm bg-paper-sunk px-1">{run.text}</code>;
    case "link":
      return (
        <a href={run.href} target="_blank" rel="noopener noreferrer nofollow" className="link py-3.5">
          {run.text}
        </a>
      );
  }
}
