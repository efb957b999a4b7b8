import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { linksIn, type MarkdownLink } from "#app/ui/markdown/links-in.ts";
import { type Finding, inertKinds } from "../finding.ts";
import { between } from "../places.ts";
import { nextSlice } from "../slices.ts";
import { type CodePlace, codePlacesIn } from "./code-places.ts";
import { withoutEmphasis } from "./emphasis.ts";
import { passageOf } from "./passage.ts";

/** How often links are looked for that a mark has made: brackets, say, that belong together since something is gone. */
const rounds = 3;

/**
 * `text` with each finding struck through and followed by its reason, in Markdown that stays whole: in code, tables,
 * lists, links and emphasis. Addresses can no longer be clicked, and repeated instructions are left out. The findings are
 * those of `check` for this text. A marked text is final: it still contains what was found, so it is not checked again.
 */
export async function mark(text: string, findings: readonly Finding[]): Promise<string> {
  if (findings.length === 0) return text;
  await nextSlice();
  const links = linksIn(text);
  const inert = findings.filter(({ kind }) => inertKinds.includes(kind));
  const kept = new Set(
    links.filter(({ start, end }) => between(inert, start, end).length === 0).map(({ target }) => target),
  );
  await nextSlice();
  let marked = markedOnce(text, findings, outermost(links));
  for (let round = 0; round < rounds; round++) {
    await nextSlice();
    const left = linksIn(marked).filter(({ target }) => leadsOut.test(target) && !kept.has(target));
    if (left.length === 0) return marked;
    marked = withoutLinks(marked, outermost(left));
  }
  return asBlock(marked);
}

const leadsOut = /^(?:https?:|mailto:|[\\/]{2})/i;

function markedOnce(text: string, findings: readonly Finding[], links: readonly MarkdownLink[]): string {
  const code = codePlacesIn(text);
  const source = { text, links, fence: unusedFence(text) };
  let marked = "";
  let done = 0;
  let next = 0;
  for (const finding of findings) {
    while ((code[next]?.end ?? finding.end) < finding.end) next++;
    const edit = editFor(source, finding, code[next], done);
    if (edit.start < done) continue;
    marked += text.slice(done, edit.start) + edit.replacement;
    done = edit.end;
  }
  return marked + text.slice(done);
}

/** A text in which these links are shown as they were written. */
function withoutLinks(text: string, links: readonly MarkdownLink[]): string {
  const fence = unusedFence(text);
  let shown = "";
  let done = 0;
  for (const { kind, start, end } of links) {
    const code = struck(text, { start, end }, asCode(text.slice(start, end), fence), copy.link).replacement;
    shown += text.slice(done, start) + (kind === "definition" ? "\\" : "") + code;
    done = end;
  }
  return shown + text.slice(done);
}

/** What cannot be disarmed otherwise: a block of code, with a fence longer than any in the text. */
function asBlock(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((length, { 0: run }) => Math.max(length, run.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** In order, without those in the label of another. */
function outermost(links: readonly MarkdownLink[]): MarkdownLink[] {
  const found: MarkdownLink[] = [];
  for (const link of links.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (link.start >= (found.at(-1)?.end ?? 0)) found.push(link);
  return found;
}

type Source = { text: string; links: readonly MarkdownLink[]; fence: string };
type Edit = { start: number; end: number; replacement: string };

function editFor(source: Source, finding: Finding, code: CodePlace | undefined, floor: number): Edit {
  const { text, links, fence } = source;
  const passage = passageOf(text, finding, floor);
  const isInside = code && code.start <= passage.start && passage.end <= code.end;
  const around = isInside ? code : undefined;
  if (around?.isBlock) return inBlock(text, finding, passage);
  if (finding.kind === "instructions") return { ...passage, replacement: `*(${plain(finding.reason)})*` };
  if (around && around.start >= floor)
    return struck(text, around, text.slice(around.start, around.end), finding.reason);

  const isInert = inertKinds.includes(finding.kind);
  const link = between(links, passage.start, passage.end).find(
    ({ start, from }) => start >= floor && (isInert || passage.start >= from),
  );
  if (link) return withoutLink(source, passage, link, finding.reason);
  if (isInert)
    return struck(text, passage, asCode(text.slice(passage.start, passage.end), fence), finding.reason);
  const {
    opening,
    text: words,
    closing,
  } = withoutEmphasis(onOneLine(text.slice(passage.start, passage.end)));
  const edit = struck(text, passage, words.replaceAll("`", ""), finding.reason, closing);
  return { ...edit, replacement: opening + edit.replacement };
}

/** The edit of a passage in a link, which is no link any more. */
function withoutLink(
  { text, fence }: Source,
  passage: { start: number; end: number },
  link: MarkdownLink,
  reason: string,
): Edit {
  const place = { start: Math.min(passage.start, link.start), end: Math.max(passage.end, link.end) };
  if (link.kind === "definition") {
    // Without the backslash it would not be shown.
    const colon = text.indexOf("]:", link.start) + 2;
    const edit = struck(
      text,
      { start: colon, end: place.end },
      asCode(text.slice(colon, place.end), fence),
      reason,
    );
    const name = text.slice(link.start, colon).replace(/\s+/g, " ");
    return { ...edit, start: link.start, replacement: `\\${name} ${edit.replacement.trimStart()}` };
  }
  const isWhole = place.start < link.start || place.end > link.end || passage.start <= link.start;
  const label = withoutEmphasis(plain(link.label)).text.trim();
  // What is an address itself becomes code as a whole.
  if (link.kind === "brackets" && (isWhole || /[:@.&]/.test(label)))
    return struck(text, place, asCode(text.slice(place.start, place.end), fence), reason);
  const shown = link.kind === "address" ? text.slice(place.start, place.end) : link.target;
  return struck(text, place, `${label} ${asCode(shown, fence)}`, reason);
}

/** Strikethrough needs a blank or a punctuation mark before a passage that begins with one, and after its end. */
function struck(
  text: string,
  { start, end }: { start: number; end: number },
  content: string,
  reason: string,
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

/** The shortest run of backticks that a text does not have, so that nothing in it can close what this opens. */
function unusedFence(text: string): string {
  const used = new Set([...text.matchAll(/`+/g)].map(({ 0: run }) => run.length));
  let length = 1;
  while (used.has(length)) length++;
  return "`".repeat(length);
}

/** A code span. */
function asCode(content: string, fence: string): string {
  const line = content.replace(/\s+/g, " ").trim();
  const gap = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${fence}${gap}${line.replaceAll("|", "\\|")}${gap}${fence}`;
}

/** A reason or label as plain text: the customer's own phrase in it may contain marks. */
function plain(text: string): string {
  return text.replace(/[*_`~<>[\]\\|]+/g, " ").replace(/\s{2,}/g, " ");
}
