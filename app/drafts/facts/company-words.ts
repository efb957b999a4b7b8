import { folded } from "#app/french/folded.ts";
import { de } from "./french.ts";

/** Nouns with which names of companies begin and that take an article in a sentence: "au Cabinet Morel". */
const masculine = new Set(
  "atelier bar bureau cabinet cafe camping ccas centre cfa chateau chr chu club college comite comptoir conservatoire domaine ehpad esat foyer garage gaec groupe groupement hopital hotel ime institut laboratoire lycee magasin moulin musee parc relais restaurant salon sdis studio syndicat theatre".split(
    " ",
  ),
);
const feminine = new Set(
  "agence association banque caisse commune creche earl ecole etude librairie mjc scea station ville auberge cave federation usine clinique compagnie cooperative ferme fondation maison mairie mutuelle pharmacie residence scierie societe tannerie".split(
    " ",
  ),
);

/** Kinds of houses that are written in capitals. */
export const acronymsOfHouses: ReadonlySet<string> = new Set([
  "CCAS",
  "CFA",
  "CHR",
  "CHU",
  "EARL",
  "EHPAD",
  "ESAT",
  "GAEC",
  "IME",
  "MJC",
  "SCEA",
  "SDIS",
]);

/** A trade by its ending: Biscuiterie, Menuiserie, Imprimerie. */
const trade = /^\p{L}{3,20}erie$/u;

/** True of a name such as "biscuiterie de l’Abbaye", whose noun somebody wrote with a capital or in small letters. */
function genderOf(name: string): "m" | "f" | null {
  const [first = "", second = ""] = name.split(" ", 2);
  const noun = folded(first.slice(0, 24));
  // "Studio" alone may be the whole name, as AGENCE may.
  const isWord = acronymsOfHouses.has(first) || first === first.charAt(0) + first.slice(1).toLowerCase();
  if (second === "" || !isWord) return null;
  if (masculine.has(noun)) return "m";
  return feminine.has(noun) || trade.test(noun) ? "f" : null;
}

/** A verb and what may follow it: "surveille votre réseau", while a name may begin with a noun: "Palettes Europe". */
const statement =
  /^ \p{L}{2,20}(?:e|it|end|ut|a) (?:votre|vos|le|la|les|l[’']|des|du|une?|vous|tout|pour|a|chaque|et|en)(?![a-z])/u;

/** True of a statement whose subject is the company by its name or what it is called for short: "Bleu Nuit conçoit des…". */
export function speaksOf(sentence: string, name: string): boolean {
  const said = folded(sentence.slice(0, 200));
  const words = folded(name.slice(0, 80)).split(" ");
  const bare = genderOf(name) === null ? words : words.slice(1);
  const shorts = [bare.join(" "), bare.slice(0, 1).join("")].filter((short) => short.length > 3);
  return shorts.some((short) => said.startsWith(short) && statement.test(said.slice(short.length)));
}

const elides = (name: string) => de(name).startsWith("d’");

/** "chez Aubade Conseil", "chez Paul" of Chez Paul, "au Cabinet Morel", "à la Biscuiterie Morel", "à l’Hôtel du Lac". */
export function atCompany(name: string): string {
  if (/^chez\s/i.test(name)) return `chez ${name.slice(5)}`;
  if (/^(?:Dr|Docteur)\.? /u.test(name)) return `au cabinet du ${name}`;
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
