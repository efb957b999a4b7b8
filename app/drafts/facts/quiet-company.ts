import { folded } from "#app/french/folded.ts";
import { accentedName } from "./accented.ts";
import { acronymsOfHouses } from "./company-words.ts";
import { isAcronym } from "./quiet-capitals.ts";

/** Small words inside a name, which stay small: "Comptoir du Lac". */
const small = /^(?:DES?|DU|D|L|ET|LES?|LA|AUX?|EN|SUR|À|A)$/;

/** Words of few letters in names of companies; others may be acronyms. */
const shortWords = new Set(
  "BAR FILS CIE CO SUD NORD EST BOIS AUTO VERT BLEU MER PORT PAIN ART ARTS EAU EAUX GARE PARC PONT MONT VAL VINS CAVE PRO PLUS SOL SOLS TOIT MAIN RUE LAIT MIEL OR FER ACIER JEAN PAUL PAIX CLOS TOUR SAINT LAC BEL AIR ROI BON BONS MAS TROIS CHEZ LOUP IMMO LE LA LES AU AUX FRET CLIM GEL DOC PAYS VILLE NEUF ÉCO ECO BIO MODE PLAT PRÉ PRES CRU ROSE JARDIN OUEST HYPER".split(
    " ",
  ),
);

/** True of a word of a name in capitals that is none of letters alone: a short one after a small word, or a known one. */
const isWord = (word: string, before: string) =>
  word.length > 4 ||
  shortWords.has(word) ||
  (word.length === 4 && /[AEIOUY]/.test(folded(word).toUpperCase())) ||
  (small.test(before) && /[AEIOUY]/.test(folded(word).toUpperCase()));

/**
 * A name of several words in capitals, as people write it: "LE COMPTOIR DU LAC" is Le Comptoir du Lac. Words of few letters
 * may be acronyms and stay, and so does a name of one word, which may be a brand.
 */
export function quietCompany(company: string, { keepsOneWord = false } = {}): string {
  const typed = company.trim();
  if (/\p{Ll}/u.test(typed) || (keepsOneWord && !/[\s’']/u.test(typed))) return company;
  let before = "";
  const name = typed.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const quiet =
      at > 0 && small.test(word)
        ? word.toLowerCase()
        : isWord(word, before) && !isAcronym(word) && !acronymsOfHouses.has(word)
          ? titled(word)
          : word;
    before = word;
    return quiet;
  });
  return accentedName(name);
}

const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
