import { sameRoles } from "#app/content/drafts/search-copy.ts";
import { wordsOf } from "#app/french/words-of.ts";
import { midSentence } from "./french.ts";
import { withArticle } from "./topic.ts";

const article = /^(?:(?:le|la|un|une|notre|votre|les|des|nos|vos|tous les|toutes les)\s|l’)/i;
const pluralArticle = /^(?:les|des|nos|vos|tous|toutes)\s/i;

/** Words of French titles that some write with a capital; other words with one are taken for names. */
const titleWords = new Set(
  "achats administratif administrative adjoint adjointe clientèle commercial commerciale communication développement financier financière formation général générale humaines industriel industrielle informatique logistique marketing opérationnel opérationnelle opérations produit production qualité recrutement régional régionale ressources système systèmes technique ventes".split(
    " ",
  ),
);

/** In code points; longer ones are descriptions rather than titles. */
const maxRole = 50;

/** Titles of a few letters, which some write in lower case. */
const acronyms =
  /^(?:drh|dsi|daf|raf|dga?|dgs|pdg|rssi|ceo|cfo|cmo|cto|coo|cpo|cso|cro|cio|rh|rrh|hse|qse|qhse)$/i;

/** Words of titles that people shorten: "resp. achats". */
const heads: ReadonlyMap<string, string> = new Map(
  Object.entries({ resp: "responsable", respo: "responsable", dir: "directeur", ass: "assistante" }),
);
const areas: ReadonlyMap<string, string> = new Map(
  Object.entries({
    com: "communication",
    comm: "communication",
    mkt: "marketing",
    info: "informatique",
    log: "logistique",
    prod: "production",
    supply: "supply chain",
    tech: "technique",
  }),
);
const inFull = (word: string, words: ReadonlyMap<string, string>) =>
  words.get(word.toLowerCase().replace(/\.$/, "")) ?? word;

/** Whose title it is, which the size says too: "dirigeants de PME". */
const ofCompanies =
  /\s(?:de|d’|des|en|dans (?:les|des))\s?(?:petites? )?(?:PME|TPE|ETI|PMI|entreprises?|start-?ups?|sociétés?)(?:[\s/&-][\s\S]*)?$/iu;

/** "Responsable site", which leaves out "de". */
const ofPlace =
  /^(responsable|directeur|directrice|chef|cheffe) (site|chantier|magasin|projet|projets|secteur|zone|rayon)(?!\p{L})/iu;

/** The owner of a firm as people call them: "le patron direct", "le boss". */
const owner =
  /^(?:(?:big |grand )?boss|patron)(s?)(?: (?:en )?direct(?:ement|s)?| lui-même| en personne)?$/iu;

