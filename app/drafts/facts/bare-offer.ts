import { folded } from "#app/french/folded.ts";
import { hasFiniteVerb } from "./finite-verbs.ts";
import { asSentence, de, enumeration, midSentence, withoutFullStop } from "./french.ts";
import { isParticiple, isWord, nounOf } from "./lexicon.server.ts";

/** Nouns of work that somebody does, with their gender, which their endings do not show. */
const works: ReadonlyMap<string, Gender> = new Map([
  ...names(
    "m",
    "achat audit conseil controle coaching diagnostic entretien envoi pret retrait suivi soin transfert transport tri",
  ),
  ...names(
    "f",
    "aide analyse collecte coupe depose etude gestion livraison mise pose prise recherche remise reprise taille tonte vente visite",
  ),
]);
/** Nouns of goods and services. */
const goods: ReadonlyMap<string, Gender> = new Map([
  ...names(
    "m",
    "abonnement accueil appareil atelier bilan contrat dispositif espace forfait interlocuteur kit lieu local logiciel materiel mobilier module outil pack parc portail poste produit programme plan projet reseau restaurant salon service site stage stock support systeme tableau terrain traiteur vehicule",
  ),
  ...names(
    "f",
    "appli application assistance assurance base boutique cantine carte cuisine demarche eau enseigne equipe etiquette formation formule gamme garantie imprimante lecture ligne machine mutuelle paie maquette methode offre pause piece plateforme presence prestation protection salle sauvegarde signaletique solution table voiture",
  ),
]);
/** Work that is proposed rather than done for somebody, and goods by their ending. */
const proposed = /^(?:location|vente|fourniture|conseil|hebergement|coaching|restauration|mise|pret)$/;
const things =
  /^(?:abonnement|accompagnement|equipement|formation|logement|solution|prestation|application|batiment|appartement|document|instrument|assurance|assistance|signature|voiture|structure|ouverture|stage|fromage|potage|message|image|page|etage|cage|plage|village)$/;

type Gender = "m" | "f";

function names(gender: Gender, words: string): (readonly [string, Gender])[] {
  return words.split(" ").map((word) => [word, gender] as const);
}

/** The gender of a singular noun; `null` where neither a list nor its ending shows one. */
function genderOf(noun: string): Gender | null {
  const word = folded(noun.slice(0, 24));
  const known = works.get(word) ?? goods.get(word) ?? genderOfWork(word);
  if (known) return known;
  const listed = nounOf(noun.slice(0, 24).toLowerCase());
  return listed && !listed.isPlural ? listed.gender : null;
}

/** The gender of a noun, folded, that names work by its ending. */
function genderOfWork(word: string): Gender | null {
  if (/(?:tion|sion|ance|ence|ure|erie|ise|ite)$/.test(word) && word.length > 5) return "f";
  return /(?:age|ment)$/.test(word) && word.length > 5 && !/^(?:image|page)$/.test(word) ? "m" : null;
}

const isWork = (noun: string) => {
  const word = folded(noun.slice(0, 24));
  if (things.test(word) || goods.has(word)) return false;
  return works.has(word) || (genderOfWork(word) !== null && !isNoNoun(noun));
};

/** Words of the same endings that name no work: "rapidement", "limité", "gratuite", "supérieure". */
const isNoNoun = (word: string) => {
  const lower = word.slice(0, 24).toLowerCase();
  return /(?:aise|ure|ment|it[eé]|ise)$/u.test(lower) && nounOf(lower) === null && isWord(lower);
};

/** What one gets beside the work itself: "un audit et un plan d’action", where "un décret" is nothing that anybody does. */
const results = new Set(
  "attestation bilan carnet certificat dossier fiche formation garantie guide interlocuteur kit maquette notice outil plan planning portail rapport registre schema".split(
    " ",
  ),
);
const isResult = (noun: string) => results.has(folded(noun.slice(0, 24)));
/** True of a noun that stands beside another one, which an adjective in its place may look like: "courte et pratique". */
const isThing = (noun: string) => isResult(noun) || goods.has(folded(noun.slice(0, 24))) || isWork(noun);

/** True of words that name work and do not only say when it is done: "pose de bornes", "transport frigorifique". */
export function isNamedWork(words: string): boolean {
  const [noun = "", next = ""] = midSentence(words).split(" ", 2);
  if (next === "" || occasion.test(folded(noun)) || !isWork(noun)) return false;
  return saidAsOffer(words, false) !== null || (pair.test(words) && !hasFiniteVerb(words));
}

/** Work and what stands beside it, whatever that is: "audit énergétique et décret tertiaire". */
const pair = /^[\p{L}\p{N}’ -]{4,80} et [\p{L}\p{N}’ -]{3,80}$/u;

