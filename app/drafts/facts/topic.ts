import { broadTrades, tradeNouns, tradeTopics, vagueTrades } from "#app/content/drafts/trade-topics-copy.ts";
import { folded } from "#app/french/folded.ts";
import { isInfinitive } from "./conjugation.ts";
import { hasFiniteVerb } from "./finite-verbs.ts";
import { de, enumeration, midSentence } from "./french.ts";
import { isParticiple, nounOf } from "./lexicon.server.ts";
import { withoutPlace } from "./without-place.ts";

/** In code points and in words; what is longer loses what its noun has at the end. */
const longest = 52;
const mostTopicWords = 8;

/** What makes or sells something, before what it makes or sells: "grossiste en plomberie" is about plumbing. */
const maker =
  /^(?:agence|application|appli|artisan|atelier|avocats?|bureau|cabinet|centre|coach|commissionnaire|consultante?s?|conseil|courtier|distributeur|distribution|éditeur|entreprise|expert|experts|fabricant|fabrication|fonderie|confection|production|culture|élevage|fournisseur|grossiste|importateur|installateur|intégrateur|laboratoire|logiciel|logiciels|loueur|négoce|négociant|marque|organisme|poseur|prestataire|producteur|réparateur|revendeur|saas|services?|société|spécialiste|vendeur|vente)\s((?:de|du|des|en|la|les)\s|d’|de l’)?/iu;

/** A word that only says of which kind a trade is, participles included: "services managés". */
const adjective =
  /^\p{L}{2,20}(?:ole|oles|el|elle|elles|al|ale|ales|aux|if|ive|ives|aire|aires|ée|ées|(?<!it)és|(?<!t)é)(?:\s|$)/iu;

/** What follows a trade without naming another one: for whom it is, what it is good at. */
const addition =
  /\s(?:spécialisée?s?\s|dédiée?s?\s|pour\s|auprès\s|aux?\s(?:entreprises|professionnels|particuliers)|(?:d’|en )entreprises?$|b2b$|b to b$)[\s\S]*$/iu;

/** The same, without the firms that may be part of a name: "crèche d’entreprise". */
const forWhom = /\s(?:spécialisée?s?|dédiée?s?|pour|auprès)\s[\s\S]*$/iu;

/** Who sells a program, which is about what follows "de" and not about those whom it is for: "SaaS BTP". */
const software = /^(?:saas|logiciels?|applis?|applications?)$/i;
const preposition = /^(?:de|du|des|d’|en)/i;
/** What a program may do, named without "de": "logiciel RH". */
const functions =
  /^(?:rh|paie|crm|erp|sirh|compta|comptabilité|facturation|qualité|logistique|transport|achats|marketing|maintenance|gmao|caisse|planning|sécurité)$/i;

/** What a program is for, as a thing that somebody has to look after: "notes de frais", of "SaaS notes de frais". */
const managed =
  /^(?:absences|abonnements|achats|archives|avis clients|badges|bulletins|candidatures|chantiers|commandes|compétences|congés|contrats|courriers|devis|documents|déchets|énergies?|enquêtes|entretiens|factures|fiches de paie|flottes?|formulaires|interventions|inventaires|mots de passe|notes de frais|pannes|plannings|rendez-vous|réservations|signatures?|stocks?|temps|tickets|tournées|trésorerie|visites)(?!\p{L})/iu;

/** People who are a firm together: "cabinet d’avocats", "réseau de formatrices". */
const firmOf =
  /^(?:agence|bureau|cabinet|centre|collectif|équipe|groupe|groupement|réseau|société|studio) (?:de |d’)([\s\S]{3,80})$/iu;

/** Firms whose adjective says of which kind they are, and not what they do: "agence digitale". */
const firm = /^(?:agence|bureau|cabinet|centre|entreprise|organisme|société)\s/iu;

/** What ends the name of a trade without naming one: how it is done, or in which language. Folded. */
const tails =
  "sur-mesure,sur mesure,sur site,sur place,freelance,free-lance,independant,independante,360,360°,haut de gamme,premium,en tout genre,en tous genres,tous corps d’etat,toutes marques,allemand,anglais,arabe,chinois,espagnol,italien,japonais,polonais,portugais,russe".split(
    ",",
  );
