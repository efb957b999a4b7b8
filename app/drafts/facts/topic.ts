import { tradeNouns, tradeTopics, vagueTrades } from "#app/content/drafts/trade-topics-copy.ts";
import { folded } from "#app/french/folded.ts";
import { de, midSentence } from "./french.ts";

/** In code points; longer ones are descriptions. */
const longest = 40;

/** What makes or sells something, before what it makes or sells: "grossiste en plomberie" is about plumbing. */
const maker =
  /^(?:agence|artisan|atelier|avocats?|bureau|cabinet|centre|commissionnaire|conseil|courtier|distributeur|distribution|éditeur|entreprise|expert|experts|fabricant|fabrication|fournisseur|grossiste|installateur|laboratoire|logiciel|logiciels|loueur|négoce|négociant|organisme|prestataire|réparateur|saas|services|société|spécialiste|vendeur|vente)\s((?:de|du|des|en|la|les)\s|d’|de l’)?/iu;

/** A word that only says of which kind a trade is. */
const adjective = /^\p{L}{2,20}(?:ole|oles|el|elle|elles|al|ale|ales|aux|if|ive|ives|aire|aires)(?:\s|$)/iu;

/** What follows a trade without naming another one: for whom it is, what it is good at. */
const addition =
  /\s(?:spécialisée?s?\s|dédiée?s?\s|pour\s|auprès\s|aux?\s(?:entreprises|professionnels|particuliers)|(?:d’|en )entreprises?$|b2b$|b to b$)[\s\S]*$/iu;

/** Endings of words that name an activity: nettoyage, traduction, maintenance, imprimerie. */
const activity = /(?:age|tion|sion|erie|ment|ance|ence|ique|ure|logie|ité|ise|ie)s?$/u;

/**
 * What a mail of a firm of this trade is about, as it stands after "côté": "nettoyage industriel", "plomberie" of a
 * "grossiste en plomberie". `null` where the trade does not say.
 */
export function topicOf(industry: string | null): string | null {
  if (industry === null || [...industry].length > 120) return null;
  const plain = industry.replace(/^(?:le|la|les|de la|du)\s|^(?:de )?l’/iu, "").replace(addition, "");
  const known = tradeTopics.get(folded(plain));
  if (known) return known;
  const [made = "", preposition] = maker.exec(plain) ?? [];
  const isApart = /^(?:et|&|ou)\s/i.test(plain.slice(made.length));
  // "Conseil agricole" is about advice; "négoce agricole" too is a whole.
  const isAdjective = preposition === undefined && adjective.test(plain.slice(made.length));
  const rest = isApart || isAdjective ? plain : plain.slice(made.length);
  const topic = midSentence(rest);
  const [first = "", ...more] = topic.split(" ");
  const isNamed = (made !== "" && !isAdjective) || activity.test(first) || tradeNouns.has(folded(first));
  if (!isNamed || topic === "" || [...topic].length > longest || more.length > 4) return null;
  if (vagueTrades.includes(folded(topic)) || /^(?:pour|à|aux?)\s|[,;:/()&]/iu.test(topic)) return null;
  return tradeTopics.get(folded(topic)) ?? topic;
}

/** Nouns of firms, and of who does a trade: a firm is one of these. */
const firmsOfMen =
  /^(?:bureau|cabinet|centre|espace|négoce|organisme|réseau|atelier|studio|laboratoire|commerce|garage|restaurant|hôtel)\s/iu;
const firmsOfWomen = /^(?:agence|association|coopérative|entreprise|plateforme|société|start-up)\s/iu;
const doer =
  /^(?:\p{L}{2,20}eur|\p{L}{2,20}ant|\p{L}{2,20}iste|commissionnaire|courtier|transitaire|prestataire|grossiste|expert|traiteur|artisan)(?:\s|-|$)/iu;
/** Nouns in -eur and -ant that nobody is. */
const things = /^(?:intérieur|extérieur|secteur|restaurant|valeur|carburant|moteur|ordinateur|chauffant)/iu;

/** A trade as what a firm is: "un cabinet de conseil", "grossiste en plomberie"; `null` for an activity. */
export function tradeAsAttribute(trade: string): string | null {
  if (firmsOfMen.test(trade)) return `un ${trade}`;
  if (firmsOfWomen.test(trade)) return `une ${trade}`;
  return doer.test(trade) && !things.test(trade) ? trade : null;
}

/**
 * A trade with its article: "le nettoyage industriel", "l’infogérance", by the ending of its noun. `null` for one whose
 * gender its ending does not show.
 */
export function withArticle(trade: string): string | null {
  const [first = ""] = trade.split(" ");
  if (tradeAsAttribute(trade) !== null || / (?:et|&) /.test(trade)) return null;
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