/** What happens to somebody, by nouns that end as those of work do. */
const occasion = /^(?:absence|urgence|rupture|coupure|visite|question|difficulte|densite|infiltration)$/;

/** Adjectives that name a kind, before which a trade keeps its article: "le nettoyage industriel". */
const kind = /(?:el|elle|al|ale|ique|aire|ier|ière|if|ive)$/;
/** Adjectives that praise, before which it has "un": "un dépannage rapide". */
const quality =
  /(?:ée?|ide|eux|euse|able|ible|plet|plète|cret|crète)$|^(?:express|efficace|simple|propre|précise?|courte?|sûre?|sur)$/;
const preposition = /^(?:de|du|des|d’\S+|en|sur|à|au|aux|dans|chez|pour|par|sous|et|ou|&|jusqu’\S+|24)$/u;

/** "l’usinage", "une livraison": the article that a noun of work has before what follows it. */
function withArticle(words: readonly string[], gender: Gender): string {
  const [noun = "", next = ""] = words;
  const isPraised = quality.test(next) && !preposition.test(next) && !kind.test(next);
  const text = lacksDe(next) ? [noun, de(words.slice(1).join(" "))].join(" ") : words.join(" ");
  if (!isPraised || lacksDe(next)) return definite(text, gender);
  return `${gender === "m" ? "un" : "une"} ${text}`;
}

function definite(text: string, gender: Gender): string {
  if (de(text).startsWith("d’")) return `l’${text}`;
  return `${gender === "m" ? "le" : "la"} ${text}`;
}

/** "Impression brochures": after a noun in the singular a plural is no adjective. */
const lacksDe = (next: string) =>
  /^\p{Ll}{3,20}[sx]$/u.test(next) &&
  !/(?:eux|[eo]is|ous|ès|us)$/u.test(next) &&
  !/^(?:sans|dans|sous|vers|dès|après|plus|gros|frais|express|tous|toutes|chez)$/.test(next);

/** Terms of an offer after a comma: what they say is a sentence of its own. */
const term =
  /^(?:délais?|devis|commandes?|contrôles?|garanti(?:e|es|s)?|livraison|réponse|intervention|paiement|prix|tarifs?|suivi|service|pose|retrait|zéro|sans|accès|astreinte|disponibles?|essai|stock|rapport|interlocuteur) ?(?!\p{L})/iu;

/** "entretien compris", "machine prêtée": what comes with an offer. */
const included = /^\p{L}{3,20} (?:comprise?s?|incluse?s?|offerte?s?|prêtée?s?|fournie?s?)$/u;

/** "délai 3 semaines". */
const withDelay = (text: string) => text.replace(/(?<!\p{L})(délais?) (?=\d)/giu, "$1 de ");

/** Words in "-s" and "-x" with which an offer begins and that are no nouns in the plural. */
const notPlural = new Set(
  "sans dans plus moins vos nos les des tous toutes sous vers des apres tres jamais toujours puis pas alors prix devis delais economies gains acces temps corps choix bois gaz succes progres mais depuis fois mieux hors".split(
    " ",
  ),
);
const before =
  /^(?:meilleurs|meilleures|bons|bonnes|petits|petites|grands|grandes|nouveaux|nouvelles|beaux|belles|vrais|vraies|jeunes)$/;

const determined = /^(?:(?:un|une|des|du|de la|deux|trois|quatre|cinq|six|dix|plusieurs) |de l’)(?=\p{L})/u;

/** Nouns of firms, of which who writes is one. */
const firm =
  /^(?:(une|la|notre) )?(?:agence|entreprise|société|coopérative|association|start-up|structure|maison)(?= )|^(?:(un|le|notre) )?(?:cabinet|bureau (?:d’études|de contrôle|d’ingénierie)|organisme|collectif|groupe|studio|laboratoire|commerce)(?= )/u;

/** Adjectives with which somebody praises what they do not name: "bon, local et livré à l’heure". */
const praise =
  /^(?:bon|beau|bio|simple|rapide|efficace|local|fiable|clair|sûr|pratique|frais|propre|moderne|souple|discret|économique|écologique|ponctuel|solide|léger|moins cher|pas cher|fait maison|livré|prêt|conforme|personnalisé|transparent|carré|sur mesure)(?=,| et |$)/u;

/**
 * What is offered without a verb, as who writes says it: "agents fiables" is "Vous avez des agents fiables.", and
 * "usinage de pièces, délai 3 semaines" "Nous assurons l’usinage de pièces. Délai de 3 semaines." `null` for words of which
 * nobody knows what they are. `isAlone` of one person.
 */
