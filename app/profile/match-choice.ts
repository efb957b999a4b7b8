import { icpSizes, primaryGoals, type Tone, tones } from "./choices.ts";
import { maxPhraseLength, phraseOf, plain } from "./phrases.ts";
import { isMeasuredSize, isPreciseSize } from "./precise-size.ts";
import { goalWordings, sizeWordings, toneWordings, type Wording } from "./synonyms.ts";

const sizeVocabulary = vocabularyOf(icpSizes, sizeWordings);
const toneVocabulary = vocabularyOf(tones, toneWordings);
const goalVocabulary = vocabularyOf(primaryGoals, goalWordings);

/** The size that `answer` names; `null` if none or several. interpretation.md D26. */
export const icpSizeOf = (answer: string) =>
  sizeInPlace.test(plain(answer)) ? null : valueNamedIn(answer, sizeVocabulary);
/**
 * The size that `answer` names as the profile keeps it: one of the list, or the words themselves where these say more, "ETI" or
 * "PME (10 à 50 salariés)", "10 ha et plus"; `null` for anything else. interpretation.md D157, D331.
 */
export function sizeOf(answer: string): string | null {
  const named = icpSizeOf(answer);
  const bracket = answer.indexOf("(");
  const numbers = bracket === -1 ? "" : answer.slice(bracket + 1).replaceAll(")", " ");
  const saysMore = numbers !== "" && isPreciseSize(answer) && icpSizeOf(numbers) !== named;
  const isOwn = isPreciseSize(answer) || isMeasuredSize(answer.trim());
  return (saysMore || named === null) && isOwn ? answer.trim() : named;
}

/**
 * The tone that `answer` names: of several the first, "direct mais sympa", and none of those that it negates, "formel mais
 * pas guindé"; `null` if none, or if two exclude each other, "amical ou formel". interpretation.md D26, D330.
 */
export const toneOf = (answer: string): Tone | null =>
  valueNamedIn(answer, toneVocabulary) ?? firstToneOf(answer);

function firstToneOf(answer: string): Tone | null {
  if (answer.length > maxPhraseLength) return null;
  const said = clausesOf(answer)
    .filter((clause) => !negated.test(plain(clause)))
    .map((clause) => ` ${phraseOf(clause)} `)
    .join(" ");
  const strong = namedInOrder(said, toneVocabulary.within);
  const weak = namedInOrder(said, oneWordTones);
  const others = weak.filter(({ wording }) => !politeness.has(wording));
  const [named = []] = [strong, others, weak].filter((found) => found.length > 0);
  const tones = new Set(named.map(({ value }) => value));
  return tones.has("friendly") && tones.has("formal") ? null : (named[0]?.value ?? null);
}

