import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { Finding } from "../finding.ts";
import { stemFinder } from "../reading/stem-finder.ts";
import { givenNames } from "../rules/claims/given-names.ts";

/** What an answer about the list may name: the words and numbers of what the model was given. */
export type Known = { words: ReadonlySet<string>; numbers: ReadonlySet<string> };

/** Read of what was given; a request has less. */
const maxRead = 60_000;

/** The words and numbers of these texts. */
export function knownIn(texts: readonly string[]): Known {
  const all = folded(texts.join("\n").slice(0, maxRead));
  return {
    words: new Set(all.match(/[\p{L}\p{N}]+/gu) ?? []),
    numbers: new Set(all.match(/\d+/g) ?? []),
  };
}

/** Names that no record has to give. */
const common = new Set(
  "france paris europe linkedin google matinal rgpd cnil crm pme tpe eti drh daf dsi rh rse ia hubspot excel outlook gmail lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(
    " ",
  ),
);

/** What stands before a name and is no part of it: greetings, titles and functions. */
const addresses = new Set(
  "bonjour bonsoir salut hello merci cher chere chers cheres madame monsieur mesdames messieurs mademoiselle mme mlle mr docteur maitre directeur directrice president presidente le la les de du des".split(
    " ",
  ),
);

/** Words with capitals, joined as in a name: "Logis Nord-Ouest", "Jean de La Tour". At most eight. */
const run =
  /\p{Lu}[\p{L}\p{M}\p{N}]{0,40}(?:[ \u00A0'’-](?:(?:de|du|des|la|le|d)[ '’])?\p{Lu}[\p{L}\p{M}\p{N}]{0,40}){0,7}/gu;

/** Where a sentence, a line or what is in bold begins: the first word of a run may only be its beginning. */
const begins = /(?:^|[.!?…:;]\s|[\n«“"(#]|\*\*|[-–—•] |\d[.)] )\s{0,8}$/;

/** What follows a heading or a label: "**POINT CLÉ** :", "# PLAN D’APPEL". */
const endsHeading = /^(?:\*\*|__|[ \u00A0]?:|[ \u00A0][–—-] |[ \u00A0]?[!?]|\s{0,8}\n|\s{0,8}$)/;

/** What is said that a named person wants or does, which only a record or the customer can know. */
const wants =
  /^[ \u00A0](?:(?:actuellement|justement|déjà) )?(?:cherche|recherche|souhaite|veut|envisage|prévoit|projette|prépare|recrute|aimerait|a besoin|s’intéresse|s'intéresse|est (?:très )?(?:intéressée?|à la recherche|en train|en quête|mécontente?|insatisfaite?|prête?))(?![\p{L}])/u;
/** What does not assert it. */
const hedges =
  /(?<!\p{L})(?:peut-être|sans doute|probablement|sûrement|si|ne|pas)(?![\p{L}])|(?<!\p{L})n[’']/u;
const asked = /(?<!\p{L})(?:si|quand|lorsque|que|demandez|vérifiez)[ \u00A0]$/iu;

/** Read of what is said of a person: less than is held back of a clause that grows. */
const longestSaying = 70;
const clauseEnd = /[.!?;:,\n]/;
/** How far beyond it the sign is looked for by which it may be a question. */
const longestRest = 200;
/** Letters from which a word carries a meaning, and those by which its forms are compared. */
const meaningful = 5;
const isFormOf = stemFinder(meaningful);

/** A figure of a record, by what follows it, or a number of at least three digits that is no year. */
const figure =
  /(?<!\d)\d{1,9}(?=[ \u00A0\u202F]?(?:\/\s?100(?!\d)|%|€|points?\b|salari|personnes?\b|collaborat|employ))|(?<![\d/.,])(?!(?:19|20)\d\d(?!\d))\d{3,9}(?!\d)/gu;

/**
 * Names of people and companies, what these are said to want, and figures, that stand in none of what the model was given
 * about the list. Linear in the text.
 */
export function recordFindings(text: string, known: Known): Finding[] {
  const found: Finding[] = [];
  const add = (start: number, end: number) =>
    found.push({ start, end, kind: "invented", reason: copy.notInList });
  for (const { 0: name, index } of text.matchAll(run)) {
    const words = folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
    // A single word with a capital inside a sentence is a title or an acronym as often as a name.
    if (words.length < 2 && !isNamedAt(text, index)) continue;
    const end = index + name.length;
    if (isUnknownName(name, words, text, index, known)) add(index, end);
    const wish = wishAfter(text, index, end, known);
    if (wish !== null) add(index, wish);
  }
  for (const { 0: digits, index } of text.matchAll(figure))
    if (!known.numbers.has(digits)) add(index, index + digits.length);
  return found.sort((a, b) => a.start - b.start);
}

function isUnknownName(
  name: string,
  words: readonly string[],
  text: string,
  index: number,
  known: Known,
): boolean {
  const isBeginning = begins.test(text.slice(Math.max(0, index - 8), index));
  const named = words.findIndex((word) => !addresses.has(word));
  if (
    named < 0 ||
    (isBeginning && (words.length === 1 || isHeading(name, words, text.slice(index + name.length))))
  )
    return false;
  const judged = named > 0 ? words.slice(named) : isBeginning ? words.slice(1) : words;
  return judged.some((word) => word.length > 2 && !known.words.has(word) && !common.has(word));
}

/** Where it ends what somebody is said to want, if that was not given; else `null`. */
function wishAfter(text: string, index: number, end: number, { words: given }: Known): number | null {
  const clause = text.slice(end, index + longestSaying).split(clauseEnd)[0] ?? "";
  const isCut = end + clause.length === index + longestSaying;
  const said = isCut ? clause.slice(0, Math.max(0, clause.lastIndexOf(" "))) : clause;
  const wish = wants.exec(said);
  if (!wish || hedges.test(said) || asked.test(text.slice(Math.max(0, index - 20), index))) return null;
  const rest = text.slice(end + clause.length, end + clause.length + longestRest);
  if (clauseEnd.exec(rest)?.[0] === "?") return null;
  const words = folded(said.slice(wish[0].length)).match(/[\p{L}]+/gu) ?? [];
  return words.some((word) => word.length >= meaningful && !isFormOf(word, given))
    ? end + said.trimEnd().length
    : null;
}

const legalForms = new Set("sa sas sasu sarl eurl snc scop sci".split(" "));

/** A heading in capitals that names nobody: neither a given name nor the form of a company is in it. */
const isHeading = (name: string, words: readonly string[], rest: string) =>
  name === name.toUpperCase() &&
  name.length > 1 &&
  endsHeading.test(rest.slice(0, 20)) &&
  !words.some((word) => givenNames.has(word) || legalForms.has(word));

const isNamedAt = (text: string, index: number) =>
  /(?:chez|société|entreprise|contact|M\.|Mme|Monsieur|Madame)\s$/iu.test(
    text.slice(Math.max(0, index - 12), index),
  );

/** How much of a growing answer can be judged: without a name or a number at its end that may go on. */
export function judgedLength(text: string): number {
  const clause =
    text
      .slice(-81)
      .split(/[\n.!?;:,]/)
      .at(-1) ?? "";
  const number =
    text
      .slice(-13)
      .split(/[^\d \u00A0\u202F]/)
      .at(-1) ?? "";
  const open = Math.max(
    lengthFrom(clause.search(/\p{Lu}/u), clause),
    lengthFrom(number.search(/\d/), number),
  );
  return text.length - open;
}

const lengthFrom = (start: number, text: string) => (start < 0 ? 0 : text.length - start);
