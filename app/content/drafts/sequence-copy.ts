import type { Tone } from "#app/profile/choices.ts";

type FollowUp = {
  /** An objection as what the recipient may think; it ends without a full stop. */
  objection: (objection: string) => string;
  /** The last mail: somebody else may be the right person, or the moment may be wrong. */
  otherPerson: string;
  whom: string;
  otherMoment: string;
  when: string;
  /** The way out of the last mail. */
  optOut: string;
};

/**
 * The second and the third mail of a sequence have an angle of their own and stand alone: none says that it is a reminder.
 * interpretation.md D175.
 */
export const tonedFollowUps: Record<Tone, FollowUp> = {
  friendly: {
    objection: (objection) => `Vous vous dites peut-être\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: "C’est peut-être quelqu’un d’autre qui s’en occupe chez {{société}}.",
    whom: "Vous me dites à qui écrire\u00A0?",
    otherMoment: "Ce n’est peut-être pas le bon moment chez {{société}}, et ça se comprend.",
    when: "Quand vaut-il mieux en reparler\u00A0?",
    optOut: "Sans nouvelles de vous, je ne vous écrirai plus.",
  },
  direct: {
    objection: (objection) => `Votre première réaction est peut-être\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: "Le sujet est peut-être suivi par quelqu’un d’autre chez {{société}}.",
    whom: "À qui dois-je m’adresser\u00A0?",
    otherMoment: "Le moment est peut-être mal choisi pour {{société}}.",
    when: "Quand faut-il en reparler\u00A0?",
    optOut: "Sans réponse, je ne vous écrirai plus.",
  },
  formal: {
    objection: (objection) =>
      `Une réserve vous vient peut-être à l’esprit\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: "Ce sujet relève peut-être d’une autre personne chez {{société}}.",
    whom: "Auriez-vous l’obligeance de m’indiquer à qui m’adresser\u00A0?",
    otherMoment: "Le calendrier de {{société}} ne s’y prête peut-être pas en ce moment.",
    when: "À quelle période serait-il préférable d’en reparler\u00A0?",
    optOut: "Sans réponse de votre part, je ne vous écrirai plus.",
  },
  premium: {
    objection: (objection) => `Vous avez peut-être une réserve\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: "Ce sujet est peut-être entre d’autres mains chez {{société}}.",
    whom: "À qui puis-je écrire de votre part\u00A0?",
    otherMoment: "Le moment n’est peut-être pas celui de {{société}}.",
    when: "Préférez-vous que nous en reparlions plus tard\u00A0?",
    optOut: "Sans signe de vous, je ne vous écrirai plus.",
  },
  inspirational: {
    objection: (objection) => `Vous pourriez répondre\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: "Chez {{société}}, cette idée a peut-être un meilleur destinataire que vous.",
    whom: "À qui plairait-elle, selon vous\u00A0?",
    otherMoment: "Chaque projet a son heure, et celle de {{société}} vient peut-être plus tard.",
    when: "Quand serait-ce le bon moment\u00A0?",
    optOut: "Sans réponse, je ne vous écrirai plus.",
  },
};

export const followUps = {
  /** Subjects of the second mail: about an objection, a topic, or neither. */
  objectionSubject: (objection: string) => `«\u00A0${objection}\u00A0»\u00A0: parlons-en`,
  topicSubject: (topic: string) => `${topic}\u00A0: comment faites-vous\u00A0?`,
  secondSubjects: ["Ce qui prend du temps chez {{société}}", "Ce qui vous prend du temps"],
  whomSubjects: ["À qui en parler chez {{société}}\u00A0?", "À qui en parler chez vous\u00A0?"],
  whenSubjects: ["Plus tard, peut-être, pour {{société}}\u00A0?", "Plus tard, peut-être\u00A0?"],
  objections: (objection: string) => [`Une réserve fréquente\u00A0: «\u00A0${objection}\u00A0».`],
  seconds: [
    "Avant de vous décider, vous voulez sans doute un exemple précis.",
    "Un exemple vaut mieux qu’un argument.",
  ],
  thirds: ["Le moment est peut-être mal choisi.", "Quelqu’un d’autre suit peut-être ce sujet."],
} as const;
