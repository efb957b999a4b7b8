import { findCliche } from "../lint/cliches.ts";
import { findSpam } from "../lint/spam-words.ts";
import { wordsOf } from "../phrases/words.ts";
import { asSentence } from "./french.ts";

/** Plain verbs for fashionable ones, which mean no more. */
const plainVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    booste: "renforce",
    boostent: "renforcent",
    booster: "renforcer",
    boostons: "renforçons",
    boostez: "renforcez",
    sublimer: "mettre en valeur",
    sublimons: "mettons en valeur",
  }),
);

/** Words with which a part of a sentence begins that the rest can do without. */
const starters = new Set("pour avec grâce afin tout sans et dans par".split(" "));

/** Fewer words than these say nothing without the part that went. */
const fewWords = 3;

/**
 * An offer without what every firm writes of itself: "Des fromages d’exception affinés dans nos caves, pour sublimer votre
 * carte." is "Des fromages affinés dans nos caves." An adjective goes between words, else the part of the sentence that it
 * stands in. `null` where that is the sentence. interpretation.md D208.
 */
export function withoutCliches(sentence: string): string | null {
  let text = withPlainWords(withPlainVerbs(sentence));
  // Each turn removes a formula; a sentence with more of them is made of them.
  for (let turn = 0; turn < 4; turn++) {
    const [found] = findCliche(wordsOf(text));
    if (!found) return text;
    const shorter = ofNoun(text, found) ?? withoutAdjective(text, found) ?? withoutPart(text, found);
    if (shorter === null) return null;
    text = shorter;
  }
  return null;
}

const withPlainVerbs = (sentence: string) =>
  sentence
    .split(" ")
    .map((word) => {
      const plain = plainVerbs.get(word.toLowerCase());
      return plain && /^\p{Lu}/u.test(word)
        ? plain.charAt(0).toUpperCase() + plain.slice(1)
        : (plain ?? word);
    })
    .join(" ");

/** What filters take for advertising, in the plain words that the linter proposes: "livraison gratuite" is sans frais. */
function withPlainWords(sentence: string): string {
  let text = "";
  let from = 0;
  for (const { entry, start, end } of findSpam(wordsOf(sentence)))
    if (entry.instead !== null && !entry.isOrder) {
      text += sentence.slice(from, start) + entry.instead;
      from = end;
    }
  return asSentence(text + sentence.slice(from));
}

type Span = { start: number; end: number };

/** Nouns of formulas that say something without their adjectives: "des expériences uniques et mémorables pour…". */
const noun = /^(?:équipes?|expériences?|moments?|offres?|solutions?) /iu;

/** In a sentence with a verb before it, such a noun alone. */
function ofNoun(text: string, { start, end }: Span): string | null {
  const found = noun.exec(text.slice(start, end))?.[0].trimEnd();
  const before = text.slice(0, start).trimEnd();
  if (!found || before.split(" ").length < 3) return null;
  const [, joined = ""] =
    /^( et \p{L}{3,20}s?)(?= (?:pour|avec|dans|chez|sans)|[.,])/u.exec(text.slice(end)) ?? [];
  const after = text.slice(end + joined.length);
  return /^ (?:pour|avec|dans|chez|sans|qui|de|d’|des)(?!\p{L})/u.test(after)
    ? `${before} ${found}${after}`
    : null;
}

/** A formula between a noun and what goes on about it: "des fromages d’exception affinés". */
function withoutAdjective(text: string, { start, end }: Span): string | null {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const [next = ""] = after.split(" ", 1);
  const isAdjective = /^(?:d’|en |hors |sans |[\p{Ll}]+(?:ants?|antes?|ables?|els?|elles?)$)/u.test(
    text.slice(start, end),
  );
  // "Au meilleur prix" and "en toute sérénité" can go from anywhere.
  if (/^(?:aux? |en toute |à prix )/iu.test(text.slice(start, end)) && before !== "") {
    const rest = /^[.,;:!?]/.test(after) ? `${before.replace(/[,;:]$/, "")}${after}` : `${before} ${after}`;
    return rest.trim().split(" ").length >= fewWords ? asSentence(rest.trim()) : null;
  }
  const goesOn = /^\p{Ll}/u.test(next) && !starters.has(next);
  return isAdjective && goesOn && before !== "" && !/[,;:]$/.test(before) ? `${before} ${after}` : null;
}

/** The sentence without the part that a formula stands in, and what is joined to that by "et". */
function withoutPart(text: string, { start, end }: Span): string | null {
  const parts = partsOf(text);
  const at = parts.findIndex((part) => start < part.end && end > part.start);
  if (at < 1) return firstOf(parts, at);
  const kept = parts.slice(0, at);
  let next = at + 1;
  while (parts[next] && (parts[next]?.start ?? 0) < end) next++;
  const [first = ""] = (parts[at]?.text ?? "").split(" ");
  const begins = first === "et" ? ((parts[at]?.text ?? "").split(" ")[1] ?? "") : first;
  for (let each = parts[next]; each?.text.startsWith("et "); each = parts[++next]) {
    if (starters.has(begins) || begins === "à") {
      if (!each.text.startsWith(`et ${begins} `)) continue;
      kept.push({ ...each, text: first === "et" ? each.text : each.text.slice(3) });
    }
  }
  const rest = [...kept, ...parts.slice(next)].map((part) => part.text).join(" ");
  const bare = rest.replace(/[\s,;:.!]{1,4}$/u, "");
  return bare.split(/\s/).length >= fewWords ? asSentence(bare) : null;
}

/** What follows "et" where the formula opens a list: "Un travail irréprochable et des délais tenus." */
function firstOf(parts: readonly Part[], at: number): string | null {
  const second = parts[1];
  if (at !== 0 || second === undefined || parts.length > 2) return null;
  const joined = /^et (?=(?:des|les|une?|le|la|nos) )/u.exec(second.text);
  const rest = joined && second.text.slice(joined[0].length);
  return rest && rest.split(" ").length >= fewWords ? asSentence(rest) : null;
}

type Part = Span & { text: string };

/** The parts of a sentence: after a comma or a colon, and from a word with which one begins. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const words = text.split(" ");
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    const isInfinitive = word === "à" && /(?:er|ir|re)$/.test(words[at + 1] ?? "");
    const begins = /[,;:]$/.test(before) || starters.has(word) || isInfinitive;
    const last = parts.at(-1);
    if (last === undefined || (begins && before !== "et"))
      parts.push({ text: word, start: from, end: from + word.length });
    else {
      last.text += ` ${word}`;
      last.end = from + word.length;
    }
    from += word.length + 1;
  }
  return parts;
}
