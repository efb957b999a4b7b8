/** Words of talk and what a letter has instead, of the same gender and number. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(vos|nos|mes|les|des) (?:gars|mecs)(?!\p{L})/giu, "$1 équipes"],
  [/(?<!\p{L})(avec|par) (?:deux|trois|quatre) (?:gars|mecs)(?!\p{L})/giu, "$1 une équipe"],
  [/(?<!\p{L})(votre|vos|notre|nos|ma) boîte(s?)(?!\p{L})/giu, "$1 entreprise$2"],
  [/(?<!\p{L})ma entreprise(?!\p{L})/giu, "mon entreprise"],
  [/(?<!\p{L})boulot(?!\p{L})/giu, "travail"],
  [/(?<!\p{L})resto(s?)(?!\p{L})/giu, "restaurant$1"],
  [/(?<!\p{L})compta(?!\p{L})/giu, "comptabilité"],
  [/(?<!\p{L})appli(s?)(?!\p{L})/giu, "application$1"],
  [/(?<!\p{L})clim(s?)(?!\p{L})/giu, "climatisation$1"],
  [/(?<!\p{L})presta(s?)(?!\p{L})/giu, "prestataire$1"],
  [/(?<!\p{L})ordi(s?)(?!\p{L})/giu, "ordinateur$1"],
  [/(?<!\p{L})frigo(s?)(?!\p{L})/giu, "réfrigérateur$1"],
  [/(?<!\p{L})la paperasse(?!\p{L})/giu, "les formalités"],
  [/(?<!\p{L})(votre|vos) paperasses?(?!\p{L})/giu, "vos formalités"],
  [/(?<!\p{L})coup(s?) de fil(?!\p{L})/giu, "appel$1"],
  [/(?<!\p{L})sympas?(?!\p{L})/giu, "agréable"],
  [/(?<!\p{L})nickel(?!\p{L})/giu, "impeccable"],
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
  const said = plain.reduce((text, [spoken, written]) => text.replace(spoken, written), sentence);
  return slang.test(said) ? null : said;
}
