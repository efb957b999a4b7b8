import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Block, Item } from "#app/ui/markdown/markdown-block.ts";
import { CodeView } from "./code-view.tsx";
import { HeadingView } from "./heading-view.tsx";
import { InlineText } from "./inline-view.tsx";
import { Paragraph } from "./paragraph.tsx";
import { TableView } from "./table-view.tsx";

/** Renders blocks one after the other. `depth` is the number of lists and quotes around them. */
export function BlockList({ blocks, depth = 0 }: { blocks: readonly Block[]; depth?: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity, and a message only grows at its end
  return blocks.map((block, index) => <BlockView key={index} block={block} depth={depth} />);
}

function BlockView({ block, depth }: { block: Block; depth: number }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <Paragraph isInner={depth > 0}>
          <InlineText content={block.content} />
        </Paragraph>
      );
    case "heading":
      return <HeadingView {...block} />;
    case "list":
      return <ListView {...block} depth={depth} />;
    case "quote":
      return (
        <blockquote
          dir="auto"
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-s-2 ps-[min(0.75rem,3cqw)] text-ink-soft"
        >
          <BlockList blocks={block.blocks} depth={depth + 1} />
        </blockquote>
      );
    case "code":
      return <CodeView {...block} />;
    case "table":
      return <TableView {...block} />;
    case "rule":
      return <hr className="my-1 border-line" />;
  }
}

type ListProps = Extract<Block, { kind: "list" }> & { depth: number };

function ListView({ start, isLoose, items, depth }: ListProps) {
  const List = start === null ? "ul" : "ol";
  const kind = start === null ? "list-disc" : "list-decimal";
  return (
    <List
      dir="auto"
      start={start ?? undefined}
      className={`grid grid-cols-[minmax(0,1fr)] ${isLoose ? "gap-3" : "gap-1"} ${kind} ${indentOf(start, items.length, depth)}`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and a message only grows at its end
        <ItemView key={index} item={item} isLoose={isLoose} depth={depth} />
      ))}
    </List>
  );
}

/** Room for the longest marker. Inner lists use that of the outer ones too, so that a narrow page can show them. */
function indentOf(start: number | null, count: number, depth: number): string {
  if (depth > 0) return depth < 3 ? "ps-[min(1.25rem,5cqw)]" : "ps-[min(1.25rem,2cqw)]";
  if (start === null) return "ps-5";
  const digits = String(start + count - 1).length;
  return digits < 3 ? "ps-7" : digits < 5 ? "ps-12" : "ps-24";
}

type ItemProps = { item: Item; isLoose: boolean; depth: number };

function ItemView({ item: { isDone, blocks }, isLoose, depth }: ItemProps) {
  const gap = isLoose ? "[&>*+*]:mt-3" : "[&>*+*]:mt-1";
  if (isDone === null)
    return (
      <li className={`text-start wrap-anywhere ${gap}`}>
        <BlockList blocks={blocks} depth={depth + 1} />
      </li>
    );
  return (
    <li className="-ms-5 flex list-none gap-2 text-start wrap-anywhere">
      <TaskBox isDone={isDone} />
      <div className={`min-w-0 flex-1 ${gap}`}>
        <BlockList blocks={blocks} depth={depth + 1} />
      </div>
    </li>
  );
}

/** Renders the state of a task. */
function TaskBox({ isDone }: { isDone: boolean }) {
  return (
    <span
      className={`mt-[0.3em] grid size-[1.1em] shrink-0 place-items-center rounded-sm border text-sm ${isDone ? "border-verified bg-verified-wash text-verified" : "border-line-strong"}`}
    >
      {isDone && <Icon name="check" />}
      <span className="sr-only">{isDone ? assistant.rich.done : assistant.rich.toDo}</span>
    </span>
  );
}
