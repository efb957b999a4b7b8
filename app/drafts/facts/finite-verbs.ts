import { folded } from "#app/french/folded.ts";
import { weOf } from "./conjugation.ts";

/** Verbs of the third person that a list has, since their form does not show that they are verbs. */
const verbs = new Set(
  "a ont est sont sera seront etait etaient fait font va vont peut peuvent doit doivent dit voit sait tient suit sert dort vit prend perd devient arrive gagne tourne fonctionne coute attend merite recoit tombe grandit vieillit dure avez etes vient revient intervient previent obtient maintient repond permet garantit rend comprend remet transmet finit remplit reussit choisit agit ralentit faiblit moisit pourrit subit bat court sent fuit rame bugue plante stagne souffre fatigue".split(
    " ",
  ),
);

/** Verbs that are nouns as well: "la pose de vos fenêtres", "double vitrage". */
const nounsToo = new Set(
  "avance part reste passe baisse augmente double manque commence change pose roule trouve sort marche".split(
    " ",
  ),
);
const beforeNoun = new Set(
  "le la les l un une de du des d vos votre nos notre en sans avec et ou".split(" "),
);
const afterNoun = new Set("de du des d et ou par".split(" "));

/** Words in "-ent" that are no verbs of the plural. */
const others = new Set(
  "absent accident adherent adolescent agent argent cent client comment concurrent conscient content dent different evident excellent frequent incident innocent parent patient permanent present president prudent recent resident souvent suffisant talent transparent urgent vent violent".split(
    " ",
  ),
);

/** True of a verb of the plural by its ending: "découvrent", and no noun or adverb in "-ment". */
const isPlural = (word: string) => /^[a-z]{2,}(?:[^m]ent|oment|orment)$/.test(word) && !others.has(word);

/** Endings of adjectives and nouns that no verb of the third person has, or few have. */
const noVerb = /(?:ible|able|ique|aire|oire|age|ure|ance|ence|iste|isme|esse|ette|ee)$/;

/** What stands after a verb and after no noun: "le logiciel calcule vos congés". */
const objects = new Set("vos votre vous les le la un une".split(" "));

/** Words between "qui" and its verb. */
const pronouns = new Set("ne n vous se s le la les l leur lui y en".split(" "));

/** After these the next verb is that of a clause: "des séminaires dont on parle". */
const clauses = new Set("que qu dont ou quand si lorsque".split(" "));

/**
 * True for words that say something with a verb of their own, which a list of goods has not; one in a clause about a
 * noun counts for nothing ("un logiciel qui gère vos congés"). Only the first 300 characters count.
 */
export function hasFiniteVerb(text: string): boolean {
  // In "de A à Z" nobody has anything.
  const typed = (text.slice(0, 300).match(/[\p{L}\p{M}]+/gu) ?? []).map((word) =>
    word === "A" ? "à" : word.toLowerCase(),
  );
  const words = typed.map(folded);
  let inClauses = 0;
  for (let at = 0; at < words.length; at++) {
    const [word = "", before = "", next = ""] = [words[at], words[at - 1], words[at + 1]];
    if (word === "qui") {
      while (pronouns.has(words[at + 1] ?? "")) at++;
      at++;
    } else if (clauses.has(word) && (word !== "ou" || typed[at] === "où")) inClauses++;
    else if (isVerb(typed[at] ?? "", word, { before, next, at }) && inClauses-- <= 0) return true;
  }
  return false;
}

function isVerb(
  typed: string,
  word: string,
  { before, next, at }: { before: string; next: string; at: number },
): boolean {
  if (word === "fait" && /^(?:maison|main|sur|par|pour|a)$/.test(next)) return false;
  if (word === "a" && typed === "à") return false;
  if (verbs.has(word) || isPlural(word)) return !(word === "fait" && beforeNoun.has(before));
  const isObject = at > 1 && (before === "vous" || before === "se");
  if (nounsToo.has(word)) return at > 0 && !beforeNoun.has(before) && !afterNoun.has(next);
  return (
    at > 1 &&
    !noVerb.test(word) &&
    weOf(typed) !== null &&
    !beforeNoun.has(before) &&
    (isObject || objects.has(next))
  );
}

/** True for a statement about several people or things: "Les dirigeants découvrent…". */
export function hasPluralVerb(text: string): boolean {
  return (folded(text.slice(0, 300)).match(/[a-z]+/g) ?? []).some(isPlural);
}
