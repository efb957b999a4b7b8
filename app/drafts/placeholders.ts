import { placeholderNames } from "#app/content/drafts/placeholders-copy.ts";

/** Names of elements of HTML, whose tags are no gaps. */
const tags =
  /^(?:abbr|big|blockquote|body|br|button|center|code|dd|del|div|dl|dt|em|font|form|h[1-6]|head|hr|html|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|pre|script|section|select|small|span|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|ul|var)$/i;

type Gap = { text: string; start: number; end: number };

/** What surrounds a possible gap: the character before it, the text after it, and the labels that the text defines as links. */
type Around = { before: string; after: string; quoted: boolean; links: ReadonlySet<string> };

/** A form of gap; `isGap` judges the text between the marks, and what surrounds them. */
type Form = {
  find: (text: string) => Iterable<RegExpExecArray>;
  isGap?: (inner: string, around: Around) => boolean;
};

const isWord = (text: string) => /^[\p{L}\p{N}_]/u.test(text);

/**
 * The forms in which a gap is left to fill by hand or by the mail tool: `{{prénom}}` is ours; people and models also
 * write `{prénom}`, `[Prénom]`, `［Prénom］`, `【Prénom】`, `<prénom>`, `<%= prénom %>`, `%prénom%`, `#prénom#`, `*|FNAME|*`,
 * `XXX`, `____` and `…` with nothing before it. Models escape the brackets: `\[Prénom\]`.
 */
