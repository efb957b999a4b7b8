/**
 * Inserts no-break spaces before high punctuation, inside guillemets, before units and before article numbers. They are
 * full ones: the thin space of the typeface is an eighth of an em, which nobody sees.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;:!?»])/g, "\u00A0$1")
    .replace(/« /g, "«\u00A0")
    .replace(/(\d) (?=(?:heures|jours|mois|ans|minutes|pixels|h|€)(?![\p{L}]))/gu, "$1\u00A0")
    .replace(/(\d\u00A0h) (?=\d)/g, "$1\u00A0")
    .replace(/\b(articles?|art\.) (?=[LDR]?\d)/g, "$1\u00A0")
    .replace(/(?<=\d) (?=\d)/g, "\u00A0");
}
