import type { TypedDraft } from "../draft-content.ts";
import { filledFor } from "../facts/filled-for.ts";
import { placeholdersIn } from "../placeholders.ts";
import { gapKeyOf, innerOf } from "./gap-name.ts";

/** Something to fill in a draft: one field of the strip, however often it stands in the text. */
export type DraftGap = {
  /** Names the gap among those of its draft: its folded name, or its place if it has none. */
  id: string;
  /** Its name as it is compared; "" if it has none. */
  key: string;
  /** Its name as it is written; "" if it has none. */
  name: string;
  /** A few words before it, or after it, for one without a name. */
  context: { before: string; after: string };
};

/** More fields than these help nobody; the rest follows when they are filled. */
const mostGaps = 12;

/** The gaps of a draft, in the order of the page, each name once. */
export function gapsIn(draft: TypedDraft): DraftGap[] {
  const gaps = new Map<string, DraftGap>();
  eachText(draft.content, (text, path) => {
    let unnamed = 0;
    for (const { text: gap, start, end } of placeholdersIn(text)) {
      const key = gapKeyOf(gap);
      const id = key === "" ? `${path}:${unnamed++}` : key;
      if (gaps.has(id) || gaps.size >= mostGaps) continue;
      const context = { before: wordsBefore(text.slice(0, start)), after: wordsAfter(text.slice(end)) };
      gaps.set(id, { id, key, name: key === "" ? "" : innerOf(gap), context });
    }
    return text;
  });
  return [...gaps.values()];
}

/**
 * A content with these answers, by the ids of `gapsIn`, in place of its gaps, wherever they stand; what has no answer stays.
 * An answer with commas into an item of a list becomes as many items.
 */
export function fillGaps<Draft extends TypedDraft>(
  draft: Draft,
  answers: ReadonlyMap<string, string>,
): Draft["content"] {
  const known = {
    company: answers.get("societe") ?? null,
    contact: null,
    civility: answers.get("civilite") ?? null,
  };
  return eachText(draft.content, (text, path) => {
    let unnamed = 0;
    let filled = "";
    let from = 0;
    // First those after "de" and "chez", which change with the name.
    const elided = filledFor(known, text);
    for (const { text: gap, start, end } of placeholdersIn(elided)) {
      const key = gapKeyOf(gap);
      const answer = answers.get(key === "" ? `${path}:${unnamed++}` : key);
      if (answer === undefined) continue;
      filled += elided.slice(from, start) + answer;
      from = end;
    }
    return filled + elided.slice(from);
  }) as Draft["content"];
}

type Value = string | number | Value[] | { [name: string]: Value };

/** The value with each of its texts replaced; `path` names the place of a text, as `mails.0.body`. */
function eachText(value: Value, replace: (text: string, path: string) => string, path = ""): Value {
  if (typeof value === "string") return replace(value, path);
  if (typeof value === "number") return value;
  const inside = (name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, eachText(inner, replace, inside(name))]),
    );
  return value.flatMap((item, index) => {
    const replaced = eachText(item, replace, inside(index));
    const isWholeGap = typeof item === "string" && placeholdersIn(item)[0]?.text === item;
    if (!isWholeGap || typeof replaced !== "string" || replaced === item) return [replaced];
    return replaced
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== "");
  });
}

const wordsBefore = (text: string) => plainWords(text.slice(-40).split("\n").at(-1)).slice(-4).join(" ");
const wordsAfter = (text: string) => plainWords(text.slice(0, 40).split("\n")[0]).slice(0, 4).join(" ");
const plainWords = (text = "") =>
  text
    .replace(/[{}[\]]/g, "")
    .trim()
    .split(/\s+/);