export function saidAsOffer(words: string, isAlone: boolean): { offer: string; terms: string | null } | null {
  if (hasFiniteVerb(words) || /[;?!]/.test(words)) return null;
  const text = withDelay(midSentence(withoutFullStop(words))).replace(/ [-–—] /g, ", ");
  const [head = "", ...list] = text.split(/\u00A0: /);
  const [offer, terms] = list.length > 0 ? [head, ""] : withoutTerms(head);
  const isWhole = terms !== "" && !isWork(head.split(" ", 1)[0] ?? "") && goesOn(terms);
  const bare = offered(isWhole ? head : offer, isAlone);
  if (bare === null) return null;
  const said = [bare, ...list].join("\u00A0: ");
  return { offer: asSentence(said), terms: terms === "" || isWhole ? null : asSentence(terms) };
}

/** "livré en 48 h, prêt à monter": what follows a comma and is said of the noun before it. */
const goesOn = (terms: string) =>
  terms
    .split(", ")
    .map((part) => part.split(" ", 1)[0] ?? "")
    .some((first) => /^(?:sans|prête?s?|\d.*)$/u.test(first) || (isParticiple(first) && !isWork(first)));

const we = (isAlone: boolean, one: string, several: string) => (isAlone ? one : `nous ${several}`);

function offered(text: string, isAlone: boolean): string | null {
  const [word = "", next = ""] = text.split(" ", 2);
  const propose = we(isAlone, "je propose", "proposons");
  if (praise.test(text)) return `c’est ${text}`;
  if (firm.test(text)) {
    const noun = text.replace(/^(?:une?|la|le|notre) /u, "");
    const article = /^(?:agence|entreprise|société|coopérative|association|start-up|structure|maison)/u.test(
      noun,
    )
      ? "une"
      : "un";
    return isAlone ? null : `nous sommes ${article} ${noun}`;
  }
  if (determined.test(text)) return `vous avez ${joined(text)}`;
  if (before.test(word)) return `vous avez ${de(text)}`;
  if (word === "de" && before.test(text.split(" ")[1] ?? "")) return `vous avez ${text}`;
  const plain = folded(word.slice(0, 24));
  // "Matelas garanti dix ans" is one, and "cours sur place" are several.
  const isOne = nounOf(word.toLowerCase())?.isPlural === false && isParticiple(next) && !next.endsWith("s");
  const isPlural =
    /^\p{L}{3,24}[sx]$/u.test(word) && !isOne && !notPlural.has(plain) && !/(?:eux|ss)$/.test(plain);
  if (/ée?$/u.test(word) && isParticiple(word) && !nounOf(word)) return `c’est ${text}`;
  if (isPlural && isParticiple(word) && !nounOf(word)) return isAlone ? null : `nous sommes ${text}`;
  if (isPlural && !praise.test(text)) return ofPlural(text);
  const gender = genderOf(word);
  if (gender === null || (!text.includes(" ") && !goods.has(plain) && !isWork(word))) return null;
  if (!isWork(word)) return `vous avez ${joined(`${gender === "m" ? "un" : "une"} ${text}`)}`;
  // Who does it is said already: "prise de cotes par nous".
  if (/(?<!\p{L})(?:par|chez) (?:nous|notre|nos|moi|mes?|mon)(?!\p{L})/iu.test(text)) return null;
  const verb = proposed.test(plain) ? propose : we(isAlone, "j’assure", "assurons");
  const items = withQualities(text.split(/, (?:et )?(?!y compris |dont |voire )/));
  // "Impression de brochures, étiquettes": what follows a complement may go on with it.
  const isKnown =
    / (?:de|des|du|d’\S+) /u.test(items[0] ?? "") ||
    items.every((item) => isWork(item.split(" ", 1)[0] ?? ""));
  if (!isKnown && !lacksDe(text.split(" ")[1] ?? "")) return null;
  const done = items.map(withWork);
  return done.every((item) => item !== null) ? `${verb} ${enumerated(done)}` : null;
}

/** The items of a list, where "prêt à poser", "livrés montés" and "rapidement" are said of the one before them. */
function withQualities(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    if (before === undefined || !isQuality(item)) joined.push(item);
    else joined[joined.length - 1] = `${before}, ${item}`;
  }
  return joined;
}

/** True of words that begin with an adjective, a participle or an adverb and no noun. */
function isQuality(item: string): boolean {
  const [first = ""] = item.toLowerCase().split(" ", 1);
  if (/^prête?s?$/u.test(first)) return !/^prêts? (?:de |d’|du |des |entre )/u.test(item);
  return isNoNoun(first) || (isParticiple(first) && nounOf(first) === null && !works.has(folded(first)));
}

