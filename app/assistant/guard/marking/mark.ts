import type { Finding, FindingKind } from "../finding.ts";
import { type CodePlace, codePlacesIn } from "./code-places.ts";
import { withoutEmphasis } from "./emphasis.ts";
import { linkAround } from "./link-places.ts";
import { passageOf } from "./passage.ts";

/** These become code, so that no reader makes a link, an image or an element of them. */
const inert: readonly FindingKind[] = ["email", "link", "tracking", "markup"];

/**
 * `text` with each finding struck through and followed by its reason, in Markdown that stays whole: in code, tables,
 * lists, links and emphasis. Addresses can no longer be clicked, and repeated instructions are left out. The findings are
 * those of `check` for this text. A marked text is final: it still contains what was found, so it is not checked again.
 */
export function mark(text: string, findings: readonly Finding[]): string {
  const code = codePlacesIn(text);
  let marked = "";
  let done = 0;
  let next = 0;
  for (const finding of findings) {
    while ((code[next]?.end ?? finding.end) < finding.end) next++;
    const edit = editFor(text, finding, code[next], done);
    if (edit.start < done) continue;
    marked += text.slice(done, edit.start) + edit.replacement;
    done = edit.end;
  }
  return marked + text.slice(done);
}

type Edit = { start: number; end: number; replacement: string };

function editFor(text: string, finding: Finding, code: CodePlace | undefined, floor: number): Edit {
  const passage = passageOf(text, finding, floor);
  const isInside = code && code.start <= passage.start && passage.end <= code.end;
  const around = isInside ? code : undefined;
  if (around?.isBlock) return inBlock(text, finding, passage);
  if (finding.kind === "instructions") return { ...passage, replacement: `*(${plain(finding.reason)})*` };
  if (around && around.start >= floor)
    return struck(text, around, text.slice(around.start, around.end), finding);

  const link = linkAround(text, passage.start, passage.end);
  if (link && link.start >= floor) {
    const target = text.slice(passage.start, passage.end);
    const label = withoutEmphasis(plain(link.label)).text.trim();
    return struck(text, link, label ? `${label} ${asCode(target)}` : asCode(target), finding);
  }
  const isAutolink = text.charAt(passage.start - 1) === "<" && text.charAt(passage.end) === ">";
  const place =
    isAutolink && passage.start > floor ? { start: passage.start - 1, end: passage.end + 1 } : passage;
  const source = text.slice(passage.start, passage.end);
  if (inert.includes(finding.kind)) {
    const definition = definitionStart(text, place.start, floor);
    if (definition === null) return struck(text, place, asCode(source), finding);
    const edit = struck(text, place, asCode(source), finding);
    return {
      start: definition,
      end: edit.end,
      replacement: `\\${text.slice(definition, place.start)}${edit.replacement.trimStart()}`,
    };
  }
  const { opening, text: words, closing } = withoutEmphasis(onOneLine(source));
  const edit = struck(text, place, words.replaceAll("`", ""), finding, closing);
  return { ...edit, replacement: opening + edit.replacement };
}

/** Strikethrough needs a blank or a punctuation mark before a passage that begins with one, and after its end. */
function struck(
  text: string,
  { start, end }: { start: number; end: number },
  content: string,
  { reason }: Finding,
  closing = "",
): Edit {
  const before = text.charAt(start - 1);
  const gap = /[\p{L}\p{N}]/u.test(before) && !/^[\p{L}\p{N}]/u.test(content) ? " " : "";
  const after = /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) ? " " : "";
  return { start, end, replacement: `${gap}~~${content.trim()}~~${closing} (${plain(reason)})${after}` };
}

/** In a block of code everything is shown as it is written. */
function inBlock(
  text: string,
  { kind, reason }: Finding,
  { start, end }: { start: number; end: number },
): Edit {
  const kept = kind === "instructions" ? "" : `${text.slice(start, end)} `;
  return { start, end, replacement: `${kept}(${plain(reason)})` };
}

/** Also without the signs that quote a line. */
function onOneLine(source: string): string {
  return source
    .split("\n")
    .map((line) => line.replace(/^[\s>]+/, "").trimEnd())
    .join(" ");
}

/** A code span with a fence longer than any run of backticks inside. */
function asCode(content: string): string {
  const line = content.replace(/\s+/g, " ").trim();
  const runs = [...line.matchAll(/`+/g)].map(({ 0: run }) => run.length);
  const fence = "`".repeat(1 + Math.max(0, ...runs));
  const gap = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${fence}${gap}${line.replaceAll("|", "\\|")}${gap}${fence}`;
}

/** Where the definition of a link begins whose target is at `target`: "[1]: https://…" would not be shown. */
function definitionStart(text: string, target: number, floor: number): number | null {
  const from = Math.max(floor, target - 1_000);
  const line = from + text.slice(from, target).lastIndexOf("\n") + 1;
  const lead = text.slice(line, target);
  const bracket = lead.search(/\S/);
  const isDefinition = /^\s*\[[^\]\n[]+\]:\s*<?$/.test(lead);
  return isDefinition ? line + bracket : null;
}

/** A reason or label as plain text: the customer's own phrase in it may contain marks. */
function plain(text: string): string {
  return text.replace(/[*_`~<>[\]\\|]+/g, " ").replace(/\s{2,}/g, " ");
}
