import { capitalised } from "./french.ts";

const guys = /(?<!\p{L})(vos|nos|mes|les|des) (?:gars|mecs)(?!\p{L})/giu;
/** What agrees with "gars" or stands for it, and would not with a team. */
const agreesWithGuys =
  /(?<!\p{L})(?:sont|étaient|seront|soient|restent|ils|eux|tous|ceux|un des|chacun de)(?!\p{L})|(?<!\p{L})(?:gars|mecs) \p{L}{1,18}(?:[^aâe ]s|eux)(?!\p{L})/iu;

/** What a letter has instead of words of talk: of the same gender, or where nothing that agrees with them is near. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(avec|par) (?:deux|trois|quatre) (?:gars|mecs)(?!\p{L})/giu, "$1 une équipe"],
  // "Votre boîte mail", "vos boîtes en carton": what has a complement is a box, and nobody who reads has several firms.
  [
    /(?<!\p{L})(votre|notre|leur|ma) boîte(?=[.,;:?!»)]|[ \u00A0][:;?!»]|$| (?:qui|a|est|va|tourne|grandit|grossit|marche|perd|gagne|quand|si)(?!\p{L}))/giu,
    "$1 entreprise",
  ],
  [/(?<!\p{L})(leurs|d’autres) boîtes(?=[.,;:?!»)]|[ \u00A0][:;?!»]|$| qui(?!\p{L}))/giu, "$1 entreprises"],
  [/(?<!\p{L})ma entreprise(?!\p{L})/giu, "mon entreprise"],
  [/(?<!\p{L})boulot(?!\p{L})/giu, "travail"],
  [/(?<!\p{L})resto(s?)(?!\p{L})/giu, "restaurant$1"],
  [/(?<!\p{L})compta(?!\p{L})/giu, "comptabilité"],
  [/(?<!\p{L})appli(s?)(?!\p{L})/giu, "application$1"],
  [/(?<!\p{L})clim(s?)(?!\p{L})/giu, "climatisation$1"],
  [/(?<!\p{L})ordi(s?)(?!\p{L})/giu, "ordinateur$1"],
  [/(?<!\p{L})frigo(s?)(?!\p{L})/giu, "réfrigérateur$1"],
  [/(?<=(?<!\p{L})(?:a|avez|ont|faire|faites|remplir) )de la paperasse(?!\p{L})/giu, "des formalités"],
  [/(?<!\p{L})(la|votre|notre|leur) paperasse(?!\p{L})/giu, "$1 partie administrative"],
  [/(?<!\p{L})(vos|nos|leurs|les|des) paperasses(?!\p{L})/giu, "$1 formalités"],
  [/(?<!\p{L})le coup de fil(?!\p{L})/giu, "l’appel"],
  [/(?<!\p{L})au coup de fil(?!\p{L})/giu, "à l’appel"],
  [/(?<!\p{L})du coup de fil(?!\p{L})/giu, "de l’appel"],
  [/(?<!\p{L})ce coup de fil(?!\p{L})/giu, "cet appel"],
  [/(?<!\p{L})de coup(s?) de fil(?!\p{L})/giu, "d’appel$1"],
  [/(?<!\p{L})coup(s?) de fil(?!\p{L})/giu, "appel$1"],
  [/(?<!\p{L})sympa(s?)(?!\p{L})/giu, "agréable$1"],
  // What is of nickel is a metal.
  [/(?<!\p{L}|(?<!\p{L})(?:au|de|du|en|et|le|ou) )nickel(?!\p{L})/giu, "impeccable"],
  [/(?<!\p{L})vite fait(?:,? bien fait)?(?!\p{L})/giu, "rapidement"],
  [/(?<!\p{L})bosser(?!\p{L})/giu, "travailler"],
  [/(?<!\p{L})bossons(?!\p{L})/giu, "travaillons"],
  [/(?<!\p{L})boss(e|ent)(?!\p{L})/giu, "travaill$1"],
  [/(?<![\p{L}-])ça(?!\p{L})/gu, "cela"],
  [/(?<![\p{L}-])Ça(?!\p{L})/gu, "Cela"],
  // What somebody says to end a sentence, and says nothing: "…, c’est tout".
  [/,? (?:et )?(?:c’est tout|point (?:final|barre)|basta|voilà(?: tout)?)(?=[.]?$)/giu, ""],
];

/** What no letter says, and has no plain word beside it. */
const slang =
  /(?<!\p{L})(?:bagnoles?|bordel|chiants?|cool|emmerd\p{L}{1,6}|fric|gars|gueules?|mecs?|nanas?|ouais|pognon|potes?|se prendre la tête|thunes?|trucs?)(?!\p{L})/iu;

/**
 * A sentence of an offer in the register of the formal and the premium tone: "vos gars" are "vos équipes", and "c’est tout" at
 * its end goes. `null` for one with a word of talk that has no plain equivalent. interpretation.md D353.
 */
export function inDistantRegister(sentence: string): string | null {
  const people = agreesWithGuys.test(sentence) ? "collaborateurs" : "équipes";
  const named = sentence.replace(guys, (_, whose: string) => `${whose} ${people}`);
  const said = plain.reduce((text, [spoken, written]) => text.replace(spoken, written), named);
  if (slang.test(said)) return null;
  return /^\p{Lu}/u.test(sentence) ? capitalised(said) : said;
}
