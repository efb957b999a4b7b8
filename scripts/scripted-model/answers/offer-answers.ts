import type { GivenContext } from "../context/given-context.ts";
import type { GivenOffer } from "../context/offers.ts";
import { wordingOf } from "../context/wording.ts";

const about =
  /\b(offres?|prix|tarifs?|coute\w*|abonnement|formule|starter|growth|scale|essai|matinal|ttc|hors taxes?|utilisateurs|fiches|collegues)\b/;

/** Words of a message, and the parts of an offer's line that answer them. */
const features: readonly [asked: RegExp, part: RegExp][] = [
  [/\bsupport\b|\baide\b/, /support/],
  [/\bexport|\bimport/, /export/],
  [/\bcrm\b|\binterface\b/, /crm/],
  [/\bpersonas?\b/, /personas/],
  [/\bcriteres?\b/, /criteres/],
  [/\brapports?\b/, /rapports/],
  [/\btemps reel\b|\bmises? a jour\b/, /mises a jour/],
];

/** The answer to a question about the offers, from the catalogue of the request alone; `null` for another message. */
export function offerAnswer(given: GivenContext): string | null {
  const asked = wordingOf(given.message);
  const delay =
    /\b(prete?|en service|demarre\w*|installe\w*)\b/.test(asked) && /\b(temps|quand|delai)\b/.test(asked);
  if ((!about.test(asked) && !delay) || /\b(mon|notre) offre\b/.test(asked)) return null;
  const { offers, sentences } = given.catalogue;
  if (offers.length === 0) return "Je n’ai pas le catalogue des offres : je ne peux rien en dire de sûr.";
  const known = given.rules.keepsToCatalogue ? offers : offers.map(rounded);
  const named = known.filter(({ name }) => asked.includes(wordingOf(name)));
  const chosen = named.length > 0 ? named : known;
  const quoted = (pattern: RegExp) => sentences.find((sentence) => pattern.test(wordingOf(sentence)));

  if (delay) return quoted(/\bprete\b/) ?? null;
  if (/\bessai\b/.test(asked)) return quoted(/\bessai\b/) ?? null;
  const wanted = neededOffer(asked, known);
  if (wanted) return adviceOf(wanted, given);
  const feature = features.find(([pattern]) => pattern.test(asked));
  if (feature) return featureAnswer(chosen, feature[1], named.length > 0);
  if (/\b(utilisateurs|collegues|personnes)\b/.test(asked))
    return linesOf(chosen, ({ users }) => `${users} utilisateurs`);
  if (/\b(contacts|fiches|numeros|e-mails|prospects|coordonnees)\b/.test(asked))
    return linesOf(
      chosen,
      ({ contacts }) => `${contacts} numéros de téléphone et ${contacts} e-mails par mois`,
    );
  if (/\b(economis\w*|gagne)\b/.test(asked))
    return linesOf(
      chosen,
      ({ parts }) => parts.find((part) => part.includes("économis"))?.replace(/^.*, /, "") ?? "",
    );
  if (/\b(par an|a l'annee|annuel\w*|annee)\b/.test(asked))
    return linesOf(chosen, ({ yearly }) => `${yearly} € HT par an`);
  const taxes = /\b(ttc|taxes?|tva|ht)\b/.test(asked) ? "Nos prix sont hors taxes.\n\n" : "";
  return `${taxes}${linesOf(chosen, ({ monthly }) => `${monthly} € HT par mois`)}`;
}

function linesOf(offers: readonly GivenOffer[], what: (offer: GivenOffer) => string): string {
  const lines = offers.map((offer) => `${offer.name} : ${what(offer)}`);
  return lines.length === 1 ? `${lines[0]}.` : lines.map((line) => `- ${line}`).join("\n");
}

function featureAnswer(offers: readonly GivenOffer[], pattern: RegExp, isNamed: boolean): string {
  const parts = (offer: GivenOffer) => offer.parts.filter((part) => pattern.test(wordingOf(part)));
  const having = offers.filter((offer) => parts(offer).length > 0);
  if (having.length > 0) return linesOf(having, (offer) => parts(offer).join(", "));
  return isNamed
    ? `Le catalogue ne le dit pas de ${offers[0]?.name}.`
    : "Le catalogue ne le dit d’aucune offre.";
}

/** The smallest offer that is large enough for the number of contacts or of users that a message names. */
function neededOffer(asked: string, offers: readonly GivenOffer[]): GivenOffer | null {
  const contacts = Number(/(\d+) (?:contacts|fiches|prospects|numeros)/.exec(asked)?.[1] ?? 0);
  const users = Number(/(\d+) (?:utilisateurs|collegues|personnes|commerciaux)/.exec(asked)?.[1] ?? 0);
  if (contacts + users === 0) return null;
  return offers.find((offer) => offer.contacts >= contacts && offer.users >= users) ?? null;
}

function adviceOf(offer: GivenOffer, { facts: { company, target } }: GivenContext): string {
  const reader = `${company ? `Pour ${company}` : "Pour vous"}${target && `, qui s’adresse à cette cible : ${target}`}`;
  return `${reader}, prenez ${offer.name} : ${offer.contacts} numéros et ${offer.contacts} e-mails par mois, ${offer.users} utilisateurs. ${offer.name} coûte ${offer.monthly} € HT par mois.`;
}

/** An offer as who is not told to keep to exact figures remembers it. */
function rounded(offer: GivenOffer): GivenOffer {
  const about = (figure: number) => Math.ceil((figure + 1) / 10) * 10;
  return {
    ...offer,
    ...{ monthly: about(offer.monthly), yearly: about(offer.yearly) },
    ...{ contacts: about(offer.contacts), users: about(offer.users) },
    parts: offer.parts.map((part) => part.replace(/\d+/g, (figure) => `${about(Number(figure))}`)),
  };
}
