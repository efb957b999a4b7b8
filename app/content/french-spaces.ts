/** Inserts no-break spaces: thin ones before high punctuation and inside guillemets, full ones before units and article numbers. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;:!?»])/g, "\u202F$1")
    .replace(/« /g, "«\u202F")
    .replace(/(\d) (?=(?:heures|jours|mois|ans|minutes|pixels|h|€)(?![\p{L}]))/gu, "$1\u00A0")
    .replace(/(\d\u00A0h) (?=\d)/g, "$1\u00A0")
    .replace(/\b(articles?|art\.) (?=[LDR]?\d)/g, "$1\u00A0")
    .replace(/(?<=\d) (?=\d)/g, "\u00A0");
}
