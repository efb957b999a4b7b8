import { listItems } from "../phrases/list-items.ts";
import { namesAnybody } from "./anybody.ts";

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

/** An item that begins so belongs to the noun before it: "compagnies de théâtre, de cirque et de danse". */
const complement = /^(?:de |du |des |d’)/u;

/**
 * The sectors of a list that somebody typed, in their order, and those that it excludes ("sauf l’agroalimentaire"): each
 * with its noun, without a heading, a relative clause and words that weigh it. interpretation.md D332.
 */
export function sectorsIn(list: string): { sought: string[]; excluded: string[] } {
  const sought: string[] = [];
  const excluded: string[] = [];
  for (const item of listItems(list, /[,;|•]| \/ /)) {
    const noun = sought.at(-1)?.split(/ (?:de|du|des) | d’/u, 1)[0];
    if (unwanted.test(item)) excluded.push(sectorIn(item.replace(unwanted, "")));
    else if (noun && complement.test(item))
      sought.push(
        ...item.split(/ (?:et|ou) (?=de |du |des |d’)/u).map((part) => `${noun} ${sectorIn(part)}`),
      );
    else sought.push(sectorIn(item));
  }
  return { sought, excluded };
}
