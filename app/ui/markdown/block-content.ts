import type { BlockContent, DefinitionContent, Heading, List, ListItem, RootContent, Table } from "mdast";
import { type Context, inlineOf, sourceOf } from "./inline-content.ts";
import type { Block, Item } from "./markdown-block.ts";

/** Lists and quotes within each other; deeper ones are shown as they were written. */
const deepest = 8;

type Outline = number[];

/** Converts the nodes of a tree into blocks. */
export function blocksOf(nodes: readonly RootContent[], context: Context, outline: Outline = []): Block[] {
  return nodes.flatMap((node) => blockOf(node, context, outline) ?? []);
}

function blockOf(node: RootContent, context: Context, outline: Outline): Block | null {
  switch (node.type) {
    case "paragraph":
      return { kind: "paragraph", content: inlineOf(node.children, context) };
    case "heading":
      return headingOf(node, context, outline);
    case "code":
      return { kind: "code", language: node.lang || null, text: node.value };
    case "thematicBreak":
      return { kind: "rule" };
    case "list":
      return context.depth < deepest ? listOf(node, inside(context), outline) : asWritten(node, context);
    case "blockquote":
      return context.depth < deepest
        ? { kind: "quote", blocks: blocksOf(node.children, inside(context), outline) }
        : asWritten(node, context);
    case "table":
      return tableOf(node, context);
    case "definition":
      return node.identifier.startsWith("^") ? asWritten(node, context) : null;
    default:
      return asWritten(node, context);
  }
}

const inside = (context: Context): Context => ({ ...context, depth: context.depth + 1 });

function asWritten(node: RootContent, context: Context): Block {
  return { kind: "paragraph", content: [{ kind: "text", text: sourceOf(node, context) }] };
}

/** `outline` contains the levels of the headings above this one. */
function headingOf({ depth, children }: Heading, context: Context, outline: Outline): Block {
  while ((outline.at(-1) ?? 0) >= depth) outline.pop();
  outline.push(depth);
  return { kind: "heading", level: depth, rank: outline.length, content: inlineOf(children, context) };
}

function listOf({ ordered, start, spread, children }: List, context: Context, outline: Outline): Block {
  return {
    kind: "list",
    start: ordered ? (start ?? 1) : null,
    isLoose: Boolean(spread) || children.some((item) => item.spread),
    items: children.map((item) => itemOf(item, context, outline)),
  };
}

function itemOf({ children }: ListItem, context: Context, outline: Outline): Item {
  const state = taskState(children[0]);
  return { isDone: state, blocks: blocksOf(children, context, outline) };
}

/** Removes `[ ]` or `[x]` from the beginning of an item and returns whether it is done; `null` if it is not a task. */
function taskState(first: BlockContent | DefinitionContent | undefined): boolean | null {
  const text = first?.type === "paragraph" ? first.children[0] : undefined;
  const mark = text?.type === "text" ? /^\[([ x])\]\s/i.exec(text.value) : null;
  if (text?.type !== "text" || !mark) return null;
  text.value = text.value.slice(mark[0].length);
  return mark[1] !== " ";
}

function tableOf({ align, children }: Table, context: Context): Block {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inlineOf(cell.children, context)),
  );
  return {
    kind: "table",
    align: head.map((_, column) => align?.[column] ?? null),
    head,
    rows: rows.map((cells) => cells.slice(0, head.length)),
  };
}
