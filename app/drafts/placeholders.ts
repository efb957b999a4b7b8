import { placeholderNames } from "#app/content/drafts/placeholders-copy.ts";

/** Names of elements of HTML, whose tags are no gaps. */
const tags =
  /^(?:abbr|big|blockquote|body|br|button|center|code|dd|del|div|dl|dt|em|font|form|h[1-6]|head|hr|html|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|pre|script|section|select|small|span|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|ul|var)$/i;

type Gap = { text: string; start: number; end: number };

/** A form of gap; `isGap` judges the text between the marks, and what stands before and after them. */
type Form = {
  find: (text: string) => Iterable<RegExpExecArray>;
  isGap?: (inner: string, before: string, after: string) => boolean;
};

const isWord = (text: string) => /^[\p{L}\p{N}_]/u.test(text);

/**
 * The forms in which a gap is left to fill by hand or by the mail tool: `{{prénom}}` is ours; people and models also
 * write `{prénom}`, `[Prénom]`, `<prénom>`, `%prénom%`, `*|FNAME|*`, `XXX` and `____`.
 */
const forms: readonly Form[] = [
  { find: (text) => text.matchAll(/\{\{[^{}\n]{1,60}\}\}/gu) },
  {
    find: (text) => text.matchAll(/\{ ?[\p{L}_][^{}\n:;="]{0,58}\}/gu),
    isGap: (_, before, after) => before !== "{" && !after.startsWith("}"),
  },
  { find: (text) => text.matchAll(/\[[^[\]\n]{2,60}\]/gu), isGap: isGapInSquareBrackets },
  {
    find: (text) => text.matchAll(/<\p{L}[\p{L}\p{M}\p{N}_ '’.-]{1,58}>/gu),
    isGap: (inner) => !tags.test(inner),
  },
  {
    find: (text) => text.matchAll(/%[\p{L}_][\p{L}\p{M}\p{N}_]{1,38}%/gu),
    isGap: (_, before, after) => !isWord(before) && !isWord(after),
  },
  { find: (text) => text.matchAll(/\*\|[^|*\n]{1,60}\|\*/gu) },
  {
    find: (text) => text.matchAll(/X{2,}|x{3,}/gu),
    isGap: (_, before, after) =>
      !isWord(before) && !/[/.@-]/.test(before) && !isWord(after) && !/^(?:[/@-]|\.\p{L})/u.test(after),
  },
  // A line of its own separates the signature.
  {
    find: (text) => text.matchAll(/_{3,}/gu),
    isGap: (_, before, after) => !/^\n?$/.test(before) || !/^(?:\n|$)/.test(after),
  },
];

/** No link, footnote, task box, index or mark of an editor. */
function isGapInSquareBrackets(inner: string, before: string, after: string): boolean {
  if (isWord(before) || /[\]!\\]/.test(before) || /^(?:[([]|: ?<?https?:)/.test(after)) return false;
  const letters = inner.match(/\p{L}/gu)?.length ?? 0;
  return (letters > 1 || inner.includes("__")) && !/^(?:xx|sic)$|@|:\/\//i.test(inner);
}

/** The placeholder of this name. */
export const placeholder = (name: keyof typeof placeholderNames) => `{{${placeholderNames[name]}}}`;

/** The gaps of any form in a text, with their offsets in UTF-16 code units, in order and none inside another. */
export function placeholdersIn(text: string): Gap[] {
  const found = forms
    .flatMap((form) => gapsOf(form, text))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((gap) => {
    if (gap.start < end) return false;
    end = gap.end;
    return true;
  });
}

function gapsOf({ find, isGap = () => true }: Form, text: string): Gap[] {
  return [...find(text)]
    .map(({ 0: gap, index }) => ({ text: gap, start: index, end: index + gap.length }))
    .filter(({ text: gap, start, end }) =>
      isGap(gap.slice(1, -1), text.slice(Math.max(0, start - 1), start), text.slice(end, end + 12)),
    );
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
