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

/** The same of several, whose verb a sentence cannot know: "aux Ateliers Brossard", but never "les Ateliers … pose". */
const plural = new Set(
  "ateliers cafes caves editions etablissements jardins laboratoires moulins serres vergers".split(" "),
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

/** True of a name such as "Ateliers Brossard". */
const isPlural = (name: string) =>
  name.includes(" ") && plural.has(folded(name.slice(0, 24)).split(" ", 1)[0] ?? "");

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

/** Nouns of places and of things with which a name may begin after its own article: "Le Hangar". */
const places = new Set(
  "abri ancre arche atelier auberge bastide bergerie boutique brasserie bureau cabane camion canopee carre chalet chantier chene cite clos coin collectif comptoir cour cuisine dortoir ecurie entrepot epicerie etabli etape etage fabrique ferme fil forge fournil fruitier garage grange grenier halle hangar hutte ile jardin kiosque labo laboratoire laiterie lieu local loft maison manoir manufacture marche mas moulin nid orangerie panier parc pavillon petit phare place plateau pole pont port potager pressoir quai relais reseau ruche salon serre sillage site sommet square studio table terrain terrasse tiers-lieu toit tremplin usine verger verriere vestiaire village villa".split(
    " ",
  ),
);

/** Names that an apostrophe belongs to, as "L’Oréal", and no article. */
const ofFamilies = /^l’(?:oreal|hostis|helgoualc|haridon|hermitte|herbier|homme)/;

/**
 * A name that somebody typed with its article, as what stands after it: "Hangar" of Le Hangar, "Jardins de Léa" of Les
 * Jardins de Léa. `null` for a family’s ("Le Goff") and for a brand that is said whole.
 */
function articleOf(name: string): { article: "le" | "la" | "les" | "l’"; rest: string } | null {
  const [, typed = "", rest = ""] = /^(Le |La |Les |L[’'])(\S[^\n]{0,80})$/iu.exec(name) ?? [];
  const article = typed.trim().toLowerCase().replace("'", "’");
  if (article === "les") return { article, rest };
  const [noun = ""] = folded(rest.slice(0, 24)).split(" ", 1);
  const hasComplement = /^\S{2,24} (?:de |du |des |d[’']|à |au |aux |en )/iu.test(rest);
  const isNoun = places.has(noun) || masculine.has(noun) || feminine.has(noun) || trade.test(noun);
  if (article === "l’") return ofFamilies.test(`l’${noun}`) ? null : { article, rest };
  return (article === "le" || article === "la") && (isNoun || hasComplement) ? { article, rest } : null;
}

/** The article of a name: its own, or that of the noun it begins with; `null` for a name without one. */
function namedWith(name: string): { article: "le" | "la" | "les" | "l’"; rest: string } | null {
  const own = articleOf(name);
  if (own) return own;
  if (isPlural(name)) return { article: "les", rest: name };
  const gender = genderOf(name);
  if (gender === null) return null;
  return { article: elides(name) ? "l’" : gender === "m" ? "le" : "la", rest: name };
}

const contracted = { à: { le: "au ", les: "aux " }, de: { le: "du ", les: "des " } } as const;

function joined(preposition: "à" | "de", { article, rest }: { article: string; rest: string }): string {
  if (article === "le" || article === "les") return `${contracted[preposition][article]}${rest}`;
  return `${preposition} ${article === "la" ? "la " : article}${rest}`;
}

/** "chez Aubade Conseil", "chez Paul" of Chez Paul, "au Cabinet Morel", "aux Jardins de Léa", "à l’Hôtel du Lac". */
export function atCompany(name: string): string {
  if (/^chez\s/i.test(name)) return `chez ${name.slice(5)}`;
  if (/^(?:Dr|Docteur)\.? /u.test(name)) return `au cabinet du ${name}`;
  const named = namedWith(name);
  return named === null ? `chez ${name}` : joined("à", named);
}

/** "d’Aubade Conseil", "du Cabinet Morel", "des Jardins de Léa". */
export function ofCompany(name: string): string {
  const named = namedWith(name);
  return named === null ? de(name) : joined("de", named);
}

/** "Aubade Conseil", "le Cabinet Morel", "Le Hangar" with its own article: for a subject, or after "pour" and "avec". */
export function theCompany(name: string): string {
  const gender = articleOf(name) ? null : genderOf(name);
  if (gender === null) return name;
  if (elides(name)) return `l’${name}`;
  return gender === "m" ? `le ${name}` : `la ${name}`;
}
