import type { PrimaryGoal, Tone } from "#app/profile/choices.ts";

type TonedCall = { opening: (ofCompany: string) => string; thanks: string };

/** The beginning and the end of a call, in each tone. `ofCompany` is "d’Aubade Conseil". */
export const tonedCall: Record<Tone, TonedCall> = {
  friendly: {
    opening: (ofCompany) =>
      `Bonjour {{prénom}}, c’est {{votre prénom}}, ${ofCompany}. On ne se connaît pas encore\u00A0: je vous prends à un bon moment\u00A0?`,
    thanks: "Merci pour cet échange, et belle journée.",
  },
  direct: {
    opening: (ofCompany) =>
      `Bonjour {{prénom}} {{nom}}, {{votre prénom}}, ${ofCompany}. Je vous appelle sans rendez-vous\u00A0: avez-vous deux minutes\u00A0?`,
    thanks: "C’est noté. Merci, et bonne journée.",
  },
  formal: {
    opening: (ofCompany) =>
      `Bonjour {{civilité}} {{nom}}, {{votre prénom}} {{votre nom}}, ${ofCompany}. Pouvez-vous m’accorder quelques instants\u00A0?`,
    thanks: "Je vous remercie de votre attention et vous souhaite une bonne journée.",
  },
  premium: {
    opening: (ofCompany) =>
      `{{civilité}} {{nom}}, bonjour. {{votre prénom}} {{votre nom}}, ${ofCompany}. Je vous demande deux minutes, pas davantage\u00A0: est-ce possible maintenant\u00A0?`,
    thanks: "Je vous remercie de ce moment.",
  },
  inspirational: {
    opening: (ofCompany) =>
      `Bonjour {{prénom}}, {{votre prénom}}, ${ofCompany}. J’ai une idée pour {{société}}\u00A0: deux minutes pour l’entendre\u00A0?`,
    thanks: "Merci, cet échange m’est utile. Bonne journée.",
  },
};

export const callScript = {
  openings: (ofCompany: string) => [
    `Bonjour {{prénom}} {{nom}}, {{votre prénom}}, ${ofCompany}. Avez-vous deux minutes\u00A0?`,
    `Bonjour {{prénom}}, {{votre prénom}}, ${ofCompany}. Avez-vous deux minutes\u00A0?`,
    `Bonjour, {{votre prénom}}, ${ofCompany}. Avez-vous deux minutes\u00A0?`,
    `Bonjour, je vous appelle de la part ${ofCompany}. Avez-vous deux minutes\u00A0?`,
  ],
  /** To one prospect, while the caller's name is not known; `ofCompany` is "d’Aubade Conseil". */
  namelessOpenings: (ofCompany: string) => [
    `Bonjour {{prénom}} {{nom}}, je vous appelle de la part ${ofCompany}. Avez-vous deux minutes\u00A0?`,
    `Bonjour, je vous appelle de la part ${ofCompany}. Avez-vous deux minutes\u00A0?`,
  ],
  questions: {
    role: (queRole: string) => `En tant ${queRole}, quelle est votre priorité du moment\u00A0?`,
    priority: "Quelle est votre priorité du moment\u00A0?",
    topic: (topic: string) => `Côté ${topic}, comment êtes-vous organisés aujourd’hui\u00A0?`,
    pain: "Qu’est-ce qui vous prend le plus de temps, ou vous coûte le plus\u00A0?",
    change: "Si vous pouviez changer une seule chose, laquelle serait-ce\u00A0?",
    decision: [
      "Qui d’autre participe à la décision chez {{société}}\u00A0?",
      "Qui d’autre participe à la décision\u00A0?",
    ],
    timing: "À quelle échéance souhaitez-vous avancer\u00A0?",
  },
  /** By the size of the companies that are called. */
  sizeQuestions: {
    "auto-entrepreneur": "Combien de temps pouvez-vous y consacrer, en plus de votre métier\u00A0?",
    tpe: "Qui s’en occupe, en plus de son travail quotidien\u00A0?",
    pme: "Avez-vous une personne chargée de ce sujet, ou est-il partagé\u00A0?",
    "grands-comptes": "Le sujet est-il traité au siège, ou site par site\u00A0?",
    tous: null,
  },
  pitchEnd: ["Qu’est-ce qui vous parle, dans ce que je viens de dire\u00A0?", "Qu’en pensez-vous\u00A0?"],
  closes: {
    rdv: "Je vous propose d’en parler plus longuement\u00A0: quel jour vous convient, cette semaine ou la suivante\u00A0?",
    engagement:
      "Je vous propose de continuer cette conversation\u00A0: quel est le meilleur moyen de rester en contact\u00A0?",
    feedback:
      "Votre avis m’est utile\u00A0: que faudrait-il pour que cette idée vous intéresse vraiment\u00A0?",
    autre: "Voyez-vous une suite à donner à notre échange\u00A0?",
  } satisfies Record<PrimaryGoal, string>,
  neutralCloses: ["Quelle suite souhaitez-vous donner\u00A0?", "On en reparle\u00A0?"],
  linkLeads: ["Je vous envoie aussi mon agenda, pour choisir un créneau\u00A0:", "Mon agenda\u00A0:"],
  thanks: ["Merci, et bonne journée.", "Merci.", "Bonne journée."],
} as const;
