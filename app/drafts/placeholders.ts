import { placeholderNames } from "../content/drafts/placeholders-copy.ts";

/** Names of elements of HTML, whose tags are no gaps. */
const tags =
  /^(?:abbr|big|blockquote|body|br|button|center|code|dd|del|div|dl|dt|em|font|form|h[1-6]|head|hr|html|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|pre|script|section|select|small|span|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|ul|var)$/i;

/**
 * The forms in which a gap is left to fill by hand or by the mail tool: `{{prénom}}` is ours; people and models also
 * write `{prénom}`, `[Prénom]`, `<prénom>`, `%prénom%`, `*|FNAME|*`, `XXX` and `____`.
 */
const forms = [
  /\{\{[^{}\n]{1,60}\}\}/u,
  /(?<!\{)\{ ?[\p{L}_][^{}\n:;="]{0,58}\}(?!\})/u,
  // No link, footnote, task box or index.
  /(?<![\]!\\\p{L}\p{N}])\[[^[\]\n]{2,60}\](?![([]|: *<?https?:)/u,
  /<\p{L}[\p{L}\p{M}\p{N}_ '’.-]{1,58}>/u,
  /(?<![\p{L}\p{N}%])%[\p{L}_][\p{L}\p{M}\p{N}_]{1,38}%(?![\p{L}\p{N}%])/u,
  /\*\|[^|*\n]{1,60}\|\*/u,
  /(?<![\p{L}\p{N}_/.@-])(?:X{2,}|x{3,})(?![\p{L}\p{N}_/@-]|\.\p{L})/u,
  /_{3,}/u,
];
const pattern = new RegExp(forms.map(({ source }) => source).join("|"), "gu");

/** The placeholder of this name. */
export const placeholder = (name: keyof typeof placeholderNames) => `{{${placeholderNames[name]}}}`;

/** The gaps of any form in a text, with their offsets in UTF-16 code units. */
export function placeholdersIn(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }))
    .filter((gap) => isGap(text, gap));
}

/** True for a gap in the form that the product writes: `{{prénom}}`. */
export const isOwnPlaceholder = (gap: string) => gap.startsWith("{{");

/**
 * `text` with each gap replaced by as many line breaks, so that offsets stay and no phrase spans one. Words in brackets
 * stay: they may be a phrase that somebody avoids.
 */
export function withoutPlaceholders(text: string): string {
  let rest = "";
  let from = 0;
  for (const { text: gap, start, end } of placeholdersIn(text)) {
    const inner = /^[[<]/.test(gap) ? gap.slice(1, -1) : "\n".repeat(gap.length - 2);
    rest += `${text.slice(from, start)}\n${inner}\n`;
    from = end;
  }
  return rest + text.slice(from);
}

function isGap(text: string, { text: found, start, end }: { text: string; start: number; end: number }) {
  const inner = found.slice(1, -1);
  if (found.startsWith("[")) return /\p{L}.*\p{L}|__/u.test(inner) && !/^(?:xx?|sic)$|@|:\/\//i.test(inner);
  if (found.startsWith("<")) return !tags.test(inner);
  // A line of its own separates the signature.
  if (found.startsWith("_")) return /[^\n]/.test(text.charAt(start - 1) + text.charAt(end));
  return true;
}
