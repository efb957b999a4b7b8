import type { Feature } from "#app/offers/catalogue.ts";

/** The copy of /compte/support, and of the requests that it sends. */
export const support = {
  title: "Écrire au support",
  description:
    "Une question ou un problème\u00A0? Une personne de l’équipe vous lit et vous répond par e-mail.",
  section: {
    title: "Support",
    text: "Une question, un problème, une idée\u00A0? Une personne de l’équipe vous répond par e-mail.",
  },
  lead: (address: string) => `Une personne de l’équipe vous lit, et répond à ${address}.`,
  /** The kind of support, as the price table names it. */
  included: (kind: string) => `Votre offre comprend\u00A0: ${kind.toLocaleLowerCase("fr")}.`,
  none: "Sans offre en cours aussi, nous répondons.",
  kinds: ["dedicatedSupport", "prioritySupport", "emailSupport"] satisfies Feature[],
  message: {
    label: "Votre message",
    hint: "Ce que vous vouliez faire, et ce qui s’est passé.",
    missing: "Écrivez votre message.",
    tooLong:
      "Votre message dépasse 20\u00A0000\u00A0caractères. Envoyez l’essentiel, nous vous demanderons le reste.",
  },
  state: {
    label: "Joindre l’état de la page",
    hint: (page: string) => `La page ${page}, votre navigateur et l’heure. Rien de ce qui y est écrit.`,
  },
  submit: "Envoyer",
  sending: "Envoi…",
  back: "Retour au compte",
  sent: {
    title: "Votre message est envoyé.",
    text: (reference: string) => `Sa référence est ${reference}. Citez-la si vous nous rappelez.`,
    another: "Écrire un autre message",
  },
  kept: {
    title: "Votre message est enregistré, et pas encore parti.",
    text: "L’envoi est réessayé tout seul. Vous n’avez rien à refaire.",
  },
  limited: (wait: string) => `Vous avez envoyé beaucoup de messages. Réessayez dans ${wait}.`,
  failed: "Votre message n’a pas été envoyé. Il est toujours là\u00A0; réessayez dans un instant.",
  request: {
    subject: (offer: string, beginning: string) => `Support (${offer})\u00A0: ${beginning}`,
    noOffer: "sans offre",
    state: (page: string, browser: string, moment: string) =>
      `\n\n--\nPage\u00A0: ${page}\nNavigateur\u00A0: ${browser}\nHeure\u00A0: ${moment}`,
    unknownBrowser: "inconnu",
    /** For who has not said a name. */
    nobody: "Client",
  },
};
