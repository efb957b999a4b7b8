import { closeInline } from "./unfinished-inline.ts";

/** A line that may still become a heading, a list item, a rule, a quote, an underline or a fence. */
const onlyMarkers = /^[#>*+\-=_~`|:\s]*(?:\d{1,9}[.)]?)?$/;
const onlyTask = /^[-*+] \[[ xX]?\]?\s*[*_~`]*$/;
const fence = /^[\s>]*(`{3,}|~{3,})/;

/**
 * The Markdown of a text that is still arriving, so that it reads calmly: what is not clear yet at its end is left out,
 * and what is open there is closed. Nothing that was shown looks different when the rest comes. Linear in the length.
 */
export function closeUnfinished(text: string): string {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  if (endsInFence(lines)) return /^\s*[`~]+$/.test(last) ? lines.join("\n") : text;

  const block = lines.slice(lines.findLastIndex((line) => line.trim() === "") + 1);
  const trimmed = last.trim();
  const isUnclear = onlyMarkers.test(trimmed) || onlyTask.test(trimmed) || fence.test(last);
  const [head] = block;
  if (head === undefined && trimmed.startsWith("|")) return lines.join("\n");
  if (block.length === 1 && head !== undefined && isTableRow(head) && isUnclear)
    return [...lines, delimiterRow(head)].join("\n");
  const shown = isUnclear ? lines.join("\n") : text;
  return closeInline(shown.trimEnd());
}

/** True when what follows these lines is inside a block of code, or ends it. */
function endsInFence(lines: readonly string[]): boolean {
  let open: string | null = null;
  for (const line of lines) {
    const [, delimiters] = fence.exec(line) ?? [];
    if (delimiters && open === null) open = delimiters;
    else if (open !== null && delimiters?.startsWith(open)) open = null;
  }
  return open !== null;
}

const isTableRow = (line: string) => line.trim().startsWith("|");

/** The row below the head of a table, so that the head is a table before it comes. */
function delimiterRow(head: string): string {
  const inner = head.trim().replace(/^\|/, "").replace(/\|$/, "");
  return `|${inner
    .split(/(?<!\\)\|/)
    .map(() => " - |")
    .join("")}`;
}