/** A title without its article and the sort of company, in full, with a capital; "drh" is DRH. */
export function titleOf(typed: string): string {
  const words = typed.replace(article, "").replace(owner, "gérant$1").split(" ");
  const isChief = /^chefs?$/i.test(words[0] ?? "");
  const [head = "", ...others] = words;
  const fullHead = inFull(head, heads);
  const isHead = fullHead !== head || /^(?:responsable|directeur|directrice)$/i.test(head);
  const full = [fullHead, ...(isHead ? others.map((word) => inFull(word, areas)) : others)].join(" ");
  const bare = (isChief ? full : full.replace(ofCompanies, "")).replace(ofPlace, "$1 de $2");
  const [first = "", ...rest] = bare.split(" ");
  if (acronyms.test(first)) return [first.toUpperCase(), ...rest].join(" ");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** True of an English title, which stays as it was typed: "Export Manager". */
export const isEnglishTitle = (title: string): boolean =>
  / of |^(?:[Hh]ead|[Cc]hief|[Vv][Pp]|[Ss]ales|[Cc]ustomer|[Aa]ccount|[Pp]roduct)\b|\s(?:Manager|Officer|Lead|Executive)s?$/u.test(
    title,
  );

/**
 * The title of one person for the middle of a sentence: "directeur commercial", "DSI", "Head of Sales". `null` for a
 * plural, as `typed` shows it, and for what is no title by its length.
 */
export function roleOf(title: string, typed: string): string | null {
  const [first = "", ...rest] = title.split(" ");
  if (title === "" || pluralArticle.test(typed.trimStart()) || [...title].length > maxRole) return null;
  if (isEnglishTitle(title)) return title;
  if (/\p{Ll}[sx]$/u.test(first)) return null;
  return [
    midSentence(first),
    ...rest.map((word) => (titleWords.has(word.toLowerCase()) ? midSentence(word) : word)),
  ].join(" ");
}

/** The head of a title that names nobody without what follows it: "responsables et directeurs de site". */
const isHeadAlone = (title: string) =>
  /^(?:responsables?|directeurs?|directrices?|cheff?e?s?|chargée?s?|assistante?s?|adjointe?s?)$/iu.test(
    title.replace(article, ""),
  );
/** What follows the head of a title, with its blank; "" of one word. */
const complementOf = (title: string) =>
  /^\S{2,30}( [\s\S]{2,60})$/u.exec(title.replace(article, ""))?.[1] ?? "";

/**
 * The titles of those who are asked for at once: "DRH et dirigeants", "boulangers et chaînes de boulangerie". A "directeur
 * administratif et financier" is one, and so is a "responsable achats et logistique".
 */
export function titlesIn(written: string): string[] {
  const [first = "", ...others] = written.split(/( (?:et|&) )/i);
  const titles = [first];
  for (let at = 0; at < others.length; at += 2) {
    const [and = "", part = ""] = others.slice(at, at + 2);
    const title = titleOf(part);
    const bare = titles.at(-1) ?? "";
    if (isHeadAlone(bare) && isFunction(title)) titles.splice(-1, 1, `${bare}${complementOf(part)}`);
    // Of a function an adjective may follow: "directeurs administratifs et financiers".
    const isOther = isPeople(title) && (isFunction(title) || !isFunction(titleOf(titles.at(-1) ?? "")));
    const isApart = chargeOf(title) !== null || isHouse(title) || isOther;
    if (isApart) titles.push(part);
    else titles.push(`${titles.pop()}${and}${part}`);
  }
  return titles;
}

/** True of companies and institutions instead of people in them: a search has them among the sectors. */
export const isHouse = (title: string) => house.test(title);
const house =
  /^(?:administrations?|agences?|associations?|bailleurs sociaux|bailleurs?|boutiques?|bureaux d’études|cabinets?|cafés|campings?|casinos|centres|chaînes?|châteaux|cliniques?|collectivités|commerces|communautés|communes|conservatoires|concessions|crèches?|écoles?|EHPAD|enseignes?|entreprises|fédérations|festivals|franchises|garages|golfs|groupes|hôpitaux|hôtels?|industries|laboratoires?|lycées|magasins?|mairies?|musées|offices de tourisme|ports|préfectures|pharmacies?|PME|réseaux|résidences|restaurants?|sociétés|start-?ups|studios|syndicats|théâtres|TPE|universités|usines?|villes)(?!\p{L})/iu;

/** People by their trade, in the plural: "promoteurs", "hôteliers". */
const people =
  /^(?:(?:\p{L}-)?\p{L}{2,20}(?:eurs|ers|ogues|rices|aires|çants|tectes|dics|euses|ables|ants|antes|ents|entes|iers|ières|istes|iens|iennes|ecins|ons|chefs|sans|és|ées|ats|ates|athes|eutes|ètres|éos|étos)|\p{L}{1,20}aîtres|DRHs|DSIs|[Cc]hefs|Cheffes|[Éé]lus|[Mm]aires|[Éé]conomes|[Cc]adres|[Cc]omptables|[Ff]reelances|[Pp]rofessionnels)(?!\p{L})/u;
/** English titles have their plural at their end: "office managers", or before "of". */
const englishPlural =
  /^(?:\p{L}{2,20} ){0,3}?(?:managers|officers|owners|leads|heads|directors|executives|buyers)(?= of |$)/iu;
const isPeople = (title: string) => people.test(title) || englishPlural.test(title);

/** Where what follows belongs to a field of work, not to who has the title: "responsables affaires réglementaires". */
const fieldNoun =
  /^(?:à|au|aux|chez|dans|des?|du|en|et|ou|pour|sur|travaux|.{2,20}tés|(?:achat|affaire|application|approvisionnement|atelier|bâtiment|chantier|compte|contrat|donnée|énergie|entretien|essai|étude|événement|finance|flotte|grand|grande|infrastructure|installation|marché|méthode|moyen|opération|partenariat|patrimoine|produit|programme|projet|relation|ressource|risque|service|stock|système|transport|vente)s)$|^d’/iu;
/** An adjective that agrees with who has a title, or a second trade: "industriels", "associées", "plombiers". */
const agreesWith =
  /(?:aux|[ae]ls|elles|ales|[ièg]ers|chers|ières|ifs|ives|iques|aires|eurs|euses|rices|és|ées|ants?|antes|ents|entes|istes|bles|adjoints|adjointes|iens|iennes|sans|oles|ains|aines)$/iu;

const singularWord = (word: string) =>
  word.replace(/(?<=\p{L}{2}[^e])aux$/u, "al").replace(/(?<=\p{L}{3})s(?=-|$)/gu, "");

/**
 * The title of one person: "Directeurs industriels" is Directeur industriel, "Office managers" Office manager, "Responsables
 * affaires réglementaires" Responsable affaires réglementaires; names of people's trades too.
 */
export function singularOf(title: string): string {
  if (englishPlural.test(title)) return title.replace(englishPlural, (plural) => plural.slice(0, -1));
  if (!isPeople(title)) return title;
  const [head = "", ...rest] = title.split(" ");
  const end = rest.findIndex(
    (word, at) => fieldNoun.test(word) && !(word === "et" && agreesWith.test(rest[at + 1] ?? "")),
  );
  const own = end === -1 ? rest.length : end;
  return [
    singularWord(head),
    ...rest.map((word, at) => (at < own && agreesWith.test(word) ? singularWord(word) : word)),
  ].join(" ");
}

/** Who leads a company, by the first word of the title. */
const leaders: ReadonlySet<string> = new Set(
  "dirigeant gérant patron artisan fondateur cofondateur entrepreneur président pdg ceo indépendant freelance commerçant ecommerçant franchisé syndic restaurateur traiteur fleuriste caviste hôtelier agriculteur viticulteur éleveur dentiste pharmacien opticien vétérinaire notaire boulanger plombier électricien menuisier maçon associé propriétaire maire"
    .split(" ")
    .flatMap((word) => wordsOf(word)),
);
const leadsHouse =
  /^(?:directeurs?|directrices?) (?:d’|de la |de |du |d’un |d’une )(?:ehpad|clinique|crèche|école|centre|hôpital|hôtel|lycée|collège|camping|institut|musée|résidence|théâtre|festival|restaurant|magasin)/iu;
/** An "exploitant" of lorries runs their tours, and only one of land a farm. */
const leadsFarm =
  /^(?:co-?)?exploitante?s? (?:agricole|vitic|vinic|maraîch|forest|arboric|fruit|horti|ostréi|conchyli|pisci|laiti|céréal|bovin|ovin|capri|avicole|porcin)/iu;
const leadsCompany = /^(?:chefs? d’entreprise|chirurgiens?-dentistes?|médecins? libéra)/iu;

/** True for the title of one function among others: who has a trade instead is sought by it. */
export const isFunction = (title: string) =>
  /^(?:responsable|directeur|directrice|chef|cheffe|assistante?|achet|head|vp|manager|chargée?|gestionnaire|office|coordinat|conduct|technicien|ingénieur|secrétaire|adjointe?|cadre|export|sales|supply|account|product|customer)|manager/iu.test(
    title,
  ) || acronyms.test(title.split(" ", 1)[0] ?? "");

/** True of who works for somebody that decides: "assistante de direction", "office manager". */
export const isAssistant = (title: string) =>
  /^(?:assistante?s?|secrétaires? (?!général)|secrétaires?$|office managers?|standardistes?|réceptionnistes?)(?!\p{L})/iu.test(
    title,
  );

/** What follows the head of a title: "responsable de l’exploitation", "directeur immobilier". */
const areaOf =
  /^(?:responsables?|directeurs?|directrices?|chefs?|cheffes?)\s(de la |de l’|du |des |d’|de )?([\s\S]{3,30})$/iu;
/** What nobody is in charge of for the whole company. */
const noArea = /^(?:agence|établissement|magasin|secteur|site|projet|zone|région|clientèle d)/iu;

/**
 * What somebody with this title is in charge of: `"leads"` for who leads the company, `null` where neither a list nor the
 * title itself says it. Plurals, genders and what follows a title ("directeurs d’usine en Bretagne") do not matter.
 */
export function chargeOf(title: string): { charge: string } | "leads" | null {
  const row = roleRowOf(title);
  if (row) return row.charge === "leads" || row.charge === null ? row.charge : { charge: row.charge };
  const [first = ""] = wordsOf(title.replace(/^e-/i, "e"));
  if (leaders.has(first) || leadsHouse.test(title) || leadsCompany.test(title) || leadsFarm.test(title))
    return "leads";
  const [, article = "", area = ""] = areaOf.exec(title.slice(0, maxRole)) ?? [];
  if (area === "" || noArea.test(area) || area.split(" ").length > 3) return null;
  const noun = midSentence(area);
  const definite = { "de la": "la ", "de l’": "l’", du: "le ", des: "les " }[article.trim().toLowerCase()];
  const charge = definite ? `${definite}${noun}` : withArticle(noun);
  return charge === null ? null : { charge };
}

/** The row of titles that name the same role as this one; `null` if there is none. */
export function roleRowOf(title: string): (typeof sameRoles)[number] | null {
  // "DGS" is no plural of "DG".
  const words = wordsOf(title.replace(/^DGS(?!\p{L})/u, "Directeur général des services"));
  const begins = (name: string) => {
    const own = wordsOf(name);
    const isWhole = own.length > 1 || own.length === words.length;
    return isWhole && own.every((word, index) => words[index] === word);
  };
  return words.length === 0 ? null : (sameRoles.find(({ names }) => names.some(begins)) ?? null);
}
