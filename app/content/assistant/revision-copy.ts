import type { Tone } from "#app/profile/choices.ts";

const kept = "La version précédente est gardée, et rien n’est envoyé.";

const toneNames: Record<Tone, string> = {
  friendly: "amical",
  direct: "direct",
  formal: "formel",
  premium: "premium",
  inspirational: "inspirant",
};

/** What the assistant says of the draft that is open beside the conversation, after an order about it. */
export const revisionReplies = {
  tones: toneNames,

  /** Shown while a model writes. */
  writing: {
    shorter: "Je raccourcis votre brouillon…",
    angle: "Je cherche un autre angle…",
    tone: "Je change le ton de votre brouillon…",
    person: "J’adapte votre brouillon…",
  },

  done: {
    shorter: `Votre brouillon est plus court. ${kept}`,
    angle: `Votre brouillon prend un autre angle. ${kept}`,
    tone: (tone: Tone) => `Votre brouillon est dit sur un ton ${toneNames[tone]}. ${kept}`,
    person: (name: string) => `Votre brouillon est adapté pour ${name}. ${kept}`,
    undo: (version: number) =>
      `Votre brouillon a retrouvé le texte de sa version ${version}. Celui d’avant est gardé, et rien n’est envoyé.`,
  },
  /** Follows where a model wrote it. */
  reread: "Relisez-le avant de l’utiliser\u00A0: je peux me tromper.",

  /** Why nothing has changed. */
  nothing: {
    shorter: "Je ne peux plus le raccourcir sans couper une phrase\u00A0: je n’ai rien changé.",
    angle: "Je n’ai pas d’autre angle pour ce brouillon\u00A0: je n’ai rien changé.",
    tone: "Je n’y trouve aucune phrase que je sache dire sur ce ton\u00A0: je n’ai rien changé.",
    person: "Je n’y trouve rien à adapter\u00A0: je n’ai rien changé.",
    undo: "Ce brouillon n’a pas de version précédente\u00A0: je n’ai rien changé.",
  },
  missing: "Ce brouillon n’existe plus\u00A0: je n’ai rien changé.",
  stale:
    "Le brouillon a été modifié pendant que j’écrivais\u00A0: je n’ai rien remplacé. Redites-le-moi si vous le souhaitez toujours.",
  gone: "Cette personne n’est plus dans votre liste\u00A0: je n’ai rien changé.",
  notForOne: "Ce genre de brouillon n’est pas pour une seule personne\u00A0: je n’ai rien changé.",
  already: (name: string) => `Ce brouillon est déjà pour ${name}\u00A0: je n’ai rien changé.`,
  /** Precedes what is said of the new draft. */
  another: (name: string, other: string) =>
    `Ce brouillon reste celui de ${name}. J’en ai préparé un autre pour ${other}.`,
} as const;