/** What says of a shop how it works, and not what it sells: "brasserie artisanale". */
const manners =
  "artisanal,artisanale,traditionnel,traditionnelle,biologique,bio,familial,familiale,local,locale,fermiere".split(
    ",",
  );

/** A trade without one of these words at its end. */
function without(endings: readonly string[], trade: string): string {
  const plain = folded(trade);
  const ending = endings.find((each) => plain.endsWith(` ${each}`));
  // Folding may change the length, so the words are counted.
  return ending ? trade.split(" ").slice(0, -ending.split(" ").length).join(" ") : trade;
}

/** "Fromagerie affineur" names its trade twice. */
const withoutSecondName = (trade: string) => {
  const [first = "", second = "", ...more] = trade.split(" ");
  return /erie$/i.test(first) && more.length === 0 && doer.test(second) && !things.test(second)
    ? first
    : trade;
};

/** What a firm of this trade publishes, "pour dentistes" of "SaaS pour dentistes"; `null` where it is no program. */
export function softwareOf(trade: string): string | null {
  const [, what = ""] =
    /^(?:saas|logiciels?|applis?|applications?|éditeur de logiciels?|éditeur de saas)\s(\S[\s\S]{1,80})$/iu.exec(
      trade,
    ) ?? [];
  if (what === "" || /[,;:(]/.test(what)) return null;
  return /^(?:de |du |des |d’|en |pour |à |au |aux )/i.test(what) || functions.test(what)
    ? what
    : activity.test(what.split(" ", 1)[0] ?? "")
      ? de(what)
      : managed.test(what)
        ? de(what)
        : /^[\p{Lu}\d]{2,6}$/u.test(what)
          ? `pour le ${what}`
          : isSomebody(what)
            ? `pour ${what}`
            : null;
}

/** Endings of words that name an activity: nettoyage, traduction, maintenance, imprimerie. */
const activity = /(?:age|tion|sion|erie|ment|ance|ence|ique|ure|logie|ité|ise|ie)s?$/u;

/** A trade as the list of topics has it: whatever its case, its accents and its hyphens. */
const keyOf = (trade: string) => folded(trade).replaceAll("-", " ");
const topics: ReadonlyMap<string, string> = new Map(
  [...tradeTopics].map(([trade, topic]) => [keyOf(trade), topic] as const),
);

/** The same of one man: "avocates" is avocat, "traductrice" traducteur. */
const ofOneMan = (trade: string) => {
  const [first = "", ...more] = trade.split(" ");
  const one = first
    .replace(/s$/, "")
    .replace(/trice$/, "teur")
    .replace(/euse$/, "eur")
    .replace(/iere$/, "ier")
    .replace(/ienne$/, "ien")
    .replace(/ate$/, "at");
  return [one, ...more].join(" ");
};

const listed = (trade: string) => {
  const key = keyOf(trade);
  return topics.get(key) ?? topics.get(ofOneMan(key)) ?? null;
};

/** What somebody does whose trade begins with what they are: "plomberie" of a "plombier chauffagiste". */
function topicOfDoer(trade: string): string | null {
  const [who = "", kind = ""] = trade.split(/[ -]/);
  const topic = isDoer(trade) ? listed(who) : null;
  // Adjectives in -ique have one form: "traductrice technique" writes about "traduction technique".
  return topic && /ique$/i.test(kind) && /e$|ion$/u.test(topic) ? `${topic} ${kind}` : topic;
}

/** Who writes, with one verb or several, and an article: "nous trions, classons et numérisons les ". */
const weDo =
  /^(?:nous|on|je|ça) \p{L}{2,20}(?:(?:, | et |, puis )(?:(?:nous|on|je|ça) )?\p{L}{2,20}){0,3} (des |les |la |le |du |une |un |l’)/iu;

/** A trade told with its verbs is about what they are done to: "on fait des sites" is about sites. */
const whatWeDo = (industry: string) =>
  industry
    .replace(weDo, (_, article: string) => (article === "des " ? "" : article))
    .replace(/ et (?:on|nous|je|ça) [\s\S]*$/iu, "");

/** Help of which only those who get it are named. */
const vagueHelp =
  /^(?:accompagnement|aide|appui|assistance|conseil|formation|services?|soutien) (?:des?|du|aux?|à|pour) ?(?:la |les? |l’|d’)?(?:entreprises?|tpe|pme|eti|dirigeants?|professionnels?|particuliers?|artisans?|associations?|collectivités?|équipes?|salariés?)(?!\p{L})/iu;

/** How something is done, at the end of a trade. */
const manner =
  / (?:en (?:urgence|petites séries|grandes? séries?|milieu \p{L}{3,20})|par téléphone|(?<!(?:aide|maintien|soins|services|hospitalisation|portage|garde) )à domicile|à (?:façon|distance)|clés? en mains?)$/iu;

/** Words that join what follows to a noun. */
const links = new Set("avec sur dans en sous par chez au aux à non et ou des du de".split(" "));
const isLink = (word: string) => links.has(word) || word.startsWith("d’");

/** What is done to a thing, however many of it are named: "dépannage chambre froide". */
const handled =
  /^(?:dépannage|entretien|fabrication|installation|livraison|location|pose|réparation|vente)$/u;

/** "nettoyage hottes": after a noun of work in the singular a plural is what it is done to. */
const adjectives = /(?:els|elles|als|ales|ifs|ives|eux|euses|aux|iques|aires|és|ées|ables|ibles|ois|ais)$/u;
function withDe(topic: string): string {
  const words = topic.split(" ");
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      ((handled.test(words[place - 1] ?? "") &&
        nounOf(word) !== null &&
        !ofKind.test(word) &&
        !isLink(word)) ||
        (activity.test(words[place - 1] ?? "") &&
          !/s$/.test(words[place - 1] ?? "") &&
          (nounOf(word)?.isPlural === true || /^\p{L}+eurs$/u.test(word)) &&
          !adjectives.test(word))),
  );
  return at === -1 ? topic : [...words.slice(0, at), de(words.slice(at).join(" "))].join(" ");
}