/** "agents fiables", "étiquettes et traçabilité": a noun without its article is no part of such a list. */
function ofPlural(text: string): string | null {
  const [, second = ""] = / et (\p{L}{3,24})(?= |$)/u.exec(text) ?? [];
  const isBare = nounOf(second)?.isPlural === false && !isParticiple(second);
  // "Bulletins, affiches, flyers": of many kinds of goods nobody has all.
  const isList = text.split(", ").filter((item) => item.split(" ").length < 3).length > 2;
  return isBare || isList ? null : `vous avez ${joined(`des ${text}`)}`;
}

/**
 * "maintenance et dépannage de vos chaudières": each noun of work has its article. `null` where a noun beside it is nothing that
 * one does or gets: "audit énergétique et décret tertiaire".
 */
function withWork(item: string): string | null {
  const words = item.split(" ");
  const [noun = ""] = words;
  const gender = isWork(noun) ? genderOf(noun) : null;
  if (gender === null) return item;
  const at = words.findIndex(
    (word, place) => place > 0 && (word === "et" || word === "&") && isWork(words[place + 1] ?? ""),
  );
  const first = words.slice(0, at);
  // In "la formation au tri et recyclage" the second is none of the first.
  const isList = at > 0 && !first.some((word) => /^(?:aux?|du|des|à)$/.test(word));
  if (isList) {
    const second = withWork(words.slice(at + 1).join(" "));
    return second && `${withArticle(first, gender)} et ${second}`;
  }
  const plural = words.findIndex((word, place) => word === "et" && lacksDe(words[place + 1] ?? ""));
  // "Prélèvement sur place et résultats", "audit énergétique et plan d’actions": what one gets stands beside the work.
  const and = words.indexOf("et");
  const [before, after] = [words.slice(0, and), words.slice(and + 1)];
  const isHow = how.test(before.slice(1).join(" "));
  const isBeside =
    and > 0 && (isHow || !before.slice(1).some((word) => preposition.test(word) || lacksDe(word)));
  const other = isWork(after[0] ?? "") ? null : genderOf(after[0] ?? "");
  if (isBeside && other && !isResult(after[0] ?? "")) return null;
  if (isBeside && other)
    return `${withArticle(before, gender)} et ${other === "m" ? "un" : "une"} ${after.join(" ")}`;
  if (isHow && isBeside && lacksDe(after[0] ?? ""))
    return `${withArticle(before, gender)} et des ${after.join(" ")}`;
  const isApart =
    plural > 0 && !words.slice(1, plural).some((word) => preposition.test(word) || lacksDe(word));
  return isApart
    ? `${withArticle(words.slice(0, plural), gender)} et les ${words.slice(plural + 1).join(" ")}`
    : withArticle(words, gender);
}

/** Where and how work is done, which nothing after "et" goes on. */
const how =
  /^(?:\p{L}{3,20} )?(?:sur (?:place|site)|à (?:domicile|distance)|en (?:atelier|urgence)|chez vous)$/u;

/** "Le curage et la démolition, ainsi que le désamiantage": a list in which an item has an "et" of its own. */
function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (!items.some((item) => / et /.test(item))) return enumeration(items);
  const isPair = items.length > 1 && !/ et /.test(last) && /^(?:l’|les? |la |une? )/u.test(last);
  return isPair ? `${items.slice(0, -1).join(", ")}, ainsi que ${last}` : items.join(", ");
}

/** "des agents formés et un seul interlocuteur", "un bilan carbone et un plan d’action": two things have "et" and articles. */
function joined(text: string): string {
  const [, first = "", noun = "", more = ""] =
    /^(une? [^,]{3,60}) et (\p{L}{3,20})((?: [^,]{1,200})?)$/u.exec(text) ?? [];
  const gender = genderOf(noun);
  if (gender && isThing(noun) && !/ (?:de|des|du|en|pour|à|qui|sur) | d’/u.test(first))
    return `${first} et ${gender === "m" ? "un" : "une"} ${noun}${more}`;
  const at = text.lastIndexOf(", ");
  if (at === -1 || / et /.test(text) || text.indexOf(", ") !== at) return text;
  return /^(?:une?|des|du|le|la|les) /u.test(text.slice(at + 2))
    ? `${text.slice(0, at)} et ${text.slice(at + 2)}`
    : text;
}

/** An offer, and the terms after it. */
function withoutTerms(text: string): [string, string] {
  const parts = text.split(", ");
  const ofWork = isWork(parts[0]?.split(" ", 1)[0] ?? "");
  const isTerm = (part: string) =>
    term.test(part) ||
    included.test(part) ||
    /^\d/.test(part) ||
    (!ofWork && isWork(part.split(" ", 1)[0] ?? ""));
  const items = parts.findIndex((part, at) => at > 0 && isTerm(part));
  return items === -1 ? [text, ""] : [parts.slice(0, items).join(", "), parts.slice(items).join(", ")];
}
