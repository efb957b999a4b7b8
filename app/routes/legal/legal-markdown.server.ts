import { frenchSpaces } from "~/content/french-spaces.ts";

/** A part of a line: plain text, strong text, inline code, or a link. */
export type Inline = string | { strong: string } | { code: string } | { link: string; to: string };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** The blocks under one heading; `id` is its anchor. The first section may have no heading. */
export type Section = { id: string; heading: string | null; blocks: Block[] };

/**
 * The part of Markdown that the legal texts use: `##` headings, paragraphs, lists with `-`, tables with a head,
 * `**strong**`, `` `code` `` and links. Anything else is plain text; there is no way to write HTML.
 */
export function parseMarkdown(source: string): Section[] {
  const sections: Section[] = [{ id: "debut", heading: null, blocks: [] }];
  for (const chunk of source.trim().split(/\n{2,}/)) {
    if (chunk.startsWith("## ")) {
      const heading = frenchSpaces(chunk.slice(3).trim());
      sections.push({ id: anchorOf(heading), heading, blocks: [] });
    } else if (chunk.trim()) sections.at(-1)?.blocks.push(blockOf(chunk.split("\n")));
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

function blockOf(lines: string[]): Block {
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => inlineOf(line.slice(2))) };
  if (lines.every((line) => line.startsWith("|"))) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: "table", head, rows };
  }
  return { kind: "paragraph", text: inlineOf(lines.join(" ")) };
}

function cellsOf(line: string): Inline[][] {
  const cells = line.replace(/^\||\|$/g, "").split("|");
  return cells.map((cell) => inlineOf(cell.trim()));
}

const inlineMarkup = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^[\]]+)\]\(([^()]+)\)/g;

function inlineOf(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inlineMarkup)) {
    const [whole, strong, code, link, to] = match;
    if (match.index > end) pieces.push(frenchSpaces(text.slice(end, match.index)));
    if (strong) pieces.push({ strong: frenchSpaces(strong) });
    else if (code) pieces.push({ code });
    else if (link && to) pieces.push({ link: frenchSpaces(link), to });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push(frenchSpaces(text.slice(end)));
  return pieces;
}

function anchorOf(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
