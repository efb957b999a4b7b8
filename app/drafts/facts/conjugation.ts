import { folded } from "#app/french/folded.ts";
import { nousOf, nousOfInfinitive, nousOfPlural, vousOf, vousOfPlural } from "./lexicon.server.ts";

/** "paie" and "essaient" as Lefff spells them: "paye", "essayent". */
const withY = (form: string) => form.replace(/(?<=[ae])i(?=e(?:nt)?$)/u, "y");

/** "livre" of "on livre" is livrons, "entretient" entretenons; `null` for what is no such form. */
export const weOf = (third: string): string | null => nousOf(third) ?? nousOf(withY(third));

/** "réduire" is réduisons, "garantir" garantissons; `null` for what is no infinitive. */
export const weOfInfinitive = nousOfInfinitive;

/** "ils gagnent" is nous gagnons; `null` for what is no such form. */
export const weOfPlural = (verb: string): string | null => nousOfPlural(verb) ?? nousOfPlural(withY(verb));

/** "ils gagnent" is vous gagnez, "ils reçoivent" vous recevez; `null` for what is no such form. */
export const youOfPlural = (verb: string): string | null => vousOfPlural(verb) ?? vousOfPlural(withY(verb));

/** "il gagne" is vous gagnez, "elle paie" vous payez; `null` for what is no such form. */
export const youOf = (third: string): string | null => vousOf(third) ?? vousOf(withY(third));

/** Endings of infinitives in -re, as "livre" and "lettre" have none. */
const re =
  /(?:uire|endre|ondre|erdre|mettre|attre|crire|suivre|vivre|aindre|eindre|oindre|oudre|ompre|faire|aitre|lire|dire|plaire|traire|cevoir)$/;
const others = new Set("avoir etre voir prevoir revoir savoir pouvoir vouloir devoir croire".split(" "));
/** Words that end as infinitives do, and are none. */
const nouns = new Set(
  "affaire atelier papier courrier chantier mobilier quartier premier dernier entier plaisir avenir loisir cuir desir hier particulier immobilier metier acier escalier dossier panier fichier calendrier cahier clavier singulier regulier leger cher hiver pionnier leader partner designer manager tresorier conseiller cendre gendre tendre foyer loyer super hyper inter".split(
    " ",
  ),
);

/** True for a verb in the infinitive, by its ending. */
export function isInfinitive(word: string): boolean {
  const plain = folded(word.slice(0, 24));
  return (
    !nouns.has(plain) &&
    !plain.includes("-") &&
    ((plain.length > 3 && /(?:er|[^o]ir)$/.test(plain)) || re.test(plain) || others.has(plain))
  );
}