const forms: readonly Form[] = [
  { find: (text) => text.matchAll(/\{\{[^{}\n]{1,60}\}\}/gu) },
  {
    find: (text) => text.matchAll(/\{ ?[\p{L}_][^{}\n:;="]{0,58}\}/gu),
    isGap: (_, { before, after }) => before !== "{" && !after.startsWith("}"),
  },
  { find: (text) => text.matchAll(/\\?\[[^[\]\n]{1,61}\]/gu), isGap: isGapInSquareBrackets },
  {
    find: (text) => text.matchAll(/［[^［］\n]{1,60}］|【[^【】\n]{1,60}】/gu),
    isGap: (inner, { quoted }) => isToFill(inner, quoted),
  },
  {
    find: (text) => text.matchAll(/<\p{L}[\p{L}\p{M}\p{N}_ '’.-]{1,58}>/gu),
    isGap: (inner) => !tags.test(inner),
  },
  { find: (text) => text.matchAll(/<%[^<>\n]{1,60}%>/gu) },
  {
    find: (text) => text.matchAll(/#[\p{L}_][\p{L}\p{M}\p{N}_]{1,38}#/gu),
    isGap: (_, { before, after }) =>
      !isWord(before) && !/[#/&]/.test(before) && !isWord(after) && after[0] !== "#",
  },
  {
    find: (text) => text.matchAll(/%[\p{L}_][\p{L}\p{M}\p{N}_]{1,38}%/gu),
    isGap: (_, { before, after }) => !isWord(before) && !isWord(after),
  },
  { find: (text) => text.matchAll(/\*\|[^|*\n]{1,60}\|\*/gu) },
  {
    find: (text) => text.matchAll(/X{2,}|x{3,}/gu),
    isGap: (_, { before, after }) =>
      !isWord(before) && !/[/.@-]/.test(before) && !isWord(after) && !/^(?:[/@-]|\.\p{L})/u.test(after),
  },
  // After a word an ellipsis ends a sentence that was not finished, or leaves something out of a quotation.
  {
    find: (text) => text.matchAll(/…|\.{3,}/gu),
    isGap: (_, { before, quoted }) => !quoted && /^[\s(’'«:]?$/u.test(before),
  },
  // A line of its own separates the signature.
  {
    find: (text) => text.matchAll(/_{3,}/gu),
    isGap: (_, { before, after }) => !/^\n?$/.test(before) || !/^(?:\n|$)/.test(after),
  },
];

/** No link, footnote, task box, index or mark of an editor. */
function isGapInSquareBrackets(written: string, { before, after, quoted, links }: Around): boolean {
  const inner = written.replace(/^\[|\\$/g, "");
  if (before === "!" || /^(?:\(|: ?<?https?:)/.test(after) || inner.startsWith("^")) return false;
  if (isWord(before) && !isName(inner)) return false;
  if (
    links.size > 0 &&
    [inner, /^\[([^[\]\n]{1,60})\]/.exec(after)?.[1] ?? ""].some((each) => links.has(labelOf(each)))
  )
    return false;
  return isToFill(inner, quoted);
}

/** True for words, blanks, or an ellipsis that leaves nothing out of a quotation. */
function isToFill(inner: string, quoted: boolean): boolean {
  if (/^ ?(?:…|\.{2,4}) ?$/.test(inner)) return !quoted;
  const letters = inner.match(/\p{L}/gu)?.length ?? 0;
  return (letters > 1 || inner.includes("__")) && !/^(?:xx|sic)$|@|:\/\//i.test(inner);
}

/** Right after a word, brackets may hold an index or an ending: `liste[index]`, "directeur[rice]". */
const isName = (inner: string) =>
  /^\p{Lu}|\p{L} \p{L}|^[.…]/u.test(inner) || names.has(inner.toLowerCase()) || /^(?:pre)?nom$/.test(inner);
const names: ReadonlySet<string> = new Set(Object.values(placeholderNames));

/** A label of a link as Markdown compares it. */
const labelOf = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** The labels that lines such as `[offre]: https://exemple.fr` define. */
function linksIn(text: string): Set<string> {
  const lines = text.matchAll(/^ {0,3}\[([^[\]\n]{1,60})\]: {0,3}<?(?:https?:|mailto:|www\.|[/#])/gim);
  return new Set(Array.from(lines, ([, label = ""]) => labelOf(label)));
}

/** As far back from a gap as a quotation is looked for. */
const quotationLength = 300;

/** True if a quotation is open at the end of `text`. */
const opensQuotation = (text: string) =>
  text.lastIndexOf("«") > text.lastIndexOf("»") || text.lastIndexOf("“") > text.lastIndexOf("”");

/** The placeholder of this name. */
export const placeholder = (name: keyof typeof placeholderNames) => `{{${placeholderNames[name]}}}`;

/** The gap for what the customer answers to an objection; `null` where its name would be too long, or no name of a gap. */
export function answerGap(objection: string): string | null {
  const gap = `{{${placeholderNames.answer}\u00A0: ${objection}}}`;
  return placeholdersIn(gap)[0]?.text === gap ? gap : null;
}

/** The gaps of any form in a text, with their offsets in UTF-16 code units, in order and none inside another. */
export function placeholdersIn(text: string): Gap[] {
  const links = linksIn(text);
  const found = forms
    .flatMap((form) => gapsOf(form, text, links))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((gap) => {
    if (gap.start < end) return false;
    end = gap.end;
    return true;
  });
}

function gapsOf({ find, isGap = () => true }: Form, text: string, links: ReadonlySet<string>): Gap[] {
  return [...find(text)]
    .map(({ 0: gap, index }) => ({ text: gap, start: index, end: index + gap.length }))
    .filter(({ text: gap, start, end }) =>
      isGap(gap.slice(1, -1), {
        before: text.slice(Math.max(0, start - 1), start),
        after: text.slice(end, end + 62),
        quoted: opensQuotation(text.slice(Math.max(0, start - quotationLength), start)),
        links,
      }),
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
    const hasWords = /^(?:\\?\[|［|【|<(?!%))/.test(gap);
    rest +=
      text.slice(from, start) +
      (hasWords ? gap.replace(/[[\]\\<>［］【】]/g, "\n") : "\n".repeat(gap.length));
    from = end;
  }
  return rest + text.slice(from);
}
