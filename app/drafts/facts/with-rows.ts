import { isParticiple, isVerb, nounOf } from "./lexicon.server.ts";

/** Works by their names: "pliage", "chaudronnerie", and those that no ending shows. */
const work =
  /^(?:\p{L}{3,16}(?:age|erie)|assainissement|chauffage|charpente|climatisation|clim|couverture|décolletage|découpe|domotique|électricité|étanchéité|fraisage|isolation|maçonnerie|moulage|peinture|plaquisterie|plomberie|soudure|taille|terrassement|tonte|tournage|usinage|ventilation)$/iu;
const noWork =
  /^(?:avantage|bagage|batterie|boucherie|boulangerie|brasserie|carrosserie|dommage|éclairage|étage|équipage|fromage|galerie|garage|garderie|hébergerie|image|langage|ménage|message|ouvrage|page|paysage|personnage|plage|stage|usage|vendage|village|visage|voyage)s?$/iu;
const isWork = (word: string) => work.test(word) && !noWork.test(word);

/** What belongs to the work before it: "découpe laser", "chaudronnerie inox", "tôlerie fine", "toit terrasse". */
const mostWordsOfWork = 3;
/** What a work is part of, or what something is done with: "pose de carrelage", "entretien chauffage". */
const goesOn =
  /^(?:à|au|aux|avec|chez|dans|de|des?|du|en|et|ou|par|pour|sans|sous|sur|vos|nos|le|la|les|un|une)$|[’,.;:]/iu;

/** Words in a plural that say of which kind something is, or what was done to it. */
const ofKind =
  /(?:els|elles|als|ales|ifs|ives|eux|euses|aux|iques|aires|és|ées|ables|ibles|ois|ais|ants|antes|ents|entes|ières|eurs|ures|oires|ins|ines|ons|eaux|neufs|secs|utiles|hospitaliers|particuliers|réguliers|forestiers|immobiliers|financiers|légers|frais|plats|rapides|simples|mobiles|doubles|tous|toutes|mêmes|autres|jeunes|adultes|verts|vertes|libres|vides|lourds|sociales|propres|fixes|faits|faites|pros|maison)$/u;
/** A thing of which several are named: "rails", "escaliers", "lève-personnes". */
const isGoods = (word: string) =>
  /^\p{Ll}[\p{L}-]{3,24}$/u.test(word) &&
  !ofKind.test(word) &&
  (nounOf(word)?.isPlural === true || /^\p{Ll}{3,8}-\p{Ll}{3,12}s$/u.test(word)) &&
  !isParticiple(word) &&
  !isVerb(word);
/** What stands before things of which each has its own article, if any has: "vos machines outils" are one. */
const determiner =
  /^(?:les|des|vos|nos|mes|ces|leurs|tous|toutes|quelques|plusieurs|de|d’\S{0,20}|aux|en|sans|pour|\d{1,6})$/u;

/**
 * The same of things: "lits médicalisés lève-personnes rails plafond" has commas, as has "garde-corps escaliers et portails".
 * Three things in a row are a list, and two with a third one after "et".
 */
function withGoods(line: string): string {
  const words = line.split(" ");
  const goods = words.map(isGoods);
  /** What belongs to the things before it: one word, an adjective or what it is made of. */
  const isBeside = (at: number) =>
    goods[at - 1] === true &&
    /^\p{Ll}{4,16}$/u.test(words[at] ?? "") &&
    (ofKind.test(words[at] ?? "") || nounOf(words[at] ?? "") !== null || isParticiple(words[at] ?? ""));
  const commas = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    if (!goods[at] || determiner.test(words[at - 1] ?? "")) continue;
    const starts = [at];
    let next = at + 1;
    while (next < words.length && (goods[next] || isBeside(next))) {
      if (goods[next]) starts.push(next);
      next++;
    }
    const isJoined = words[next] === "et" && goods[next + 1] === true;
    if (starts.length > 2 || (starts.length === 2 && isJoined))
      for (const start of starts.slice(1)) commas.add(start);
    at = next - 1;
  }
  return words.map((word, at) => (commas.has(at + 1) ? `${word},` : word)).join(" ");
}

/**
 * A line whose works were typed in a row, with what separates them: "découpe laser pliage soudure" has commas, and two that are
 * all of a line "et": "tôlerie fine chaudronnerie inox". Only a row that begins its line or its part is one, since
 * "location échafaudage" is one work. interpretation.md D354.
 */
export const withRows = (line: string): string => withGoods(withWorks(line));

function withWorks(line: string): string {
  const end = /[,.;:]/u.exec(line)?.index ?? line.length;
  const words = line.slice(0, end).split(" ");
  const starts = words.flatMap((word, at) => (isWork(word) ? [at] : []));
  const isRow =
    starts.length > 1 &&
    starts[0] === 0 &&
    starts.every((at, place) => (starts[place + 1] ?? words.length) - at <= mostWordsOfWork) &&
    !words.some((word) => goesOn.test(word) && word !== "et");
  if (!isRow) return line;
  const items = starts.map((at, place) => words.slice(at, starts[place + 1]).join(" "));
  if (items.some((item) => / et$/u.test(item))) return line;
  const isWhole = end === line.length && items.length === 2;
  return `${items.join(isWhole ? " et " : ", ")}${line.slice(end)}`;
}
