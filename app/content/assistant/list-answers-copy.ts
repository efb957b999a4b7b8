import { answers as shown } from "../signed-in/answer-copy.ts";

const { accept } = shown.proposal;
const quoted = (text: string) => `«\u00A0${text}\u00A0»`;

/** What the assistant says of the list without a model, and of the changes that it proposes. */
export const listAnswers = {
  /** The next step of a change that names a day. */
  meeting: "Rendez-vous",

  first: {
    today: (shown: number, all: number) =>
      shown === all
        ? "Vos nouveaux du jour, par score\u00A0:"
        : `Les ${shown} premiers de vos ${all}\u00A0nouveaux du jour, par score\u00A0:`,
    due: (shown: number, all: number) =>
      shown === all
        ? "À reprendre, en commençant par le plus ancien\u00A0:"
        : `Les ${shown} premiers des ${all} à reprendre, en commençant par le plus ancien\u00A0:`,
    none: "Personne n’est à appeler aujourd’hui\u00A0: il n’y a ni nouveau prospect, ni étape prévue.",
    empty: "Votre liste est vide pour le moment\u00A0: je n’ai personne à vous proposer.",
    lacksOffer:
      "Votre liste est vide\u00A0: les prospects arrivent avec une offre, et vous n’en avez pas en cours.",
    score: (score: number) => `score\u00A0${score}`,
  },

  about: {
    headcount: (min: number, max: number | null) => {
      if (max === null) return `${min}\u00A0salariés et plus`;
      if (min !== max) return `${min} à ${max}\u00A0salariés`;
      return min < 2 ? `${min}\u00A0salarié` : `${min}\u00A0salariés`;
    },
    contact: (who: string) => `Contact\u00A0: ${who}`,
    noContact: "Contact\u00A0: inconnu",
    status: (status: string) => `Statut\u00A0: ${status}`,
    nextStep: (step: string) => `Prochaine étape\u00A0: ${step}`,
    noNextStep: "Prochaine étape\u00A0: aucune",
    signal: (signal: string) => `Signal\u00A0: ${signal}`,
    score: (score: number, reasons: string) =>
      reasons ? `Score\u00A0: ${score} (${reasons})` : `Score\u00A0: ${score}`,
    value: (column: string, text: string) => `${column}\u00A0: ${text}`,
    note: (note: string) => `Dernière note\u00A0: ${quoted(note)}`,
    rest: "L’e-mail, le téléphone, les sources et l’historique sont dans la fiche.",
  },

  which: (name: string) => `Plusieurs fiches correspondent à ${quoted(name)}. De laquelle parlez-vous\u00A0?`,
  whichOfLast: "Nous venons de parler de plusieurs fiches. De laquelle parlez-vous\u00A0?",
  sayAgain: "Redites-le-moi avec le nom de la personne et de la société.",
  unknown: (name: string) => `Je ne trouve personne qui corresponde à ${quoted(name)} dans votre liste.`,
  noLast: "Je ne sais pas de qui vous parlez. Redites-le-moi avec le nom de la société ou de la personne.",
  gone: "Cette fiche n’est plus dans votre liste.",

  change: {
    ask: (ofName: string) =>
      `Voici ce que je changerais dans la fiche ${ofName}. Rien ne change sans votre accord\u00A0: pour l’enregistrer, choisissez ${quoted(accept)} ou répondez oui.`,
    already: (name: string, status: string) => `${name} est déjà ${quoted(status)}.`,
    applied: (ofName: string) => `C’est enregistré dans la fiche ${ofName}.`,
    changed:
      "La fiche a changé entre-temps\u00A0: je n’y ai rien modifié. Redites-moi ce que vous souhaitez changer.",
    missing: "Cette fiche n’est plus dans votre liste\u00A0: je n’ai rien modifié.",
    refused: "Ce changement n’a pas pu être enregistré\u00A0: je n’ai rien modifié. Réessayez plus tard.",
    partly: "Le statut est enregistré, mais pas la prochaine étape\u00A0: la fiche a changé entre-temps.",
    declined: "D’accord, la fiche reste telle quelle.",
    partlyNoted: "Le changement est enregistré, mais pas la note\u00A0: la fiche a changé entre-temps.",
  },

  /** What becomes of an order to take a change of a record back. */
  undo: {
    ask: (ofName: string) =>
      `Voici ce que j’annulerais dans la fiche ${ofName}. Rien ne change sans votre accord\u00A0: pour l’annuler, choisissez ${quoted(accept)} ou répondez oui.`,
    askNote: (ofName: string) =>
      `Je peux retirer la dernière note de la fiche ${ofName}. Rien ne change sans votre accord\u00A0: pour la retirer, choisissez ${quoted(accept)} ou répondez oui.`,
    applied: (ofName: string) => `C’est annulé\u00A0: la fiche ${ofName} est comme avant.`,
    since: (ofName: string) =>
      `La fiche ${ofName} a encore changé depuis\u00A0: je n’ai rien annulé. Ouvrez-la pour annuler la dernière action.`,
    nothing: (ofName: string) => `Je ne vois rien à annuler dans la fiche ${ofName}.`,
  },

  /** A mail, a sequence or a script that a message asks for somebody of the list. */
  draftFor: {
    offer: (name: string) => `Je peux le préparer pour ${name}, avec ce que dit sa fiche.`,
    general: "Je peux préparer le même brouillon sans destinataire précis.",
  },
} as const;
