/** A run of text inside a line. */
export type Inline =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** A part of a message that stands by itself. */
export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] };

const bullet = /^\s*[-*•]\s+(.*)$/;
const number = /^\s*\d{1,3}[.)]\s+(.*)$/;

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
      if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(inlineOf(item));
      else blocks.push({ kind: "list", isOrdered, items: [inlineOf(item)] });
    }
    close();
    return blocks;
  });
}

const marks =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])\*([^*\s][^*\n]*)\*(?![\w*])|(?<!\w)_([^_\s][^_\n]*)_(?!\w)|\[([^\]\n]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}»…])/g;

function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, strong, star, underscore, label, target, bare] = match;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + whole.length;
    const href = honestAddress(label, target ?? bare ?? "");
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (star !== undefined || underscore !== undefined)
      parts.push({ kind: "emphasis", text: star ?? underscore ?? "" });
    else if (href !== null) parts.push({ kind: "link", text: label ?? whole, href });
    else parts.push({ kind: "text", text: whole });
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
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
