import type { Block, Inline } from "./markdown-block.ts";

/** Elements of a task: its box with a picture and a text, beside its blocks. */
const taskElements = 4;

/** About how many elements draw a block. */
export function countElements(block: Block): number {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return 1 + sum(block.content, elementsOf);
    case "list":
      return (
        1 +
        sum(
          block.items,
          ({ isDone, blocks }) => (isDone === null ? 1 : taskElements) + sum(blocks, countElements),
        )
      );
    case "quote":
      return 1 + sum(block.blocks, countElements);
    case "table":
      return sum([block.head, ...block.rows], (cells) => 1 + sum(cells, (cell) => 1 + sum(cell, elementsOf)));
    default:
      return 1;
  }
}

function elementsOf(part: Inline): number {
  return part.kind === "text" ? 0 : 1 + ("content" in part ? sum(part.content, elementsOf) : 0);
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}
