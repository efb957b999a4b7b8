import { tradeNouns, tradeTopics, vagueTrades } from "#app/content/drafts/trade-topics-copy.ts";
import { folded } from "#app/french/folded.ts";
import { de, midSentence } from "./french.ts";

/** In code points; longer ones are descriptions. */
const longest = 40;

/** What makes or sells something, before what it makes or sells: "grossiste en plomberie" is about plumbing. */
const maker =
  /^(?:agence|bureau|cabinet|centre|conseil|courtier|distributeur|distribution|éditeur|entreprise|expert|fabricant|fournisseur|grossiste|installateur|logiciel|logiciels|loueur|négoce|organisme|prestataire|saas|société|spécialiste|vendeur)\s(?:(?:de|du|des|en|la|les)\s|d’|de l’)?/iu;

/** Endings of words that name an activity: nettoyage, traduction, maintenance, imprimerie. */
const activity = /(?:age|tion|sion|erie|ment|ance|ence|ique|ure|logie|ité|ise|ie)s?$/u;

/**
 * What a mail of a firm of this trade is about, as it stands after "côté": "nettoyage industriel", "plomberie" of a
 * "grossiste en plomberie". `null` where the trade does not say.
 */
export function topicOf(industry: string | null): string | null {
  if (industry === null || [...industry].length > 80) return null;
  const plain = industry.replace(/^(?:le|la|les|de la|du)\s|^(?:de )?l’/iu, "");
  const known = tradeTopics.get(folded(plain));
  if (known) return known;
  const made = maker.exec(plain)?.[0] ?? "";
  const rest = plain.slice(made.length);
  const topic = midSentence(rest);
  const [first = "", ...more] = topic.split(" ");
  const isNamed = made !== "" || activity.test(first) || tradeNouns.has(folded(first));
  if (!isNamed || topic === "" || [...topic].length > longest || more.length > 4) return null;
  if (vagueTrades.includes(folded(topic)) || /^(?:pour|à|aux?)\s|[,;:/()&]/iu.test(topic)) return null;
  return tradeTopics.get(folded(topic)) ?? topic;
}

/**
 * A trade with its article: "le nettoyage industriel", "l’infogérance", by the ending of its noun. `null` for one whose
 * gender its ending does not show.
 */
export function withArticle(trade: string): string | null {
  const [first = ""] = trade.split(" ");
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
