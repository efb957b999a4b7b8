/** Works by their names: "pliage", "chaudronnerie", and those that no ending shows. */
const work =
  /^(?:\p{L}{3,16}(?:age|erie)|assainissement|chauffage|charpente|climatisation|clim|couverture|décolletage|découpe|domotique|électricité|étanchéité|fraisage|isolation|maçonnerie|moulage|peinture|plaquisterie|plomberie|soudure|taille|terrassement|tonte|tournage|usinage|ventilation)$/iu;
const noWork =
  /^(?:avantage|bagage|batterie|boucherie|boulangerie|brasserie|carrosserie|dommage|éclairage|étage|équipage|fromage|galerie|garage|garderie|hébergerie|image|langage|ménage|message|ouvrage|page|paysage|personnage|plage|stage|usage|vendage|village|visage|voyage)s?$/iu;
const isWork = (word: string) => work.test(word) && !noWork.test(word);

/** What belongs to the work before it: "découpe laser", "chaudronnerie inox", "tôlerie fine", "toit terrasse". */
const most = 3;
/** What a work is part of, or what something is done with: "pose de carrelage", "entretien chauffage". */
const goesOn =
  /^(?:à|au|aux|avec|chez|dans|de|des?|du|en|et|ou|par|pour|sans|sous|sur|vos|nos|le|la|les|un|une)$|[’,.;:]/iu;

/**
 * A line whose works were typed in a row, with what separates them: "découpe laser pliage soudure" has commas, and two that are
 * all of a line "et": "tôlerie fine chaudronnerie inox". Only a row that begins its line or its part is one, since
 * "location échafaudage" is one work. interpretation.md D354.
 */
export function withRows(line: string): string {
  const end = /[,.;:]/u.exec(line)?.index ?? line.length;
  const words = line.slice(0, end).split(" ");
  const starts = words.flatMap((word, at) => (isWork(word) ? [at] : []));
  const isRow =
    starts.length > 1 &&
    starts[0] === 0 &&
    starts.every((at, place) => (starts[place + 1] ?? words.length) - at <= most) &&
    !words.some((word) => goesOn.test(word) && word !== "et");
  if (!isRow) return line;
  const items = starts.map((at, place) => words.slice(at, starts[place + 1]).join(" "));
  if (items.some((item) => / et$/u.test(item))) return line;
  const isWhole = end === line.length && items.length === 2;
  return `${items.join(isWhole ? " et " : ", ")}${line.slice(end)}`;
}
