import { weOf } from "./conjugation.ts";

/** "On" as a subject, also in "qu’on" and "si l’on". */
const on = /(?<![\p{L}’-])(qu’|l’)?on (?=\p{L})/giu;

/** What stands between a subject and its verb: "ne", pronouns, "s’". */
const between =
  /^((?:ne |n’)?)((?:se |s’)?)((?:vous )?(?:(?:les|le|la|leur|lui) |l’)?(?:y |en )?)(\p{L}{1,20})(?!\p{L})/iu;

/** A sentence whose "on" becomes "nous" with its verbs; as it is where another word would have to change. */
export function withNous(sentence: string): string {
  let said = "";
  let from = 0;
  for (const { 0: subject, 1: elided = "", index } of sentence.matchAll(on)) {
    if (index < from) continue;
    const start = index + subject.length;
    const [whole = "", not = "", reflexive = "", pronouns = "", verb = ""] =
      between.exec(sentence.slice(start, start + 80)) ?? [];
    const plural = weOf(verb.toLowerCase());
    if (plural === null) return sentence;
    const isFirst = /^[OQL]/.test(subject);
    const we = `${elided.toLowerCase() === "qu’" ? "que " : ""}nous`;
    const turned = `${we} ${not}${reflexive === "" ? "" : "nous "}${pronouns}${plural}`;
    said +=
      sentence.slice(from, index) + (isFirst ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned);
    from = start + whole.length;
    if (plural === "sommes") {
      const agreed = pluralAfter(sentence.slice(from));
      if (agreed === null) return sentence;
      said += agreed.text;
      from += agreed.length;
    }
  }
  if (from === 0) return sentence;
  const rest = said + sentence.slice(from);
  return /(?<!\p{L})(?:son|sa|ses|soi)(?!\p{L})/iu.test(rest)
    ? sentence
    : (withSecondVerbs(rest) ?? sentence);
}

/** What may follow "nous sommes" without agreeing with it. */
const complements = new Set(
  "là à au aux en chez une un le la les des dans sur sous près loin toujours aussi ici ouverts plus très bien basés avec vos votre deux trois quatre cinq six sept huit dix".split(
    " ",
  ),
);

/** " disponible" after "nous sommes" is " disponibles"; `null` for a word of which nobody knows whether it agrees. */
function pluralAfter(rest: string): { text: string; length: number } | null {
  const [whole = "", before = "", word = ""] =
    /^( (?:(?:toujours|aussi|très|bien|plus) )?)(\p{L}{1,20}’?)/u.exec(rest) ?? [];
  if (whole === "" || complements.has(word) || word.endsWith("’")) return { text: "", length: 0 };
  const agrees = /(?:able|ible|ée?|if|ive|ent|ente|ant|ante|el|elle|ier|ière|ert|erte|êt|ête)$/u.test(word);
  return agrees ? { text: `${before}${word}s`, length: whole.length } : null;
}

const determiners = new Set(
  "le la les l un une des du de d vos votre nos notre ce ces cette sans avec pour à en sur par dans aux au".split(
    " ",
  ),
);

/** What follows "et" or a comma and is a noun, an adverb or a pronoun whatever its ending. */
const notVerbs = new Set(
  "aussi même surtout toute toutes chaque quatre entre contre autre pas nous vous".split(" "),
);
const noun = /(?:ment|age|ance|ence|ure|isme|iste|ique|ice|esse|ette|aine|oire|able|ible|ée|té|èse)$/u;

/**
 * The further verbs of "nous": "nous posons et entretient" is "nous posons et entretenons". A word that may be a noun as
 * well is a verb right after another one, and before an article: `null` where neither decides.
 */
function withSecondVerbs(sentence: string): string | null {
  const words = sentence.split(" ");
  let isOurs = false;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    if (/^nous$/i.test(word)) isOurs = true;
    if (/^(?:qui|que|dont|où)$|^qu’/i.test(word)) isOurs = false;
    if (!isOurs || !(joining.has(before) || before.endsWith(","))) continue;
    const hasPronoun = word === "vous" || word === "les";
    const place = hasPronoun ? at + 1 : at;
    const [verb = ""] = /^\p{L}+/u.exec(words[place] ?? "") ?? [];
    const next = words[place + 1] ?? "";
    const isNoun = determiners.has(verb) || notVerbs.has(verb) || noun.test(verb);
    const plural = isNoun ? null : weOf(verb);
    if (plural === null) continue;
    const isAfterVerb = /ons,?$/.test((joining.has(before) ? words[at - 2] : before) ?? "");
    if (!hasPronoun && !isAfterVerb && !determiners.has(next) && !/^\d/.test(next)) return null;
    words[place] = plural + (words[place] ?? "").slice(verb.length);
  }
  return words.join(" ");
}

const joining = new Set(["et", "ou", "puis", "mais"]);