const isLong = (words: readonly string[]) =>
  words.length > mostTopicWords || [...words.join(" ")].length > longest;

/** A phrase that is too long without the last words that say where, with what or of what. */
function shortened(topic: string): string {
  let words = withDe(topic)
    .replace(/ (et|ou) (?:de |d’|des |du )/giu, " $1 ")
    .replace(manner, "")
    .split(" ");
  // Of two works that are too long, the first.
  const and = words.findIndex((word, place) => place > 1 && /^(?:et|ou)$/.test(word));
  if (and > 1 && isLong(words) && words.slice(0, and).some(isLink)) words = words.slice(0, and);
  while (isLong(words)) {
    const at = words.findLastIndex((word, place) => place > 0 && isLink(word.toLowerCase()));
    if (at < 1) break;
    words = words.slice(0, at);
    // Of "collecte de drêches et transformation en farine" the second has lost what it is done to.
    if (words.at(-2) === "et") words = words.slice(0, -2);
    const between = words.lastIndexOf("entre");
    if (between > 0 && !words.includes("et", between)) words = words.slice(0, between);
    while (words.length > 1 && links.has((words.at(-1) ?? "").toLowerCase())) words = words.slice(0, -1);
  }
  return words.join(" ");
}

/** How the words of a text begin, of those that say something. */
const beginningsIn = (text: string) =>
  new Set((folded(text.slice(0, 1_000)).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 4)));

/**
 * Of several trades the first, unless the offer speaks of another one and not of it. A thing beside the first may only say of
 * what that is ("bureau d’études, bois et béton"), so the offer has to speak of more than one of its words.
 */
function ofOffer(topics: readonly string[], offer: string): string | null {
  const [first, ...others] = topics;
  if (first === undefined) return null;
  const said = beginningsIn(offer);
  const ofFirst = beginningsIn(first);
  const inCommon = (topic: string) =>
    [...beginningsIn(topic)].filter((word) => said.has(word) && (topic === first || !ofFirst.has(word)))
      .length;
  const [other] = others
    .map((topic) => ({ topic, words: inCommon(topic) }))
    .filter(({ topic, words }) => words > (activity.test(topic.split(" ", 1)[0] ?? "") ? 0 : 1))
    .sort((one, another) => another.words - one.words);
  return other && other.words > inCommon(first) ? other.topic : first;
}

