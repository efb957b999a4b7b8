import { folded } from "#app/french/folded.ts";
import { de } from "./french.ts";

/** Nouns with which names of companies begin and that take an article in a sentence: "au Cabinet Morel". */
const masculine = new Set(
  "atelier bureau cabinet camping centre chateau college comptoir domaine ehpad foyer garage groupe groupement hotel institut laboratoire lycee magasin moulin restaurant salon studio syndicat theatre".split(
    " ",
  ),
);
const feminine = new Set(
  "agence association auberge cave federation usine clinique compagnie cooperative ferme fondation maison mairie mutuelle pharmacie residence scierie societe tannerie".split(
    " ",
  ),
);

/** A trade by its ending: Biscuiterie, Menuiserie, Imprimerie. */
const trade = /^\p{L}{3,20}erie$/u;

/** True of a name such as "biscuiterie de l’Abbaye", whose noun somebody wrote with a capital or in small letters. */
function genderOf(name: string): "m" | "f" | null {
  const [first = "", second = ""] = name.split(" ", 2);
  const noun = folded(first.slice(0, 24));
  // "Studio" alone may be the whole name, as AGENCE may.
  const isWord = first === "EHPAD" || first === first.charAt(0) + first.slice(1).toLowerCase();
  if (second === "" || !isWord) return null;
  if (masculine.has(noun)) return "m";
  return feminine.has(noun) || trade.test(noun) ? "f" : null;
}

const elides = (name: string) => de(name).startsWith("d’");

/** "chez Aubade Conseil", "chez Paul" of Chez Paul, "au Cabinet Morel", "à la Biscuiterie Morel", "à l’Hôtel du Lac". */
export function atCompany(name: string): string {
  if (/^chez\s/i.test(name)) return `chez ${name.slice(5)}`;
  const gender = genderOf(name);
  if (gender === null) return `chez ${name}`;
  if (elides(name)) return `à l’${name}`;
  return gender === "m" ? `au ${name}` : `à la ${name}`;
}

/** "d’Aubade Conseil", "du Cabinet Morel", "de la Biscuiterie Morel". */
export function ofCompany(name: string): string {
  const gender = genderOf(name);
  if (gender === null) return de(name);
  if (elides(name)) return `de l’${name}`;
  return gender === "m" ? `du ${name}` : `de la ${name}`;
}

/** "Aubade Conseil", "le Cabinet Morel", "la Biscuiterie Morel": for a subject, or after "pour" and "avec". */
export function theCompany(name: string): string {
  const gender = genderOf(name);
  if (gender === null) return name;
  if (elides(name)) return `l’${name}`;
  return gender === "m" ? `le ${name}` : `la ${name}`;
}
