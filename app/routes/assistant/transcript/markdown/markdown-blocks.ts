/** An inline part of a block. */
export type Inline =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** A block of a message. */
export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] };

const bullet = /^\s*[-*•]\s(.*)$/s;
const number = /^\s*\d{1,3}[.)]\s(.*)$/s;

/** Parses basic Markdown: paragraphs, lists, bold, italics, code and links. All other syntax stays text. */
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

type InlineRule = {
  kind: "strong" | "emphasis" | "code" | "link";
  pattern: RegExp;
  /** Characters that must not be adjacent to it. */
  notBeside?: RegExp;
};

/** No pattern matches its own opening character inside, so that a text full of them is parsed in linear time. */
const inlineRules: InlineRule[] = [
  { kind: "code", pattern: /`([^`\n]+)`/y },
  { kind: "strong", pattern: /\*\*([^*\n]+)\*\*/y },
  { kind: "emphasis", pattern: /\*([^*\s][^*\n]*)\*/y, notBeside: /[\w*]/ },
  { kind: "emphasis", pattern: /_([^_\s][^_\n]*)_/y, notBeside: /\w/ },
  { kind: "link", pattern: /\[([^[\]\n]+)\]\(([^()\s]+)\)/y },
  { kind: "link", pattern: /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}»…]/y },
];

function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/[`*_[]|https?:\/\//g)) {
    const inline = index < end ? null : inlineAt(text, index);
    if (!inline) continue;
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push(inline.run);
    end = inline.end;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** The inline element that begins at `start` and the index after it; `null` when there is plain text. */
function inlineAt(text: string, start: number): { run: Inline; end: number } | null {
  for (const { kind, pattern, notBeside } of inlineRules) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = pattern.lastIndex;
    if (notBeside?.test(text.charAt(start - 1)) || notBeside?.test(text.charAt(end))) continue;
    return { run: kind === "link" ? linkOf(match) : { kind, text: match[1] ?? "" }, end };
  }
  return null;
}

function linkOf([whole, label, target]: RegExpExecArray): Inline {
  const href = addressMatching(label, target ?? whole);
  return href === null ? { kind: "text", text: whole } : { kind: "link", text: label ?? whole, href };
}

/**
 * Returns `target` if a link may lead to it, else `null`. Allowed are http, https and mailto; refused are script URLs
 * and addresses that look like others (credentials before an @, invisible characters).
 */
export function safeAddress(target: string): string | null {
  if (!/^(https?:\/\/[^\s/]|mailto:[^\s])/i.test(target) || /[\p{Cc}\p{Cf}\s]/u.test(target)) return null;
  if (!URL.canParse(target)) return null;
  const { username, password } = new URL(target);
  return username || password ? null : target;
}

/** As `safeAddress`; a link whose text is itself an address must also lead to the same host. */
function addressMatching(label: string | undefined, target: string): string | null {
  const href = safeAddress(target);
  const isOtherHost =
    href !== null && label !== undefined && URL.canParse(label) && new URL(label).host !== new URL(href).host;
  return isOtherHost ? null : href;
}