/** "Chauffage, climatisation et ventilation": works of one word each, as somebody names them side by side. */
const worksIn = (industry: string): readonly string[] => {
  const [, ...works] = /^(\p{L}{4,20}), (\p{L}{4,20}) et (\p{L}{4,20})$/u.exec(industry) ?? [];
  return works.every((work) => topicOfTrade(work) !== null) ? works : [];
};

/**
 * What a mail of a firm of this trade is about, as it stands after "côté": "nettoyage industriel", "plomberie" of a
 * "grossiste en plomberie". Of several, the one of which the `offer` speaks, else the first that is no whole branch. `null`
 * where the trade does not say. interpretation.md D351.
 */
export function topicOf(industry: string | null, offer = ""): string | null {
  if (industry === null || [...industry].length > 120) return null;
  const named = publisher.test(industry) ? null : topicOfNames(industry, offer);
  return named ?? offeredThings(industry, offer);
}

/** Who publishes programs says what the program is for by the offer alone. */
const publisher =
  /^(?:édition|éditeur|éditrice|développement|développeur) (?:de |d’)(?:logiciels?|saas|applications?|applis?|progiciels?)(?! (?:de |d’))/iu;
/** True of who publishes programs, whatever these are for. */
export const isPublisher = (trade: string): boolean => publisher.test(trade);

/** What may stand before what a program is for. */
const articles = /(?<![\p{L}’])(?:(?:les|vos|des|la|le|votre) |l’)(?=\p{L})/giu;
/** What of a program would be read as something between who writes and who reads. */
const betweenUs = /^(?:rendez-vous|temps|visites|devis|contrats|entretiens|signatures?)$/iu;

/** Things that an offer is about: what "vous" have or "we" make, where a trade says nothing. */
function offeredThings(industry: string, offer: string): string | null {
  const said = offer.slice(0, 600).replaceAll("'", "’");
  if (publisher.test(industry) || softwareOf(industry) !== null)
    return (
      [...said.matchAll(articles)]
        .map(({ index, 0: article }) => managed.exec(said.slice(index + article.length))?.[0].toLowerCase())
        .find((thing) => thing !== undefined && !betweenUs.test(thing)) ?? null
    );
  const [, noun = ""] = weWorkOn.exec(said) ?? [];
  const thing = noun.toLowerCase();
  const isThing = nounOf(thing)?.isPlural === true && !isSomebody(thing) && !anyThings.has(folded(thing));
  return isThing ? thing : null;
}

/** What who writes does to things of the recipient, in the first words of the offer. */
const weWorkOn =
  /^(?:on|nous|je) (?:vous )?(?:organis|conçoi|concev|fabriqu|imprim|install|livr|lou|pos|entreten|entretien|répar|rénov|nettoy|nettoi|vérifi|contrôl|tradui|transport)\p{L}{1,8} (?:et (?:on |nous )?\p{L}{3,14} )?(?:vos|des) (\p{L}{4,20})(?=[ ,.:]|$)/iu;
/** Nouns that may be anything. */
const anyThings = new Set(
  "besoins biens clients collaborateurs commandes demandes documents envies equipements equipes espaces gens idees locaux marchandises objectifs objets produits projets problemes salaries services sites solutions supports travaux".split(
    " ",
  ),
);

