import type { Block, Inline, Item } from "#app/ui/markdown/markdown-block.ts";

/** Blocks as the HTML that CommonMark's reference writes for them, without its line breaks between elements. */
export function htmlOf(blocks: readonly Block[], isTight = false): string {
  return blocks.map((block) => htmlOfBlock(block, isTight)).join("");
}

/** Removes the line breaks between the elements of the reference's HTML; a hard break becomes a line break. */
export function withoutLineBreaks(html: string): string {
  return html
    .replaceAll("<br />\n", "\n")
    .replace(/\n(?=<\/?(?:ul|ol|li|p|blockquote|pre|h\d|hr)\b)/g, "")
    .replace(/(<\/?(?:ul|ol|li|p|blockquote|pre|h\d|hr)\b[^>]*>)\n/g, "$1")
    .trimEnd();
}

function htmlOfBlock(block: Block, isTight: boolean): string {
  switch (block.kind) {
    case "paragraph":
      return isTight ? htmlOfInline(block.content) : `<p>${htmlOfInline(block.content)}</p>`;
    case "heading":
      return `<h${block.level}>${htmlOfInline(block.content)}</h${block.level}>`;
    case "list": {
      const items = block.items.map((item) => htmlOfItem(item, !block.isLoose)).join("");
      if (block.start === null) return `<ul>${items}</ul>`;
      return `<ol${block.start === 1 ? "" : ` start="${block.start}"`}>${items}</ol>`;
    }
    case "quote":
      return `<blockquote>${htmlOf(block.blocks)}</blockquote>`;
    case "code":
      return `<pre><code${block.language ? ` class="language-${escaped(block.language)}"` : ""}>${escaped(block.text && `${block.text}\n`)}</code></pre>`;
    case "table": {
      const row = (cells: Inline[][], tag: string) =>
        `<tr>${cells.map((cell, column) => `<${tag}${block.align[column] ? ` align="${block.align[column]}"` : ""}>${htmlOfInline(cell)}</${tag}>`).join("")}</tr>`;
      return `<table>${row(block.head, "th")}${block.rows.map((cells) => row(cells, "td")).join("")}</table>`;
    }
    case "rule":
      return "<hr />";
  }
}

function htmlOfItem({ isDone, blocks }: Item, isTight: boolean): string {
  const box = isDone === null ? "" : isDone ? "[done] " : "[to do] ";
  return `<li>${box}${htmlOf(blocks, isTight)}</li>`;
}

const tags = { strong: "strong", emphasis: "em", deleted: "del" };

function htmlOfInline(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if ("text" in part)
        return part.kind === "code" ? `<code>${escaped(part.text)}</code>` : escaped(part.text);
      if (part.kind === "link") return `<a href="${escaped(part.href)}">${htmlOfInline(part.content)}</a>`;
      return `<${tags[part.kind]}>${htmlOfInline(part.content)}</${tags[part.kind]}>`;
    })
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
