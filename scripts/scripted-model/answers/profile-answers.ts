import type { Facts } from "../context/facts.ts";
import type { GivenContext } from "../context/given-context.ts";
import { wordingOf } from "../context/wording.ts";

/** Words of a question, and the facts of the profile that answer it. */
const questions: readonly [asked: RegExp, said: (facts: Facts) => string][] = [
  [
    /\b(nom de (mon|notre|ma)|comment s'appelle (mon|notre|ma)|nomme (mon|notre|ma)) (entreprise|societe)\b/,
    ({ company }) => company && `Votre entreprise s’appelle ${company}.`,
  ],
  [
    /\b(mon|notre|quel) secteur\b|\bma branche\b|\b(mon|notre) (activite|metier)\b/,
    ({ industry }) => industry && `Votre secteur : ${industry}.`,
  ],
  [
    /\b(ma|notre) cible\b|\ba qui (ecrire|m'adresser|nous adressons)\b|\bquelle fonction\b|\bquels interlocuteurs\b/,
    ({ target, place, trades }) =>
      target && `Votre cible : ${[target, trades, place].filter(Boolean).join(", ")}.`,
  ],
  [
    /\b(ou sont|ou chercher|quelle zone|quelle region|ma zone|notre zone)\b/,
    ({ place }) => place && `Votre zone : ${place}.`,
  ],
  [/\b(quelle taille|la taille)\b/, ({ size }) => size && `La taille visée : ${size}.`],
  [
    /\b(mon|notre) offre\b|\bproposition de valeur\b|\bsavoir-faire\b|\bpresente\w*\b|\bce que nous (faisons|apportons)\b/,
    ({ company, value }) => value && `${company ? `${company}, en une phrase : ` : ""}${value}.`,
  ],
  [/\b(quel|mon|le) ton\b/, ({ tone }) => tone && `Le ton de vos messages : ${tone}.`],
  [
    /\bobjections?\b|\bon me (repond|dit)\b|\btrop cher\b/,
    ({ objections, value }) =>
      objections &&
      `Ce que l’on vous oppose : ${objections}. Reconnaissez-le, demandez ce qui se cache derrière, puis revenez à ce que vous apportez${value && ` : ${value}`}.`,
  ],
  [/\b(mon|notre|quel) (objectif|but)\b/, ({ goal }) => goal && `Votre objectif : ${goal}.`],
  [/\b(mon|notre) (lien|agenda)\b/, ({ link }) => link && `Votre lien de rendez-vous : ${link}`],
  [/\bqui signe\b|\b(mon|la) signature\b/, ({ sender }) => sender && `Vos e-mails sont signés : ${sender}.`],
];

/** The answers to questions about the customer's own business, from the profile of the request; `null` without one. */
export function profileAnswer({ facts, message }: GivenContext): string | null {
  const asked = wordingOf(message);
  const answers = questions.filter(([pattern]) => pattern.test(asked)).map(([, said]) => said(facts));
  return answers.filter(Boolean).join(" ") || null;
}
