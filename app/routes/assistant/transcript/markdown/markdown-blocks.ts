/** A run of text inside a line. */
export type Inline =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** A part of a message that stands by itself. */
export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] };

const bullet = /^\s*[-*•]\s(.*)$/s;
const number = /^\s*\d{1,3}[.)]\s(.*)$/s;

/** The simple part of Markdown: paragraphs, lists, bold, italics, code and links. Everything else stays as written. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((part) => {
    const blocks: Block[] = [];
    let lines: string[] = [];
    const close = () => {
      if (lines.length > 0) blocks.push({ kind: "paragraph", content: inlineOf(lines.join("\n")) });
      lines = [];
    };
    for (const line of part.split("\n")) {
      const item = line.match(bullet)?.[1] ?? line.match(number)?.[1];
      if (item === undefined) {
        lines.push(line);
        continue;
      }
      close();
      const isOrdered = !bullet.test(line);
      const last = blocks.at(-1);
      const content = inlineOf(item.trimStart());
      if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(content);
      else blocks.push({ kind: "list", isOrdered, items: [content] });
    }
    close();
    return blocks;
  });
}

type Mark = {
  kind: "strong" | "emphasis" | "code" | "link";
  pattern: RegExp;
  /** What must not stand right before or behind it. */
  apartFrom?: RegExp;
};

/** None holds its own opening again, so that a text full of openings is still read in one pass. */
const marks: Mark[] = [
  { kind: "code", pattern: /`([^`\n]+)`/y },
  { kind: "strong", pattern: /\*\*([^*\n]+)\*\*/y },
  { kind: "emphasis", pattern: /\*([^*\s][^*\n]*)\*/y, apartFrom: /[\w*]/ },
  { kind: "emphasis", pattern: /_([^_\s][^_\n]*)_/y, apartFrom: /\w/ },
  { kind: "link", pattern: /\[([^[\]\n]+)\]\(([^()\s]+)\)/y },
  { kind: "link", pattern: /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}»…]/y },
];

function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/[`*_[]|https?:\/\//g)) {
    const mark = index < end ? null : markAt(text, index);
    if (!mark) continue;
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push(mark.run);
    end = mark.end;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** The mark that begins at `start`, and where it ends; `null` when what stands there is text. */
function markAt(text: string, start: number): { run: Inline; end: number } | null {
  for (const { kind, pattern, apartFrom } of marks) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = pattern.lastIndex;
    if (apartFrom?.test(text.charAt(start - 1)) || apartFrom?.test(text.charAt(end))) continue;
    return { run: kind === "link" ? linkOf(match) : { kind, text: match[1] ?? "" }, end };
  }
  return null;
}

function linkOf([whole, label, target]: RegExpExecArray): Inline {
  const href = honestAddress(label, target ?? whole);
  return href === null ? { kind: "text", text: whole } : { kind: "link", text: label ?? whole, href };
}

/**
 * An address that a link may lead to: http, https or mailto, nothing that runs, and nothing that reads like another
 * address than it is (a name before an @, invisible characters). Else `null`.
 */
export function safeAddress(target: string): string | null {
  if (!/^(https?:\/\/[^\s/]|mailto:[^\s])/i.test(target) || /[\p{Cc}\p{Cf}\s]/u.test(target)) return null;
  if (!URL.canParse(target)) return null;
  const { username, password } = new URL(target);
  return username || password ? null : target;
}

/** The same for a link whose words may be an address themselves: then it must lead to that place. */
function honestAddress(label: string | undefined, target: string): string | null {
  const href = safeAddress(target);
  const isElsewhere =
    href !== null && label !== undefined && URL.canParse(label) && new URL(label).host !== new URL(href).host;
  return isElsewhere ? null : href;
}
