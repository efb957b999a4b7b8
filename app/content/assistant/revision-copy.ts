import type { Tone } from "#app/profile/choices.ts";

const kept = "La version précédente est gardée, et rien n’est envoyé.";

const toneNames: Record<Tone, string> = {
  friendly: "amical",
  direct: "direct",
  formal: "formel",
  premium: "premium",
  inspirational: "inspirant",
};

const instead =
  "Écrivez-le dans le brouillon, ou dites «\u00A0plus court\u00A0», «\u00A0plus direct\u00A0», «\u00A0autre angle\u00A0» ou «\u00A0change l’objet\u00A0».";
const cannot = (what: string) => `${what}\u00A0: je n’ai rien changé. ${instead}`;

/** What the assistant says of the draft that is open beside the conversation, after an order about it. */
export const revisionReplies = {
  tones: toneNames,

  /** Shown while a model writes. */
  writing: {
    shorter: "Je raccourcis votre brouillon…",
    angle: "Je cherche un autre angle…",
    tone: "Je change le ton de votre brouillon…",
    person: "J’adapte votre brouillon…",
    subject: "Je cherche un autre objet…",
    last: "Je relis votre brouillon…",
    postscript: "Je relis votre brouillon…",
    wish: "Je reprends votre brouillon…",
  },

  done: {
    shorter: `Votre brouillon est plus court. ${kept}`,
    angle: `Votre brouillon prend un autre angle. ${kept}`,
    tone: (tone: Tone) => `Votre brouillon est dit sur un ton ${toneNames[tone]}. ${kept}`,
    person: (name: string) => `Votre brouillon est adapté pour ${name}. ${kept}`,
    subject: `Votre brouillon a un autre objet. ${kept}`,
    last: `Votre brouillon n’a plus sa dernière phrase\u00A0; la façon de refuser et la signature restent. ${kept}`,
    postscript: `Votre brouillon n’a plus de post-scriptum. ${kept}`,
    wish: `J’ai repris votre brouillon d’après votre demande\u00A0: les différences sont ci-dessous. ${kept}`,
    /** The same with what was filled in since. */
    undoFilled: (version: number) =>
      `Votre brouillon a retrouvé le texte de sa version ${version}, avec ce que vous y avez rempli depuis. Celui d’avant est gardé, et rien n’est envoyé.`,
    undo: (version: number) =>
      `Votre brouillon a retrouvé le texte de sa version ${version}. Celui d’avant est gardé, et rien n’est envoyé.`,
  },
  /** Follows where a model wrote it. */
  reread: "Relisez-le avant de l’utiliser\u00A0: je peux me tromper.",

  /** Why nothing has changed. */
  nothing: {
    shorter: "Je ne peux plus le raccourcir sans couper une phrase\u00A0: je n’ai rien changé.",
    angle: "Je n’ai pas d’autre angle pour ce brouillon\u00A0: je n’ai rien changé.",
    tone: (tone: Tone) =>
      `Mes phrases y sont déjà sur un ton ${toneNames[tone]}, ou ce sont les vôtres, que je garde telles quelles\u00A0: je n’ai rien changé. Dites «\u00A0plus court\u00A0», «\u00A0autre angle\u00A0» ou un autre ton.`,
    subject: "Je n’ai pas d’autre objet pour ce brouillon\u00A0: je n’ai rien changé.",
    last: "Je n’y trouve aucune phrase à retirer sans vider le message\u00A0: je n’ai rien changé.",
    postscript: "Je n’y trouve pas de post-scriptum\u00A0: je n’ai rien changé.",
    person: "Je n’y trouve rien à adapter\u00A0: je n’ai rien changé.",
    spelling: "Je n’y ai pas trouvé de faute à corriger\u00A0: je n’ai rien changé.",
    takeBack:
      "Il n’y a rien à annuler\u00A0: votre dernière demande n’a rien changé à ce brouillon, et il reste tel quel. Pour en retrouver le texte précédent, dites «\u00A0reviens à la version d’avant\u00A0».",
    edited:
      "Vous avez réécrit ce brouillon depuis\u00A0: je n’ai rien changé, pour ne rien perdre. Pour en retrouver le texte précédent, dites «\u00A0reviens à la version d’avant\u00A0».",
    undo: "Ce brouillon n’a pas de version précédente\u00A0: je n’ai rien changé.",
  },
  /** What rules cannot do of an order about the draft, and what can be done instead. */
  cannot: {
    translate: cannot("Je ne sais pas traduire un brouillon"),
    tutoie: `Mes phrases disent toujours «\u00A0vous\u00A0»\u00A0: je n’ai rien changé. ${instead}`,
    vouvoie: `Mes phrases disent déjà «\u00A0vous\u00A0», et je ne réécris pas les vôtres\u00A0: je n’ai rien changé. ${instead}`,
    add: cannot("Je ne sais pas ajouter de moi-même ce que vous dites"),
    remove: cannot("Je ne sais retirer de moi-même que la dernière phrase ou le post-scriptum"),
    replace: cannot("Je ne sais pas remplacer de moi-même ce que vous dites"),
    spelling: cannot("Je ne sais pas corriger les fautes d’un brouillon"),
    longer: cannot("Je ne sais pas développer un brouillon sans rien inventer"),
    other: cannot("Je ne sais pas réécrire de moi-même un brouillon de cette façon"),
    delete:
      "Je ne supprime pas de brouillon d’ici\u00A0: vous pouvez le faire sur la page «\u00A0Brouillons\u00A0».",
    send: "Je n’envoie rien moi-même\u00A0: copiez ce brouillon ou téléchargez-le, puis envoyez-le de votre messagerie.",
  },
  missing: "Ce brouillon n’existe plus\u00A0: je n’ai rien changé.",
  stale:
    "Le brouillon a été modifié pendant que j’écrivais\u00A0: je n’ai rien remplacé. Redites-le-moi si vous le souhaitez toujours.",
  gone: "Cette personne n’est plus dans votre liste\u00A0: je n’ai rien changé.",
  notForOne: "Ce genre de brouillon n’est pas pour une seule personne\u00A0: je n’ai rien changé.",
  already: (name: string) => `Ce brouillon est déjà pour ${name}\u00A0: je n’ai rien changé.`,
  /** Precedes what is said of the new draft. */
  another: (ofName: string, other: string) =>
    `Ce brouillon reste celui ${ofName}. J’en ai préparé un autre pour ${other}.`,
} as const;
