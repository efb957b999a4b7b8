const figure = /\d{1,3}(?:[ .\u00A0\u202F]\d{3})+|\d+/gu;

/** Sizes of numbers alone, which are numbers of employees, as a sentence says them. */
const bare: readonly [RegExp, (first: string, second: string) => string][] = [
  [
    /^(?:de |entre )?(\d[\d\u00A0]*) (?:à|et) (\d[\d\u00A0]*)$/iu,
    (first, second) => `${first} à ${second} salariés`,
  ],
  [/^(\d[\d\u00A0]*) et plus$/iu, (first) => `${first} salariés et plus`],
  [/^(?:plus de|>) ?(\d[\d\u00A0]*)$/iu, (first) => `plus de ${first} salariés`],
  [/^(?:moins de|<) ?(\d[\d\u00A0]*)$/iu, (first) => `moins de ${first} salariés`],
  [
    /^(?:à partir de|au moins|min(?:imum)?|≥) ?(\d[\d\u00A0]*)$/iu,
    (first) => `à partir de ${first} salariés`,
  ],
  [/^(\d[\d\u00A0]*) min(?:imum|i)?$/iu, (first) => `à partir de ${first} salariés`],
  [/^(?:jusqu[’']à|max(?:imum)?|≤) ?(\d[\d\u00A0]*)$/iu, (first) => `jusqu’à ${first} salariés`],
  [/^(\d[\d\u00A0]*) max(?:imum|i)?$/iu, (first) => `jusqu’à ${first} salariés`],
];

/** "5000" and "15 000" as French writes them. */
const grouped = (typed: string) =>
  Number(typed.replace(/\D/gu, "").slice(0, 9)).toLocaleString("fr-FR").replace(/\s/gu, "\u00A0");

const bothSizes = (_: string, one: string, other: string) =>
  [one, other].map((size) => (size.length === 3 ? size.toUpperCase() : size)).join(" et ");
/** "moyennes et grandes", of which the noun was left out. */
const adjectivesAlone =
  /^(?:très )?(?:petites|moyennes|grandes|grosses)(?:(?: ?[,/] ?| et | ou | à )(?:très )?(?:petites|moyennes|grandes|grosses)){0,2}$/iu;
const sectors: Readonly<Record<string, string>> = { industrie: "de l’", santé: "de la ", services: "des " };
/** "PME industrie", which leaves out what joins them. */
const ofSector = (_: string, size: string, sector: string) => {
  const noun = sector.toLowerCase();
  return `${size.toUpperCase().replace(" ET ", " et ")} ${sectors[noun] ?? "du "}${noun === "btp" ? "BTP" : noun}`;
};

/**
 * A size in numbers as a sentence says it: "11-50" is "11 à 50 salariés", "50+" "50 salariés et plus", "10 camions et +"
 * "10 camions et plus"; what is counted stays as it was typed. interpretation.md D331.
 */
export function sizeSaid(typed: string): string {
  const said = typed
    .slice(0, 300)
    .trim()
    .replace(figure, grouped)
    .replace(/(?<=\d)(?:\s?(?:[-–—‑/]|->|→)\s?| a )(?=\d)/gu, " à ")
    .replace(/(?<=^entre \d[\d\u00A0]{0,9}) à (?=\d)/iu, " et ")
    .replace(/ ?, ?(?:peu importe|quelle que soit|quel que soit|sans condition d)[^,]{3,40}$/iu, "")
    .replace(
      /^(TPE|PME|PMI|ETI|grands comptes)(?: ?[/,&+-] ?| )(TPE|PME|PMI|ETI|grands comptes)$/iu,
      bothSizes,
    )
    .replace(
      /^((?:TPE|PME|ETI)(?:(?: et | ?\/ ?)(?:TPE|PME|ETI))?) (btp|industrie|négoce|santé|services|tertiaire|transport)$/iu,
      ofSector,
    )
    .replace(adjectivesAlone, "$& entreprises")
    .replace(/(?<!\S)(?:\+ (?:de|d['’])\s?|[+>] ?(?=\d))/gu, "plus de ")
    .replace(/(?<!\S)< ?(?=\d)/gu, "moins de ")
    .replace(/(?<!\S)[-–] de /gu, "moins de ")
    .replace(/ (?:et|ou) (?:\+|plus)(?!\p{L})(?! de )/gu, " et plus")
    .replace(/(?<=\d)\s?\+ ?(\p{Ll}{2,20})$/u, " $1 et plus")
    .replace(/(?<=\d)\s?\+$/u, " et plus")
    .replace(/ hab\.?(?!\p{L})/u, " habitants")
    .replace(/ pers\.?(?!\p{L})/u, " personnes")
    .replace(/ (?:sal|salar)\.?(?![\p{L}])/u, " salariés")
    .replace(/(?<=\p{L} (?:de|entre) [\d\u00A0]{1,9} (?:à|et) [\d\u00A0]{1,9})$/u, " salariés");
  for (const [read, say] of bare) {
    const [, first, second = ""] = read.exec(said) ?? [];
    if (first) return say(first, second);
  }
  return said;
}
