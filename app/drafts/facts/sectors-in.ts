import { listItems } from "../phrases/list-items.ts";
import { namesAnybody } from "./anybody.ts";
import { sectorInFull } from "./sector-in-full.ts";

/** Of "entreprises qui font du mécénat\u00A0: banques, assureurs" the list after the colon. */
const heading = /^[^:]{2,80}?\s?:\s/u;
/** What weighs a sector and names none. */
const weighing =
  /^(?:(?:et |ou |mais )?(?:aussi|surtout|plutôt|notamment|principalement|essentiellement|éventuellement|idéalement|parfois|puis|ensuite|voire|directement|alors|bon|bref|en fait)|en priorité|d’abord|quelques|plusieurs|certaine?s|divers|diverses|tou(?:s|tes) les|les|le|la|dans (?:les|le|la)|et|ou) |^(?:dans )?l’(?=\p{Ll})/u;
const weighed =
  / (?:d’un c[oô]té|de l’autre(?: c[oô]té)?|en priorité|d’abord|surtout|notamment|principalement|par exemple|etc)\.?$/u;
/** What is said of the companies of a sector, by which none is found. */
const relative =
  /,? (?:(?:qui|dont|où|que|ayant|possédant|disposant|souhaitant|voulant|cherchant|désirant) |qu’|(?:auxquel|dans lesquel|pour lesquel)(?:le)?s )[\s\S]*$/u;
/** What is not looked for. */
const unwanted =
  /^(?:sauf|hors|excepté|pas de|pas d’|pas les|pas la|pas le|à l’exception (?:de la|de l’|des|du|de))\s?/iu;

const replacedAll = (text: string, pattern: RegExp): string => {
  const shorter = text.replace(pattern, "");
  return shorter === text || shorter === "" ? text : replacedAll(shorter, pattern);
};

/** One sector as a search names it; all that was typed where nothing else is left of it. */
function sectorIn(typed: string): string {
  const [listed = "", ...more] = typed.replace(heading, "").split(relative);
  const item = replacedAll(replacedAll(listed, weighing), weighed).trim();
  return item === "" || (more.length > 0 && namesAnybody(item)) ? typed : item;
}

/** Sorts of a sector in brackets, whose commas and strokes separate no sectors: "usines (chimie / papier)". */
const brackets = /\(([^()]{2,80})\)/gu;
const innerComma = "\uE000";
const inBrackets = (whole: string, inner: string) => {
  if (inner.includes("://")) return whole;
  const sorts = inner.split(/ ?[,;|/•+] ?| et /u).filter((each) => each.trim() !== "");
  return `(${sorts.map((each) => sectorInFull(each.trim())).join(innerComma)})`;
};

/** Nouns of sectors that people type in a row without commas. Pairs that are one trade, "boucherie charcuterie", are no row. */
const inRow =
  /^(?:\p{L}{3,16}erie|(?:hotel|hôtel|restaurant|camping|garage|clinique|ehpad|ime|itep|esat|saad|ssiad|mecs|foyer|résidence|residence|école|ecole|crèche|creche|mairie|usine|entrepôt|entrepot|bureau|magasin|commerce|association|collectivité|lyc[ée]e|coll[èe]ge|hôpital|notaire|avocat|architecte|syndic|artisan|cabinet|château|domaine|concession|banque)[sx]?|hôpitaux|agroalimentaire|aéronautique|aeronautique|agriculture|assurance|automobile|batiment|bâtiment|btp|chimie|commerce|cosmétique|cosmetique|distribution|éducation|energie|énergie|finance|immobilier|industrie|logistique|luxe|médical|medical|médico-social|négoce|negoce|nautisme|pharmacie|plasturgie|santé|sante|services|tertiaire|tourisme|transport|transports|viticulture)$/iu;
const pairs =
  /^(?:(?:bars?|h[oô]tels?|restaurants?) (?:bars?|restaurants?)|\p{L}{3,16}erie (?:\p{L}{3,16}erie|restaurants?))$|^(?:artisans?|bureaux?|commerces?|industries?|magasins?|services|transports?) /iu;
/** What belongs to the noun before it in such a row: "lycées privés". */
const ofNoun =
  /^(?:agricoles?|médica(?:l|ux|les?)|municipa(?:l|ux|les?)|privée?s?|publi(?:c|cs|ques?)|socia(?:l|ux|les?)|ssr|smr|mco|prives?|privees?)$/iu;

/** Sectors in a row: "métallerie chaudronnerie scierie"; any other item as it is. */
function rowOf(item: string): string[] {
  const words = item.split(" ");
  const nouns = words.filter((word) => !ofNoun.test(word));
  const isRow = nouns.every((word) => inRow.test(word)) && !ofNoun.test(words[0] ?? "");
  if (nouns.length < 2 || !isRow || (nouns.length === 2 && pairs.test(nouns.join(" ")))) return [item];
  const row: string[] = [];
  for (const word of words) row.push(ofNoun.test(word) ? `${row.pop()} ${word}` : word);
  return row;
}

/** What shops of the web sell, after the first of them: "e-commerce cosmétique, déco". */
const goods =
  /^(?:accessoires|alimentaire|alimentation|animalerie|beauté|bijoux|bio|bricolage|chaussures|compléments|cosmétiques?|déco|décoration|épicerie|high-tech|jardin|jouets|maison|maroquinerie|mode|mobilier|optique|parfums?|prêt-à-porter|puériculture|sport|textile|vêtements|vins?)(?!\p{L})/iu;

/** An item that begins so belongs to the noun before it: "compagnies de théâtre, de cirque et de danse". */
const complement = /^(?:de |du |des |d’)/u;

/**
 * The sectors of a list that somebody typed, in their order, and those that it excludes ("sauf l’agroalimentaire"): each
 * with its noun, without a heading, a relative clause and words that weigh it. interpretation.md D332.
 */
export function sectorsIn(list: string): { sought: string[]; excluded: string[] } {
  const sought: string[] = [];
  const excluded: string[] = [];
  for (const typed of listItems(
    list.replace(brackets, inBrackets),
    /[,;|•]| \/ |(?<=\p{Ll}) \+ (?=\p{L})/u,
  ).flatMap(rowOf)) {
    const item = typed.replaceAll(innerComma, ", ");
    const noun = sought.at(-1)?.split(/ (?:de|du|des) | d’/u, 1)[0];
    if (unwanted.test(item)) excluded.push(sectorIn(item.replace(unwanted, "")));
    else if (noun && complement.test(item))
      sought.push(
        ...item.split(/ (?:et|ou) (?=de |du |des |d’)/u).map((part) => `${noun} ${sectorIn(part)}`),
      );
    else if (/^e-?commerce /iu.test(sought.at(-1) ?? "") && goods.test(item))
      sought.push(`e-commerce ${sectorIn(item)}`);
    else sought.push(sectorIn(item));
  }
  return { sought, excluded };
}
