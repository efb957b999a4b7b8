import { folded } from "#app/french/folded.ts";

/** What people shorten where they name companies, of folded words. */
const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries({
    archis: "architectes",
    archi: "architecture",
    concess: "concessions",
    cosmeto: "cosmétique",
    distrib: "distribution",
    ets: "établissements",
    immo: "immobilier",
    indus: "industrie",
    kines: "kinésithérapeutes",
    kine: "kinésithérapeute",
    logis: "logistique",
    meca: "mécanique",
    vetos: "vétérinaires",
    veto: "vétérinaire",
    assos: "associations",
    asso: "associations",
    boites: "entreprises",
    boite: "entreprises",
    "co-pro": "copropriétés",
    copros: "copropriétés",
    coop: "coopératives",
    coops: "coopératives",
    env: "environs",
    exporteur: "exportateur",
    exporteurs: "exportateurs",
    pers: "personnes",
    resto: "restaurants",
    restos: "restaurants",
    labos: "laboratoires",
    labo: "laboratoire",
    phcies: "pharmacies",
  }),
);
const acronyms = new Set(
  "amap btp ccas cfa chr cse cuma ehpad epci esat gaec gms hlm ime mfr oph scop sci sdis".split(" "),
);

/** Branches that agree with the noun before: "coopératives agro", "industrie aéro". */
const branches: ReadonlyMap<string, string> = new Map([
  ["aero", "aéronautique"],
  ["agro", "agroalimentaire"],
  ["pharma", "pharmaceutique"],
]);

/** Sectors that are one word short of a noun: "agro" alone. */
const alone: ReadonlyMap<string, string> = new Map([
  ["aero", "aéronautique"],
  ["agro", "agroalimentaire"],
  ["agences immo", "agences immobilières"],
  ["auto", "automobile"],
  ["pharma", "industrie pharmaceutique"],
  ["deco", "décoration"],
  ["promo immo", "promotion immobilière"],
  ["grande distri", "grande distribution"],
]);

const isPlural = (word: string) => /[sx]$/u.test(word);
/** Adjectives that stand before the noun of companies. */
const before = /^(?:petite|grande|moyenne|grosse|jeune)s$|^(?:petit|grand|moyen|gro)s$/iu;
/** Adjectives of one form for both genders, by their endings, which "coopératives" has in the plural. */
const adjective = /(?:ole|aire|ique|ère|able|ive|euse|ale|elle)$/iu;
const feminine = /^(?:associations|structures|résidences|maisons|institutions|entreprises)$/iu;

/** A word in full, after the one before it in full. */
function inWords(word: string, last: string): string {
  const [elided = ""] = /^[dl]’/u.exec(word) ?? [];
  const key = folded(word.slice(elided.length, 40));
  if (acronyms.has(key)) return `${elided}${key.toUpperCase()}`;
  const branch = last === "" ? undefined : branches.get(key);
  if (branch) return isPlural(last) ? `${branch}s` : branch;
  const full = inFull.get(key);
  return full === undefined ? word : `${elided}${full}`;
}

/**
 * Companies as a search names them: "restos d’entreprise", "assos", "coop agricole" and "amap" in full, and a plural that
 * was typed for one word of two in both ("cabinet médicaux", "petites usine").
 */
export function sectorInFull(sector: string): string {
  const single = alone.get(folded(sector.slice(0, 40)));
  if (single) return single;
  const words: string[] = [];
  for (const word of sector.split(" ")) words.push(inWords(word, words.at(-1) ?? ""));
  const [first = "", second = "", ...rest] = words;
  if (/^m[ée]dico$/iu.test(second) && /^social?(?:e?s)?$|^sociaux$/iu.test(rest[0] ?? ""))
    return [first, feminine.test(first) ? "médico-sociales" : "médico-sociaux", ...rest.slice(1)].join(" ");
  const isOneShort = !isPlural(first) && /^\p{L}{3,20}$/u.test(first) && /^\p{L}{2,20}aux$/u.test(second);
  if (isOneShort) return [`${first}s`, second, ...rest].join(" ");
  const isShort = isPlural(first) && /^\p{L}{3,20}$/u.test(second) && !isPlural(second);
  if (isShort && (before.test(first) || (first !== sector.split(" ", 1)[0] && adjective.test(second))))
    return [first, `${second}s`, ...rest].join(" ");
  return words.join(" ");
}