/** What the names of a trade say that a mail is about. */
function topicOfNames(industry: string, offer: string): string | null {
  const works = worksIn(industry);
  if (works.length > 0) {
    const said = beginningsIn(offer);
    const offered = works.filter((work) => said.has(folded(work).slice(0, 4)));
    const named = offered.length > 0 ? offered : works;
    return enumeration(named.map((work) => topicOfTrade(work) ?? work));
  }
  const [first = "", ...others] = whatWeDo(industry)
    .split(/[,;:/(&+]/, 4)
    .map((part) => part.trim().replace(/^(?:le|la|les|de la|du|une?)\s|^(?:de )?l’/iu, ""))
    .map(withoutPlace);
  const topic = topicOfTrade(first);
  // "Meunerie : farines de châtaigne": what follows the colon is what is sold.
  const isHeading =
    !first.includes(" ") && whatWeDo(industry).slice(first.length).trimStart().startsWith(":");
  const rest = others
    .filter((other) => !/^(?:côté|dont|chez|pour|en|à|aux?) /iu.test(other))
    .map(topicOfTrade)
    .filter((other) => other !== null);
  const isBroad = isHeading || broadTrades.includes(folded(first));
  return ofOffer(topic === null ? rest : isBroad ? [...rest, topic] : [topic, ...rest], offer);
}

/** What a firm does to its goods, which those who need them do not do: "conception de convoyeurs". */
const making =
  /^(?:conception|installation|production|fabrication)(?: et (?:commercialisation|conception|fabrication|installation|livraison|pose|réalisation|vente))? (?:de |d’|des |du )(?=\p{L}{3,20}[sx](?:\s|$))/iu;

function topicOfTrade(named: string): string | null {
  const made = named.replace(making, "");
  const ofGoods = made === named ? null : topicOfTrade(made);
  if (ofGoods !== null) return ofGoods;
  const kept = without(tails, without(tails, named));
  const topic = topicOfWork(kept) ?? topicOfNoun(kept.replace(forWhom, ""));
  return topic !== null && vagueHelp.test(topic) ? null : topic;
}

/** What somebody makes, sells or does, where their trade says that they do. */
function topicOfWork(named: string): string | null {
  const plain = withoutSecondName(without(tails, named.replace(addition, "")));
  const [word = "", second = ""] = plain.split(" ");
  // "Torréfaction artisanale et café": a trade and its goods are about these.
  const [making = "", goods = ""] = plain.split(" et ", 2);
  const ofMaker = goods === "" ? null : listed(without(manners, making));
  if (ofMaker && folded(goods).startsWith(folded(ofMaker))) return ofMaker;
  const known = listed(plain) ?? listed(`${word} ${second}`) ?? listed(without(manners, plain));
  if (known) return known;
  // "Imprimerie étiquettes": what a shop makes stands beside it without "de".
  const shop =
    /erie$/i.test(word) && second !== "" && !preposition.test(second) && !/^(?:et|&|à|pour)$/.test(second);
  if (shop && !adjective.test(second) && topics.has(keyOf(word))) {
    // "Imprimerie étiquettes adhésives" is about what it makes.
    const goods = plain.slice(word.length + 1);
    const isMade =
      nounOf(second.toLowerCase())?.isPlural === true && !/(?:erie|iers?|eurs?)s?$/iu.test(second);
    return (isMade ? topicOfNoun(goods) : null) ?? listed(word);
  }
  if (software.test(word) && !preposition.test(second)) {
    const what = plain.slice(word.length + 1);
    const [, other = ""] = what.split(" ");
    // "Logiciel GMAO maintenance" says what it is for twice.
    if (initials.test(second) && functions.test(other)) return `logiciel ${second.toUpperCase()}`;
    if (functions.test(second))
      return `logiciel ${initials.test(what) ? what.toUpperCase() : de(midSentence(what))}`;
    return (activity.test(second) || managed.test(what)) && [...what].length <= longest
      ? midSentence(what)
      : null;
  }
  const [made = "", joined] = maker.exec(plain) ?? [];
  if (made === "") {
    const own = topicOfDoer(plain);
    if (own) return own;
  }
  // "Cabinet d’avocats en droit du travail": of the people of a firm, what they do.
  const [, members = ""] = firmOf.exec(plain) ?? [];
  if (members !== "" && isSomebody(members)) return listed(plain) ?? topicOfWork(members);
  if (firm.test(made) && joined === undefined) return null;
  const isApart = /^(?:et|&|ou)\s/i.test(plain.slice(made.length));
  // "Conseil agricole" is about advice; "négoce agricole" and "services financiers" too are a whole.
  const isService = joined === undefined && /^services\s/i.test(made);
  // "Installateur panneaux": no plural says of which kind one man is.
  const isPlural = !/s\s$/i.test(made) && /^\p{L}{2,20}[sx](?:\s|$)/u.test(plain.slice(made.length));
  const isAdjective =
    joined === undefined && (isService || (!isPlural && adjective.test(plain.slice(made.length))));
  const rest = isApart || isAdjective ? plain : plain.slice(made.length);
  // "Accordeur et restaurateur de pianos": who does something to what.
  const [, done = ""] =
    made === "" && isDoer(plain)
      ? (/ (?:de la|de l’|de|du|des|d’) ?(\S[\s\S]{2,80})$/u.exec(plain) ?? [])
      : [];
  if (done !== "" && topicOfDoer(plain) === null) return topicOfNoun(done);
  // "Artisan menuisier" and "avocat fiscaliste" are two names of somebody.
  if (made !== "" && rest !== plain && isDoer(rest)) return topicOfDoer(rest) ?? topicOfDoer(made.trim());
  // "Revendeur Apple" names whose goods they are.
  if (made !== "" && joined === undefined && !isApart && /^\p{Lu}\p{Ll}/u.test(rest)) return null;
  const topic = shortened(midSentence(rest));
  const [first = "", ...more] = topic.split(" ");
  if (isAdjective && isDoer(plain)) return topicOfDoer(plain);
  const isNamed =
    (made !== "" && !isAdjective) || isService || activity.test(first) || tradeNouns.has(folded(first));
  if (!isNamed || topic === "" || [...topic].length > longest || more.length >= mostTopicWords) return null;
  if (
    legalForm.test(topic) ||
    vagueTrades.includes(folded(topic)) ||
    /^(?:pour|à|aux?)\s|[,;:/()&]/iu.test(topic)
  )
    return null;
  return listed(topic) ?? topic;
}

/**
 * A trade that is named by a thing and not by who makes it: "bornes de recharge", "team building", "mutuelle entreprise". Of
 * two that are too long for a sentence, the first. `null` for a word alone that is no plural and no acronym: it may be a name,
 * or somebody of a trade that no ending shows.
 */
function topicOfNoun(trade: string): string | null {
  const noun = shortened(midSentence(trade));
  const words = noun.split(" ");
  const [first = ""] = words;
  if (words.length > mostTopicWords || [...noun].length > longest || !isPlainNoun(noun)) return null;
  if (/^(?:agence|cabinet) [\p{Lu}\d]{2,5}$/u.test(noun)) return words[1] ?? null;
  if (isSomebody(noun) || aFirm.test(noun) || vagueTrades.includes(folded(noun))) return null;
  return words.length > 1 || alone.test(first) || nounOf(first)?.isPlural ? noun : null;
}

/** What ends adjectives, and few nouns of trades. */
const ofKind =
  /(?:[ae]ls?|[ae]lles?|ales?|aux|ifs?|ives?|eux|euses?|ins?|ines?|iques?|aires?|(?<!it)és?|ées?|[ai]bles?|ais|(?<!b)ois|secs?|[ai]nts?|iers?|ières?|urs?|ures?|ernes?)$/u;
/** A noun of the list, or a plural, which only adjectives of a kind are besides nouns: "moules" is a word of two genders. */
const isNounHere = (word: string) => nounOf(word) !== null || /^\p{L}{4,20}s$/u.test(word);
const isBareNoun = (word: string) => isNounHere(word) && !ofKind.test(word);

/** "d’enseignes lumineuses et de signalétique": a topic with its preposition, which a second noun has as well. */
export function ofTopic(topic: string): string {
  if (topic.includes(", ")) return topic.split(", ").map(ofTopic).join(", ");
  const words = topic.split(" ");
  const at = words.indexOf("et");
  const [before = "", last = "", next = "", after = ""] = [
    words[at - 2],
    words[at - 1],
    words[at + 1],
    words[at + 2],
  ];
  if (at < 1 || next === "") return de(topic);
  const isWork = /(?:age|tion|sion|erie|ment|ance|ence)s?$/u.test(next);
  // In "menuiserie bois et alu" the second noun only says of what the first one is.
  const isBeside = at > 1 && !isLink(before) && !before.startsWith("d’") && isBareNoun(last);
  const isOfBoth =
    at > 1 &&
    !isLink(before) &&
    !before.startsWith("d’") &&
    ofKind.test(last) &&
    ofKind.test(next) &&
    /[sx]$/.test(last) === /[sx]$/.test(next);
  const isNoun = isWork || (isNounHere(next) && !isLink(after) ? !isBeside && !isOfBoth : isNounHere(next));
  if (!isNoun || isParticiple(next)) return de(topic);
  return `${de(words.slice(0, at + 1).join(" "))} ${de(words.slice(at + 1).join(" "))}`;
}

/** What one has one of, which has its article after "parler": "d’un logiciel de planification", "d’un site internet". */
const single =
  /^(?:logiciel|site|outil|portail|espace|parc|(application|appli|plateforme|flotte|boutique|salle|mutuelle|crèche|fosse|machine|borne))(?= |$)/u;

/** A topic after "parler": "de nettoyage", "d’un logiciel de planification". */
export function talkOf(topic: string): string {
  const [whole, ofWoman] = single.exec(topic) ?? [];
  if (whole === undefined || / et /.test(topic)) return ofTopic(topic);
  return `d’un${ofWoman ? "e" : ""} ${topic}`;
}

/** An acronym, or a plural by its ending, which neither "Contratis" nor "campus" has. */
const alone = /^(?:[\p{Lu}\d]{2,5}|\p{L}{2,20}(?:[bcdefghjklmnpqrtvwzé]s|[eo]ux|aux|ais|ois|ies|ous|eus))$/u;

/** Words that may stand after "côté": no clause, no mark, nothing said of who writes, and no name behind another word. */
const isPlainNoun = (text: string) =>
  /^[\p{L}\p{N}’ -]{2,60}$/u.test(text) &&
  !/(?<!\p{L})(?:je|on|nous|vous|ils?|elles?|notre|nos|votre|vos|mon|ma|mes|qui|que|pas|ne|rien|tout|toute|tous|toutes|autres?|divers|diverses|multi|for|and|the|we|your)(?!\p{L})/iu.test(
    text,
  ) &&
  !/^(?:pour|avec|dans|sur|à|aux?|de|du|des|en|par|chez|une?|petits?|petites?|bons?|bonnes?|nouveaux?|nouvelles?|aide|dr|mr?|mme)(?!\p{L})/iu.test(
    text,
  ) &&
  !/\s\p{Lu}\p{Ll}/u.test(text) &&
  !/\s(?:pour|de|du|des|en|à|aux?|et|sur|d’)$/u.test(text) &&
  !isInfinitive(folded(text.split(" ", 1)[0] ?? "")) &&
  !hasFiniteVerb(text);

/** What a firm is by law or by its purpose. */
const legalForm = /^(?:association|chantier d’insertion|coopérative|entreprise adaptée|esat)(?!\p{L})/iu;

/** Firms, shops and houses, which say by themselves nothing of what they sell. */
const aFirm =
  /^(?:agence|appli|application|association|boutique|brasserie|bureau|cabinet|camping|centre|chaîne|chantier d’insertion|clinique|club|commerce|compagnie|coopérative|domaine|école|éditeur|entreprise|esat|espace|étude|ferme|filiale|fintech|fondation|franchise|garage|groupe|groupement|holding|hôtel|institut|laboratoire|legaltech|logiciels?|magasin|maison|manufacture|marque|média|office|organisme|plateforme|pme|réseau|restaurant|saas|salle|services?|société|scale-?up|start-?up|studio|tpe|usine)(?!\p{L})(?! électrog)/iu;

/** Somebody of a trade, in one or several; broader than `doer`, since a word that it takes for a man only goes unused. */
const somebody =
  /^(?:\p{L}{2,20}(?:eur|euse|trice|ant|ante|iste|ogue|onome|graphe|peute|iatre|ier|ière|ien|ienne|aire|ecte|pathe|ectrice)s?|avocate?s?|avoués?|notaires?|experte?s?|cadres?|chefs?|coachs?|docteurs?|maîtres?|médecins?|sage-femmes?|sages-femmes|fils|filles|frères|sœurs|associés|artisane?s?|freelances?|indépendante?s?|taxis?)(?!\p{L})/iu;
const someEnglishman =
  /(?:manager|developer|designer|writer|officer|owner|closer|setter|assistant|consultant|coach|maker|hunter|trainer|speaker)$/iu;
const isSomebody = (text: string) => (somebody.test(text) && !things.test(text)) || someEnglishman.test(text);

/** What is written in capitals among the functions of programs. */
const initials = /^(?:rh|crm|erp|sirh|gmao)$/i;

/** Nouns of firms, and of who does a trade: a firm is one of these. */
const firmsOfMen =
  /^(?:bureau|cabinet|centre|espace|négoce|organisme|réseau|atelier|studio|laboratoire|commerce|garage|restaurant|hôtel)\s/iu;
const firmsOfWomen = /^(?:agence|association|coopérative|entreprise|plateforme|société|start-up)\s/iu;
const doer =
  /^(?:\p{L}{2,20}eur|\p{L}{2,20}trice|\p{L}{2,20}euse|\p{L}{2,20}ant|\p{L}{2,20}iste|commissionnaire|courtier|transitaire|prestataire|grossiste|expert|traiteur|artisan|architecte|avocat|caviste|charpentier|coach|couvreur|photographe|paysagiste|plombier|menuisier|électricien|géomètre|notaire|torréfacteur|vidéaste)(?:\s|-|$)/iu;
/** Nouns in -eur and -ant that nobody is. */
const things =
  /^(?:intérieur|extérieur|secteur|restaurant|valeur|carburant|moteur|ordinateur|chauffant|ascenseur|capteur|compresseur|conteneur|distributeurs? auto|extincteur|onduleur|radiateur|vapeur|chaleur|couleur|papier|acier|courrier|mobilier|luminaire|matériau|chantier|ombrières|chaudières|barrières|bières|matières|gouttières|lumières)/iu;

/** True of a trade that begins with what somebody is: "plombier chauffagiste". */
const isDoer = (trade: string) => doer.test(trade) && !things.test(trade);

/** What somebody of this trade is, as they say it beside their name: "traductrice technique"; `null` for an activity. */
export const doerOf = (trade: string): string | null =>
  isDoer(trade) ? midSentence(without(tails, without(tails, withoutPlace(trade)))) : null;

/** A trade as what a firm is: "un cabinet de conseil", "grossiste en plomberie"; `null` for an activity. */
export function tradeAsAttribute(trade: string): string | null {
  if (firmsOfMen.test(trade)) return `un ${trade}`;
  if (firmsOfWomen.test(trade)) return `une ${trade}`;
  if (!isDoer(trade)) return null;
  // "Coach prise de parole" lacks its preposition.
  return trade
    .replace(/^(grossiste|négociante?) (?!en |de |d’|du |des )(?=\p{L})/iu, "$1 en ")
    .replace(
      /^(avocate?|coach|consultante?|formateur|formatrice|expert|experte) (?=droit |\p{L}{3,20} (?:de|du|des|d’))(?!de |en |des )/iu,
      "$1 en ",
    );
}

/**
 * A trade with its article: "le nettoyage industriel", "l’infogérance", by the ending of its noun. `null` for one whose
 * gender its ending does not show.
 */
export function withArticle(trade: string): string | null {
  const [first = ""] = trade.split(" ");
  if (/^\p{L}+(?:, \p{L}+)+ et \p{L}+$/u.test(trade)) {
    const works = trade.split(/, | et /).map(withArticle);
    return works.every((work) => work !== null) ? enumeration(works) : null;
  }
  if (tradeAsAttribute(trade) !== null || withoutSecondName(trade) !== trade || / (?:et|&) /.test(trade))
    return null;
  const listed = tradeNouns.get(folded(first));
  if (listed) return `${listed}${trade}`;
  const gender = /(?:tion|sion|erie|ance|ence|ure|logie|ité|ise)$/u.test(first)
    ? "la "
    : /(?:age|ment)$/u.test(first)
      ? "le "
      : null;
  if (gender === null) return null;
  return de(trade).startsWith("d’") ? `l’${trade}` : `${gender}${trade}`;
}
