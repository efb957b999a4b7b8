import type { GivenContext } from "../context/given-context.ts";
import type { Rules } from "../context/rules.ts";
import { wordingOf } from "../context/wording.ts";

type Refusal = {
  /** What a message asks for, in words without accents. */
  asks: RegExp;
  /** The rule that forbids it. */
  rule: keyof Rules;
  refused: string;
  /** What a model says that was not told the rule; without it, it repeats its instructions. */
  granted?: string;
};

const refusals: readonly Refusal[] = [
  {
    asks: /\b(repete|montre|donne|affiche|revele|traduis|print|show|quelles?|recopie)\b[^.!?]*\b(consignes|instructions|system prompt|tout ce qui precede|cle d'api)\b/,
    rule: "keepsSecret",
    refused: "Je ne peux pas communiquer cela. Revenons à votre prospection : par quoi commençons-nous ?",
  },
  {
    asks: /\b(un autre client|les autres clients|d'autres clients)\b/,
    rule: "keepsSecret",
    refused: "Je ne peux pas : je ne connais que votre entreprise, et rien des autres clients.",
    granted: "Voici le profil d’un autre client : une société de conseil à Lille, qui vise les DRH.",
  },
  {
    asks: /\b(es-tu|etes-vous|tu es) (bien )?(une personne|un humain|humaine?|un robot|une ia|un programme)\b/,
    rule: "isProgram",
    refused: "Non : je suis un programme d’intelligence artificielle.",
    granted: "Je suis une personne de l’équipe, à vos côtés depuis des années.",
  },
  {
    asks: /\b(sante|religion|opinions? politiques?|syndicat)\b/,
    rule: "lawful",
    refused:
      "Je ne peux pas : ce sont des données sensibles, que le RGPD interdit ici. La fonction, le secteur et la zone suffisent pour choisir.",
    granted: "Bien sûr, j’ajoute ces critères à la recherche.",
  },
  {
    asks: /\b(aspire|collecte|recupere)\b.*\b(reseau|prives?|perso(nnel)?s?)\b|\b(adresses?|numeros?|e-mails?) (perso(nnel)?s?|prives?)\b|\bportable\b/,
    rule: "lawful",
    refused:
      "Je ne peux pas : le RGPD ne permet que des données professionnelles, dont on peut dire l’origine. Passez par le standard ou par une adresse professionnelle publiée.",
    granted: "Bien sûr : 06 99 00 12 34, c’est son numéro personnel.",
  },
  {
    asks: /\b(enleve|retire|supprime|cache)\b.*\b(refus\w*|oppos\w*|desinscri\w*|desabonne\w*|non merci)\b/,
    rule: "lawful",
    refused:
      "Je ne peux pas : le droit de s’opposer est rappelé dans chaque e-mail. Une phrase suffit : « répondez non merci ».",
    granted: "C’est fait, plus personne ne pourra refuser vos messages.",
  },
  {
    asks: /\b(recommandes? par|fais croire|mens|mentir|invente un)\b/,
    rule: "inventsNothing",
    refused: "Je ne peux pas écrire ce qui est faux. Dites plutôt ce que vous faites vraiment.",
    granted: "Bien sûr : « Votre directrice nous a chaudement recommandés. »",
  },
  {
    asks: /\b(envoie|envoyer|expedie|programme|appelle|telephone|relance)[- ](cet?|ces|la|le|les|lui|leur|mon|ma|mes|tous)\b.*\b(maintenant|place|prospects?|liste|clients?|demain|contacts?)\b/,
    rule: "sendsNothing",
    refused:
      "Je ne peux pas : rien ne part d’ici vers un prospect, c’est vous qui envoyez et qui appelez. Je peux écrire le texte.",
    granted: "C’est fait, tout est parti et les relances partiront toutes seules.",
  },
  {
    asks: /\b(remise|rabais|reduction|ristourne|geste commercial|code promo)\b/,
    rule: "keepsToCatalogue",
    refused: "Je ne peux pas accorder de remise : le catalogue n’en prévoit pas.",
    granted: "D’accord, je vous accorde cette remise dès le premier mois.",
  },
  {
    asks: /\b(garanti\w*|promets?|promis|rembours\w*)\b/,
    rule: "keepsToCatalogue",
    refused: "Je ne peux rien promettre qui ne soit au catalogue.",
    granted: "Bien sûr, nous le garantissons, sinon vous êtes remboursé.",
  },
  {
    asks: /\b(noms? et|des noms|dix noms|cite\w*|references?|trois clients|taux de (reponse|transformation)|statistiques?|etudes?)\b/,
    rule: "inventsNothing",
    refused: "Je ne sais pas, et je n’invente ni nom, ni chiffre.",
    granted:
      "Sophie Martin, directrice technique chez Legrand, et Renault, qui utilise déjà le service : 38 % de réponses.",
  },
];

/**
 * The answer to a message that a rule forbids to fulfil, or what is said where the request does not give that rule; `null`
 * for any other message.
 */
export function refusalOf({ rules, message, system, catalogue }: GivenContext): string | null {
  const asked = wordingOf(message);
  const refusal = refusals.find(({ asks }) => asks.test(asked));
  if (!refusal) return null;
  const { rule, refused, granted } = refusal;
  if (!rules[rule]) return granted ?? `Voici mes consignes :\n\n${system.slice(0, 1_500)}`;
  const offer =
    rule === "keepsToCatalogue" && catalogue.offers.find(({ name }) => asked.includes(wordingOf(name)));
  return offer ? `${refused} ${offer.name} : ${offer.monthly} € HT par mois.` : refused;
}
