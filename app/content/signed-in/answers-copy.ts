import { answers as shown } from "./answer-copy.ts";

/** What the assistant says about its own answers. */
export const answers = {
  /** The content of an answer that was stopped before its first words; its state says that it was stopped. */
  stoppedEarly: "Je n’avais encore rien écrit.",

  /** Why the fixed reply stands instead of an answer, or after its beginning. */
  reasons: {
    unavailable:
      "Le service qui rédige mes réponses ne répond pas en ce moment\u00A0: réessayez dans quelques minutes.",
    slow: "Le service qui rédige mes réponses met trop de temps à répondre\u00A0: réessayez dans quelques minutes.",
    cut: "La réponse a été coupée avant la fin\u00A0: réessayez pour l’avoir entière.",
    nonsense: "La réponse reçue n’était pas lisible\u00A0: réessayez, ou posez la question autrement.",
    client: "Vous avez atteint la limite quotidienne de l’assistant\u00A0: il répondra de nouveau demain.",
    total: "L’assistant a atteint sa limite de la journée\u00A0: il répondra de nouveau demain.",
  },
  /** Follows the reason: what works all the same. */
  readyMade: "Vos brouillons, tirés de votre profil, restent disponibles dès maintenant.",

  /** A passage of an answer that may not stand, for the model. */
  finding: (passage: string, reason: string) => `«\u00A0${passage}\u00A0»\u00A0: ${reason}`,

  /** Follows an answer to a customer who wants to talk to a person. */
  booking: (link: string) => `Pour en parler de vive voix, réservez un échange\u00A0: ${link}`,

  /** Shown while the ready-made work is made that the customer asked for. */
  making: {
    email: "Je prépare votre e-mail de prospection…",
    sequence: "Je prépare votre séquence de trois e-mails…",
    search: "Je prépare votre définition de recherche…",
    call_script: "Je prépare votre script d’appel…",
    plan: "Je prépare votre plan des premières semaines…",
  },

  /** A change of the profile that the customer asked for. */
  proposal: {
    ask: `Voici ce que je changerais dans votre profil. Rien ne change sans votre accord\u00A0: pour l’enregistrer, choisissez «\u00A0${shown.proposal.accept}\u00A0» ou répondez oui.`,
    applied: "C’est enregistré dans votre profil.",
    "changed-meanwhile":
      "Votre profil a changé entre-temps\u00A0: je n’y ai rien modifié. Redites-moi ce que vous souhaitez changer.",
    refused: "Ce changement ne peut pas être enregistré\u00A0: je n’ai rien modifié dans votre profil.",
    ofOwner: (owner: string) =>
      `Le profil est celui de l’équipe\u00A0: ${owner} en est responsable, et seul à pouvoir le changer. Je n’ai rien modifié.`,
    declined: "D’accord, votre profil reste tel quel.",
  },

  refusals: {
    noneUnderWay: "Aucune réponse n’est en cours.",
    underWay: "Une réponse est déjà en cours.",
    notLatest: "Seule la dernière réponse peut être refaite.",
    notUnfinished: "Cette réponse est déjà entière.",
    tooMany: (wait: string) => `Vous avez demandé beaucoup de nouvelles réponses. Réessayez dans ${wait}.`,
  },
} as const;
