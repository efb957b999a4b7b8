import type { FeedbackReason } from "#app/conversation/protocol.ts";

/** The copy of what a customer says of an answer. */
export const feedback = {
  /** The names of the two thumbs, which tell them apart. */
  up: (time: string) => `La réponse de ${time} est utile`,
  down: (time: string) => `La réponse de ${time} est à améliorer`,
  thanks: "Merci, c’est noté.",
  failed: "Votre avis n’a pas pu être enregistré. Réessayez dans un instant.",
  offline: "Vous êtes hors connexion. Redonnez votre avis au retour de la connexion.",
  form: {
    open: "Préciser mon avis",
    title: "Qu’est-ce qui n’allait pas\u00A0? (facultatif)",
    reasons: {
      wrong: "C’est faux",
      off_topic: "Ce n’est pas ma question",
      too_long: "Trop long",
      too_vague: "Trop vague",
      tone: "Le ton ne convient pas",
      other: "Autre chose",
    } satisfies Record<FeedbackReason, string>,
    comment: "En quelques mots",
    left: (count: number) => `Encore ${count} caractères.`,
    surplus: (count: number) => `${count} caractères à retirer.`,
    withText: "Joindre le texte de cette réponse",
    withTextHint:
      "Sans cela, nous ne gardons ni la réponse ni votre message. Votre message n’est jamais joint.",
    send: "Envoyer",
    sending: "Envoi…",
    close: "Fermer",
  },
  noAnswer: "Seule une réponse de l’assistant peut recevoir un avis.",
} as const;