/** The values whose wordings a phrase contains, in its order. */
const namedInOrder = <Value extends string>(phrase: string, wordings: ReadonlyMap<string, Value>) =>
  [...wordings]
    .map(([wording, value]) => ({ wording, value, at: phrase.indexOf(` ${wording} `) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);

/** Wordings that are a whole answer, of one word each. */
const oneWordTones = new Map([...toneVocabulary.whole].filter(([wording]) => !wording.includes(" ")));
/** What every mail to a company is, and what every tone of ours has: beside another tone they say nothing. */
const politeness = new Set(
  "professionnel,pro,sérieux,poli,courtois,respectueux,vouvoiement,vouvoyer,tutoiement,tutoyer"
    .split(",")
    .map(phraseOf),
);
const clausesOf = (answer: string) => answer.split(/[,;.:/&+\n]|\s(?:et|ou|mais|plutôt que|tout en)\s/iu);
/** A clause that says what is not wanted; "sans détour" is a tone. */
const negated = /\b(?:pas|ni|non|jamais|aucune?|moins|eviter?|sauf|not?|trop|sans etre)\b/;
/**
 * The goal of the list that `answer` names; `null` if none or several, if it negates one, or if it says what for, which the
 * profile keeps in its own words: "rdv sur place", "une démo de 20 min". interpretation.md D26, D335.
 */
export const primaryGoalOf = (answer: string) =>
  saysWhatFor.test(plain(answer)) ? null : goalNamedIn(answer);

/** The goal of the list that `answer` names, whatever else it says of it; `null` if none or several. */
export const goalNamedIn = (answer: string) => valueNamedIn(answer, goalVocabulary);

/** What a goal asks for beside a talk, or what makes of it another one. */
const saysWhatFor =
  /(?<![a-z])(?:audits?|chiffr\w{2,5}|degustations?|devis|diagnostics?|echantillons?|essais?|visites?|telephon\w{2,8}|tel|sur (?:place|site)|chez eux|\d{1,2} ?(?:min|mn|minutes?))(?![a-z])/;

/** True when `text` begins with the name of a size, even if it is not exactly one: "PME industrielles". */
export function beginsWithSize(text: string): boolean {
  if (isPreciseSize(text)) return true;
  const phrase = `${phraseOf(text)} `;
  if (sizeInPlace.test(plain(text))) return false;
  return [...sizeVocabulary.whole.keys()].some((name) => phrase.startsWith(`${name} `));
}

/** True when `text` names sizes and nothing else: "PME", "TPE/PME", "PME de 10 à 50 salariés". */
export function namesOnlySizes(text: string): boolean {
  if (text.length > maxPhraseLength || sizeInPlace.test(plain(text))) return false;
  if (isPreciseSize(text)) return true;
  const parts = partsOf(text);
  return (
    sizeVocabulary.whole.has(phraseOf(text)) ||
    (parts.length > 0 && parts.every((part) => sizeVocabulary.whole.has(part)))
  );
}

/** Places, sectors and people whose names begin as a size does. */
const sizeInPlace =
  /^(?:(?:dans|en|sur) )?(?:le |la |les |l )?(?:grande? (?:est|ouest|nord|sud|centre|paris|lyon|couronne|distribution|surface|magasin|ecole|public)|petite couronne|grands (?:magasins|boulevards)|grandes (?:surfaces|ecoles|cultures|villes|agglomerations|metropoles)|tout(?:e|es)? (?:la |le |l )?(?:france|hexagone|region|departement)|tous (?:les )?(?:secteurs?|departements?|metiers?))(?![a-z])/;

/** Maps wordings, normalised by `phraseOf`, to their values. */
type Vocabulary<Value extends string> = { whole: Map<string, Value>; within: Map<string, Value> };

function vocabularyOf<Value extends string>(
  values: readonly Value[],
  wordings: Record<Value, Wording>,
): Vocabulary<Value> {
  const whole = new Map<string, Value>();
  const within = new Map<string, Value>();
  for (const value of values) {
    const strong = wordings[value].within?.split(",") ?? [];
    for (const wording of strong) within.set(phraseOf(wording), value);
    for (const wording of [value, ...strong, ...wordings[value].whole.split(",")])
      whole.set(phraseOf(wording), value);
  }
  return { whole, within };
}

/** The items of a list such as "TPE et PME", normalised by `phraseOf`. */
function partsOf(answer: string): string[] {
  return answer
    .split(/[,;/&+]|\s(?:et|ou)\s/i)
    .map(phraseOf)
    .filter(Boolean);
}

function valueNamedIn<Value extends string>(answer: string, { whole, within }: Vocabulary<Value>) {
  if (answer.length > maxPhraseLength) return null;
  const named = whole.get(phraseOf(answer));
  if (named) return named;

  const values = new Set(partsOf(answer).map((part) => whole.get(part)));
  if (values.size === 1 && !values.has(undefined)) return [...values][0] ?? null;

  if (negations.test(plain(answer))) return null;
  const sentence = ` ${phraseOf(answer)} `;
  const mentioned = new Set(
    [...within].filter(([wording]) => sentence.includes(` ${wording} `)).map(([, value]) => value),
  );
  return mentioned.size === 1 ? ([...mentioned][0] ?? null) : null;
}

const negations = /\b(pas|ni|non|jamais|aucune?|moins|eviter?|sauf|not?)\b/;
