import { frenchSpaces } from "#app/content/french-spaces.ts";
import { folded } from "#app/french/folded.ts";
import { type Block, type Inline, plainText } from "#app/ui/markdown/markdown-block.ts";
import { addressMatching } from "#app/ui/markdown/plain-links.ts";
import { readMarkdown } from "#app/ui/markdown/read-markdown.ts";

/** The blocks under one heading; `id` is its anchor. The first section may have no heading. */
export type Section = { id: string; heading: string | null; blocks: Block[] };

/** Reads a text of ours into one section for each heading, with French spaces. Its links may also lead to our own paths. */
export function textSections(source: string): Section[] {
  const sections: Section[] = [{ id: "debut", heading: null, blocks: [] }];
  const addressOf = (label: string, target: string) =>
    target.startsWith("/") ? target : addressMatching(label, target);
  for (const block of readMarkdown(source, addressOf)) {
    if (block.kind === "heading") {
      const heading = frenchSpaces(plainText(block.content));
      sections.push({ id: anchorOf(heading), heading, blocks: [] });
    } else sections.at(-1)?.blocks.push(inFrench(block));
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

function inFrench(block: Block): Block {
  switch (block.kind) {
    case "paragraph":
      return { ...block, content: textInFrench(block.content) };
    case "list":
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, blocks: item.blocks.map(inFrench) })),
      };
    case "table":
      return {
        ...block,
        head: block.head.map(textInFrench),
        rows: block.rows.map((cells) => cells.map(textInFrench)),
      };
    default:
      throw new Error(`Our texts have no style for a ${block.kind}.`);
  }
}

function textInFrench(content: Inline[]): Inline[] {
  return content.map((part) => {
    if (!("text" in part)) return { ...part, content: textInFrench(part.content) };
    return part.kind === "code" ? part : { ...part, text: frenchSpaces(part.text.replaceAll("\n", " ")) };
  });
}

function anchorOf(heading: string): string {
  return folded(heading)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
