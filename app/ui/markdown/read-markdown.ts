import type { Definition, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { addressesAsWritten } from "./bare-addresses.ts";
import { blocksOf } from "./block-content.ts";
import { countElements } from "./count-elements.ts";
import type { Block } from "./markdown-block.ts";
import { type AddressRule, addressMatching } from "./plain-links.ts";
import { LimitExceeded, mostElements, readingLimits, withinLimits } from "./reading-limits.ts";

const options = {
  extensions: [
    gfmTable(),
    gfmStrikethrough({ singleTilde: false }),
    addressesAsWritten(),
    // Asked first, because it comes last.
    readingLimits(),
  ],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

/**
 * Reads CommonMark with tables, strikethrough, tasks and addresses that are written out. HTML, footnotes, refused links
 * and what exceeds the limits (docs/decisions/0019-markdown.md) are text; an image is a link to it. Never throws, also not
 * for a text that ends in the middle of a construct.
 */
export function readMarkdown(text: string, rule: AddressRule = addressMatching): Block[] {
  const { markdown, rest, root, source } = treeOf(text);
  const context = { source, rule, definitions: definitionsIn(root), depth: 0 };
  const outline: number[] = [];
  const blocks: Block[] = [];
  let end = source.length;
  let elements = 0;
  for (const node of root.children) {
    const read = blocksOf([node], context, outline);
    elements += read.reduce((sum, block) => sum + countElements(block), 0);
    if (elements > mostElements) {
      end = node.position?.start.offset ?? 0;
      break;
    }
    blocks.push(...read);
  }
  const plain = (markdown.slice(end) + rest).trim();
  return plain ? [...blocks, { kind: "paragraph", content: [{ kind: "text", text: plain }] }] : blocks;
}

/**
 * The tree of what is read of a text: `source`, the beginning of `markdown`, which is the beginning of the text with line
 * feeds alone and without a byte order mark; `rest` is what exceeds the limits.
 */
export function treeOf(text: string): { root: Root; source: string; markdown: string; rest: string } {
  const limited = withinLimits(text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n"));
  return { ...limited, ...parse(limited.markdown) };
}

/** The tree of a text, or of its lines before the one that exceeds the limits. */
function parse(source: string): { root: Root; source: string } {
  try {
    return { root: fromMarkdown(source, options), source };
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    const lines = source.split(/(?<=\n)/).slice(0, error.line - 1);
    return parse(lines.join(""));
  }
}

function definitionsIn(node: Nodes, found = new Map<string, Definition>()): Map<string, Definition> {
  if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node);
  if ("children" in node) for (const child of node.children) definitionsIn(child, found);
  return found;
}
