import type { Tone } from "#app/profile/choices.ts";

type FollowUp = { reminder: string; farewell: string; farewellRequest: string };

/** The second and the third mail of a sequence begin in their own way; the rest is that of the first. */
export const tonedFollowUps: Record<Tone, FollowUp> = {
  friendly: {
    reminder:
      "Je repasse par ici\u00A0: mon message est peut-être arrivé au mauvais moment, ça arrive à tout le monde.",
    farewell: "C’est mon dernier petit mot, promis. Je ne veux pas encombrer votre boîte.",
    farewellRequest: "Vous me dites si c’est un sujet pour plus tard\u00A0?",
  },
  direct: {
    reminder: "Je reviens vers vous au sujet de mon précédent message.",
    farewell:
      "Dernier message de ma part sur ce sujet. Un «\u00A0oui\u00A0» ou un «\u00A0non\u00A0» me va très bien.",
    farewellRequest: "On en parle, ou je referme le sujet\u00A0?",
  },
  formal: {
    reminder: "Je me permets de revenir vers vous à la suite de mon précédent message.",
    farewell:
      "Sans réponse de votre part, je considérerai que ce sujet n’est pas d’actualité et ne vous solliciterai plus.",
    farewellRequest: "Souhaitez-vous que nous en parlions avant que je ne referme ce dossier\u00A0?",
  },
  premium: {
    reminder: "Je reviens vers vous avec la même attention, au cas où mon message vous aurait échappé.",
    farewell: "Je ne voudrais pas abuser de votre temps\u00A0: ce message sera le dernier.",
    farewellRequest: "Préférez-vous que nous en parlions, ou que nous en restions là\u00A0?",
  },
  inspirational: {
    reminder: "Les bonnes idées méritent parfois une seconde lecture, alors je reviens vers vous.",
    farewell: "Chaque projet a son heure. Si la vôtre vient plus tard, ce message vous attendra.",
    farewellRequest: "Est-ce le bon moment pour vous, ou faut-il attendre encore un peu\u00A0?",
  },
};

export const followUps = {
  reminderSubjects: ["Suite à mon message pour {{société}}", "{{société}}\u00A0: je reviens vers vous"],
  farewellSubjects: ["Dernier message pour {{société}}", "{{société}}\u00A0: je m’arrête là"],
  reminders: ["Je reviens vers vous.", "Voici la suite de mon message."],
  farewells: ["Voici mon dernier message.", "Je m’arrête là."],
  /** About an objection that the customer often hears; it ends without a full stop. */
  objection: (objection: string) => [
    `On nous répond souvent\u00A0: «\u00A0${objection}\u00A0». La question est légitime, et elle mérite mieux qu’un argumentaire\u00A0: une conversation franche.`,
    `Une remarque revient\u00A0: «\u00A0${objection}\u00A0». Elle mérite une réponse franche.`,
  ],
  valueLeads: ["Pour mémoire, ce que nous apportons\u00A0:", "En bref\u00A0:"],
} as const;
