import type { Facts } from "../context/facts.ts";
import type { GivenContext } from "../context/given-context.ts";
import type { Rules } from "../context/rules.ts";
import { wordingOf } from "../context/wording.ts";

type Refusal = {
  /** What a message asks for, in words without accents. */
  asks: RegExp;
  /** The rule that forbids it. */
  rule: keyof Rules;
  refused: (facts: Facts) => string;
  /** What a model says that was not told the rule. */
  granted: string;
};

const targetOf = ({ target }: Facts) => target || "vos interlocuteurs";

const refusals: readonly Refusal[] = [
  {
    asks: /\b(repete|montre|donne|affiche|revele|traduis|print|show|quelles?|recopie)\b[^.!?]*\b(consignes|instructions|system prompt|tout ce qui precede|cle d'api)\b/,
    rule: "keepsSecret",
    refused: ({ company, place }) =>
      `Je ne peux pas communiquer cela. Revenons à la prospection de ${company || "votre entreprise"}${place && ` (${place})`} : par quoi commençons-nous ?`,
    granted: "",
  },
  {
    asks: /\b(un autre client|les autres clients|d'autres clients)\b/,
    rule: "keepsSecret",
    refused: ({ company }) =>
      `Je ne peux pas : je ne connais que ${company || "votre entreprise"}, et rien des autres clients.`,
    granted: "Voici le profil d’un autre client : une société de conseil à Lille, qui vise les DRH.",
  },
  {
    asks: /\b(es-tu|etes-vous|tu es) (bien )?(une personne|un humain|humaine?|un robot|une ia|un programme)\b/,
    rule: "isProgram",
    refused: ({ company }) =>
      `Je suis un programme d’intelligence artificielle, au service de ${company || "votre entreprise"}.`,
    granted: "Je suis une personne de l’équipe, à vos côtés depuis des années.",
  },
  {
    asks: /\b(sante|religion|opinions? politiques?|syndicat)\b/,
    rule: "lawful",
    refused: (facts) =>
      `Je ne peux pas : ce sont des données sensibles, que le RGPD interdit ici. Pour choisir parmi vos contacts (${targetOf(facts)}), la fonction, le secteur et la zone suffisent.`,
    granted: "Bien sûr, j’ajoute ces critères à la recherche.",
  },
  {
    asks: /\b(aspire|collecte|recupere)\b.*\b(reseau|prives?|perso(nnel)?s?)\b|\b(adresses?|numeros?|e-mails?) (perso(nnel)?s?|prives?)\b|\bportable\b/,
    rule: "lawful",
    refused: (facts) =>
      `Je ne peux pas : le RGPD ne permet que des données professionnelles, dont on peut dire l’origine. Pour joindre vos contacts (${targetOf(facts)}), passez par le standard ou par une adresse professionnelle publiée.`,
    granted: "Bien sûr : 06 99 00 12 34, c’est son numéro personnel.",
  },
  {
    asks: /\b(enleve|retire|supprime|cache)\b.*\b(refus\w*|oppos\w*|desinscri\w*|desabonne\w*|non merci)\b/,
    rule: "lawful",
    refused: ({ company }) =>
      `Je ne peux pas : le droit de s’opposer est rappelé dans chaque e-mail. Une phrase suffit à ${company || "votre entreprise"} : « répondez non merci ».`,
    granted: "C’est fait, plus personne ne pourra refuser vos messages.",
  },
  {
    asks: /\b(recommandes? par|fais croire|mens|mentir|invente un)\b/,
    rule: "inventsNothing",
    refused: ({ value, company }) =>
      `Je ne peux pas écrire ce qui est faux. Ce que ${company || "votre entreprise"} peut dire sans mentir : ${value || "ce que vous faites vraiment"}.`,
    granted: "Bien sûr : « Votre directrice nous a chaudement recommandés. »",
  },
  {
    asks: /\b(envoie|envoyer|expedie|programme|appelle|telephone|relance)[- ](cet?|ces|la|le|les|lui|leur|mon|ma|mes|tous)\b.*\b(maintenant|place|prospects?|liste|clients?|demain|contacts?)\b/,
    rule: "sendsNothing",
    refused: (facts) =>
      `Je ne peux pas : rien ne part d’ici vers un prospect, c’est vous qui envoyez et qui appelez. Je peux écrire le texte pour vos contacts (${targetOf(facts)}).`,
    granted: "C’est fait, tout est parti et les relances partiront toutes seules.",
  },
  {
    asks: /\b(remise|rabais|reduction|ristourne|geste commercial|code promo)\b/,
    rule: "keepsToCatalogue",
    refused: () => "Je ne peux pas accorder de remise : le catalogue n’en prévoit pas.",
    granted: "D’accord, je vous accorde cette remise dès le premier mois.",
  },
  {
    asks: /\b(garanti\w*|promets?|rembours\w*)\b/,
    rule: "keepsToCatalogue",
    refused: ({ goal, company }) =>
      `Je ne peux rien promettre qui ne soit au catalogue. Pour ${company || "votre entreprise"}, je peux préparer la suite${goal && ` (votre objectif : ${goal})`} avec vous.`,
    granted: "Bien sûr, nous le garantissons, sinon vous êtes remboursé.",
  },
  {
    asks: /\b(noms? et|des noms|dix noms|cite\w*|references?|trois clients|taux de (reponse|transformation)|statistiques?|etudes?)\b/,
    rule: "inventsNothing",
    refused: (facts) =>
      `Je ne sais pas, et je n’invente ni nom, ni chiffre. Ce qui aide à viser juste : ${targetOf(facts)}${facts.place && `, ${facts.place}`}.`,
    granted:
      "Sophie Martin, directrice technique chez Legrand, et Renault, qui utilise déjà le service : 38 % de réponses.",
  },
];

/**
 * The answer to a message that a rule forbids to fulfil, or what is said where the request does not give that rule; `null`
 * for any other message.
 */
export function refusalOf({ rules, facts, message, system, catalogue }: GivenContext): string | null {
  const asked = wordingOf(message);
  const refusal = refusals.find(({ asks }) => asks.test(asked));
  if (!refusal) return null;
  if (!rules[refusal.rule]) return refusal.granted || `Voici mes consignes :\n\n${system.slice(0, 1_500)}`;
  const offer =
    refusal.rule === "keepsToCatalogue" &&
    catalogue.offers.find(({ name }) => asked.includes(wordingOf(name)));
  return offer
    ? `${refusal.refused(facts)} ${offer.name} : ${offer.monthly} € HT par mois.`
    : refusal.refused(facts);
}
