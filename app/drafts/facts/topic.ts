import { broadTrades, tradeNouns, tradeTopics, vagueTrades } from "#app/content/drafts/trade-topics-copy.ts";
import { folded } from "#app/french/folded.ts";
import { de, midSentence } from "./french.ts";
import { withoutPlace } from "./without-place.ts";

/** In code points; longer ones are descriptions. */
const longest = 40;

/** What makes or sells something, before what it makes or sells: "grossiste en plomberie" is about plumbing. */
const maker =
  /^(?:agence|application|appli|artisan|atelier|avocats?|bureau|cabinet|centre|coach|commissionnaire|consultant|consultante|conseil|courtier|distributeur|distribution|éditeur|entreprise|expert|experts|fabricant|fabrication|fournisseur|grossiste|installateur|laboratoire|logiciel|logiciels|loueur|négoce|négociant|organisme|prestataire|réparateur|saas|services?|société|spécialiste|vendeur|vente)\s((?:de|du|des|en|la|les)\s|d’|de l’)?/iu;

/** A word that only says of which kind a trade is, participles included: "services managés". */
const adjective =
  /^\p{L}{2,20}(?:ole|oles|el|elle|elles|al|ale|ales|aux|if|ive|ives|aire|aires|ée|ées|(?<!it)és|(?<!t)é)(?:\s|$)/iu;

/** What follows a trade without naming another one: for whom it is, what it is good at. */
const addition =
  /\s(?:spécialisée?s?\s|dédiée?s?\s|pour\s|auprès\s|aux?\s(?:entreprises|professionnels|particuliers)|(?:d’|en )entreprises?$|b2b$|b to b$)[\s\S]*$/iu;

/** Who sells a program, which is about what follows "de" and not about those whom it is for: "SaaS BTP". */
const software = /^(?:saas|logiciels?|applis?|applications?)$/i;
const preposition = /^(?:de|du|des|d’|en)/i;
/** What a program may do, named without "de": "logiciel RH". */
const functions =
  /^(?:rh|paie|crm|erp|sirh|compta|comptabilité|facturation|qualité|logistique|transport|achats|marketing|maintenance|gmao|caisse|planning|sécurité)$/i;

/** Firms whose adjective says of which kind they are, and not what they do: "agence digitale". */
const firm = /^(?:agence|bureau|cabinet|centre|entreprise|organisme|société)\s/iu;

/** What ends the name of a trade without naming one: how it is done, or in which language. Folded. */
const tails =
  "sur-mesure,sur mesure,freelance,free-lance,independant,independante,360,360°,haut de gamme,premium,en tout genre,en tous genres,tous corps d’etat,toutes marques,allemand,anglais,arabe,chinois,espagnol,italien,japonais,polonais,portugais,russe".split(
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
      : /^[\p{Lu}\d]{2,6}$/u.test(what)
        ? `pour le ${what}`
        : `(${what})`;
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

/**
 * What a mail of a firm of this trade is about, as it stands after "côté": "nettoyage industriel", "plomberie" of a
 * "grossiste en plomberie". Of several, the first that is no whole branch. `null` where the trade does not say.
 */
export function topicOf(industry: string | null): string | null {
  if (industry === null || [...industry].length > 120) return null;
  const [first = "", ...others] = industry
    .split(/[,;/(&+]/, 4)
    .map((part) => part.trim().replace(/^(?:le|la|les|de la|du)\s|^(?:de )?l’/iu, ""))
    .map(withoutPlace);
  const topic = topicOfTrade(first);
  if (topic !== null && !broadTrades.includes(folded(first))) return topic;
  return others.map(topicOfTrade).find((other) => other !== null) ?? topic;
}

function topicOfTrade(named: string): string | null {
  const plain = withoutSecondName(without(tails, without(tails, named.replace(addition, ""))));
  const [word = "", second = ""] = plain.split(" ");
  const known = listed(plain) ?? listed(`${word} ${second}`) ?? listed(without(manners, plain));
  if (known) return known;
  // "Imprimerie étiquettes": what a shop makes stands beside it without "de".
  const shop =
    /erie$/i.test(word) && second !== "" && !preposition.test(second) && !/^(?:et|&|à|pour)$/.test(second);
  if (shop && !adjective.test(second) && topics.has(keyOf(word))) return listed(word);
  if (software.test(word) && !preposition.test(second)) {
    const what = plain.slice(word.length + 1);
    if (functions.test(second))
      return `logiciel ${initials.test(what) ? what.toUpperCase() : de(midSentence(what))}`;
    return activity.test(second) && [...what].length <= longest ? midSentence(what) : null;
  }
  const [made = "", joined] = maker.exec(plain) ?? [];
  if (made === "") {
    const own = topicOfDoer(plain);
    if (own) return own;
  }
  if (firm.test(made) && joined === undefined) return null;
  const isApart = /^(?:et|&|ou)\s/i.test(plain.slice(made.length));
  // "Conseil agricole" is about advice; "négoce agricole" and "services financiers" too are a whole.
  const isService = joined === undefined && /^services\s/i.test(made);
  const isAdjective = joined === undefined && (isService || adjective.test(plain.slice(made.length)));
  const rest = isApart || isAdjective ? plain : plain.slice(made.length);
  // "Artisan menuisier" and "avocat fiscaliste" are two names of somebody.
  if (made !== "" && rest !== plain && isDoer(rest)) return topicOfDoer(rest) ?? topicOfDoer(made.trim());
  const topic = midSentence(rest);
  const [first = "", ...more] = topic.split(" ");
  if (isAdjective && isDoer(plain)) return topicOfDoer(plain);
  const isNamed =
    (made !== "" && !isAdjective) || isService || activity.test(first) || tradeNouns.has(folded(first));
  if (!isNamed || topic === "" || [...topic].length > longest || more.length > 4) return null;
  if (vagueTrades.includes(folded(topic)) || /^(?:pour|à|aux?)\s|[,;:/()&]/iu.test(topic)) return null;
  return listed(topic) ?? topic;
}

/** What is written in capitals among the functions of programs. */
const initials = /^(?:rh|crm|erp|sirh|gmao)$/i;

/** Nouns of firms, and of who does a trade: a firm is one of these. */
const firmsOfMen =
  /^(?:bureau|cabinet|centre|espace|négoce|organisme|réseau|atelier|studio|laboratoire|commerce|garage|restaurant|hôtel)\s/iu;
const firmsOfWomen = /^(?:agence|association|coopérative|entreprise|plateforme|société|start-up)\s/iu;
const doer =
  /^(?:\p{L}{2,20}eur|\p{L}{2,20}trice|\p{L}{2,20}euse|\p{L}{2,20}ant|\p{L}{2,20}iste|commissionnaire|courtier|transitaire|prestataire|grossiste|expert|traiteur|artisan|architecte|avocat|caviste|charpentier|coach|couvreur|photographe|paysagiste|plombier|menuisier|électricien|géomètre|notaire|torréfacteur|vidéaste)(?:\s|-|$)/iu;
/** Nouns in -eur and -ant that nobody is. */
const things = /^(?:intérieur|extérieur|secteur|restaurant|valeur|carburant|moteur|ordinateur|chauffant)/iu;

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
  return trade.replace(
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
