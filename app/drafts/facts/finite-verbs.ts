import { folded } from "#app/french/folded.ts";

/** Verbs of the third person that a list has, since their form does not show that they are verbs. */
const verbs = new Set(
  "a ont est sont sera seront etait etaient fait font va vont peut peuvent doit doivent dit voit sait tient suit sert part dort vit prend perd reste devient arrive passe gagne tourne fonctionne baisse coute augmente double attend merite recoit trouve commence tombe manque avance grandit vieillit change dure pose roule avez etes".split(
    " ",
  ),
);

/** Words in "-ent" that are no verbs of the plural. */
const others = new Set(
  "absent accident adherent adolescent agent argent cent client comment concurrent conscient content cent dent different evident excellent frequent incident innocent parent patient permanent president prudent recent resident souvent suffisant talent transparent urgent vent violent".split(
    " ",
  ),
);

/** True of a verb of the plural by its ending: "découvrent", and no noun or adverb in "-ment". */
const isPlural = (word: string) => /^[a-z]{2,}(?:[^m]ent|oment|orment)$/.test(word) && !others.has(word);

/** True for words that have a verb of their own, which a list of goods has not. Only the first 300 characters count. */
export function hasFiniteVerb(text: string): boolean {
  const words = folded(text.slice(0, 300)).match(/[a-z]+/g) ?? [];
  return words.some((word) => verbs.has(word) || isPlural(word));
}

/** True for a statement about several people or things: "Les dirigeants découvrent…". */
export function hasPluralVerb(text: string): boolean {
  return (folded(text.slice(0, 300)).match(/[a-z]+/g) ?? []).some(isPlural);
}
