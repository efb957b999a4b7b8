import type { ArgumentKind } from "#app/drafts/facts/arguments.ts";
import type { PrimaryGoal, Tone } from "#app/profile/choices.ts";
import type { TopicWords } from "./mail-copy.ts";

/**
 * Who calls, by the first name and by the whole one, with the company: "{{votre prénom}}, d’Aubade Conseil". What for, where
 * the trade says it: whoever asks "C’est à quel sujet ?" has been told.
 */
export type Caller = { first: string; full: string; topic: TopicWords | null };

type TonedCall = { opening: (caller: Caller) => string; thanks: string };

/** The beginning and the end of a call, in each tone. */
export const tonedCall: Record<Tone, TonedCall> = {
  friendly: {
    opening: ({ first, topic }) =>
      topic
        ? `Bonjour {{prénom}}, c’est ${first}. On ne se connaît pas encore, je vous appelle pour vous parler ${topic.ofTopic}\u00A0: je vous prends à un bon moment\u00A0?`
        : `Bonjour {{prénom}}, c’est ${first}. On ne se connaît pas encore\u00A0: je vous prends à un bon moment\u00A0?`,
    thanks: "Merci pour cet échange, et belle journée.",
  },
  direct: {
    opening: ({ first, topic }) =>
      topic
        ? `Bonjour {{prénom}} {{nom}}, ${first}. Je vous appelle sans rendez-vous, pour vous parler ${topic.ofTopic}\u00A0: avez-vous deux minutes\u00A0?`
        : `Bonjour {{prénom}} {{nom}}, ${first}. Je vous appelle sans rendez-vous\u00A0: avez-vous deux minutes\u00A0?`,
    thanks: "C’est noté. Merci, et bonne journée.",
  },
  formal: {
    opening: ({ full, topic }) =>
      topic
        ? `Bonjour {{civilité}} {{nom}}, ${full}. Je souhaite vous parler ${topic.ofTopic}\u00A0: pouvez-vous m’accorder quelques instants\u00A0?`
        : `Bonjour {{civilité}} {{nom}}, ${full}. Pouvez-vous m’accorder quelques instants\u00A0?`,
    thanks: "Je vous remercie de votre attention et vous souhaite une bonne journée.",
  },
  premium: {
    opening: ({ full, topic }) =>
      topic
        ? `{{civilité}} {{nom}}, bonjour. ${full}. Je vous demande deux minutes, pas davantage, pour vous parler ${topic.ofTopic}\u00A0: est-ce possible maintenant\u00A0?`
        : `{{civilité}} {{nom}}, bonjour. ${full}. Je vous demande deux minutes, pas davantage\u00A0: est-ce possible maintenant\u00A0?`,
    thanks: "Je vous remercie de ce moment.",
  },
  inspirational: {
    opening: ({ first, topic }) =>
      topic
        ? `Bonjour {{prénom}}, ${first}. J’ai une idée pour {{société}}, côté ${topic.topic}\u00A0: deux minutes pour l’entendre\u00A0?`
        : `Bonjour {{prénom}}, ${first}. J’ai une idée pour {{société}}\u00A0: deux minutes pour l’entendre\u00A0?`,
    thanks: "Merci, cet échange m’est utile. Bonne journée.",
  },
};

export const callScript = {
  callers: {
    /** `ofCompany` is "d’Aubade Conseil". */
    ofFirm: (ofCompany: string) => ({
      first: `{{votre prénom}}, ${ofCompany}`,
      full: `{{votre prénom}} {{votre nom}}, ${ofCompany}`,
    }),
    /** Who works under their own name is of no firm: "Alice Meunier, traductrice". */
    alone: (name: string, trade: string | null) => {
      const own = trade ? `${name}, ${trade}` : name;
      return { first: own, full: own };
    },
  },
  openings: ({ first, topic }: Caller) => {
    const why = topic
      ? `Je vous appelle pour vous parler ${topic.ofTopic}\u00A0: avez-vous deux minutes\u00A0?`
      : "Avez-vous deux minutes\u00A0?";
    return [
      `Bonjour {{prénom}} {{nom}}, ${first}. ${why}`,
      `Bonjour {{prénom}}, ${first}. ${why}`,
      `Bonjour, ${first}. ${why}`,
    ];
  },
  /** Where no topic is known, what the firm does: "parce que nous posons des bornes". */
  reasoned: ({ first, full }: Caller, reason: string, isDistant: boolean) =>
    isDistant
      ? `Bonjour {{civilité}} {{nom}}, ${full}. Je vous appelle ${reason}\u00A0: pouvez-vous m’accorder deux minutes\u00A0?`
      : `Bonjour {{prénom}}, ${first}. Je vous appelle ${reason}\u00A0: avez-vous deux minutes\u00A0?`,
  /** While the caller's name is not known; `ofCompany` is "d’Aubade Conseil". */
  namelessOpenings: (ofCompany: string, topic: TopicWords | null) => [
    ...(topic
      ? [
          `Bonjour {{prénom}} {{nom}}, je vous appelle de la part ${ofCompany}, pour vous parler ${topic.ofTopic}. Avez-vous deux minutes\u00A0?`,
          `Bonjour, je vous appelle de la part ${ofCompany}, pour vous parler ${topic.ofTopic}. Avez-vous deux minutes\u00A0?`,
        ]
      : []),
    `Bonjour {{prénom}} {{nom}}, je vous appelle de la part ${ofCompany}. Avez-vous deux minutes\u00A0?`,
    `Bonjour, je vous appelle de la part ${ofCompany}. Avez-vous deux minutes\u00A0?`,
  ],
  questions: {
    role: (queRole: string) => `En tant ${queRole}, quelle est votre priorité du moment\u00A0?`,
    priority: "Quelle est votre priorité du moment\u00A0?",
    topic: (topic: string) => `Côté ${topic}, où en êtes-vous aujourd’hui\u00A0?`,
    onIt: "Sur ce sujet, où en êtes-vous aujourd’hui\u00A0?",
    pain: "Sur ce sujet, qu’est-ce qui vous prend le plus de temps, ou vous coûte le plus\u00A0?",
    anyPain: "Qu’est-ce qui vous prend le plus de temps, ou vous coûte le plus\u00A0?",
    change: "Qu’est-ce qui vous déciderait à avancer sur ce sujet\u00A0?",
    decision: [
      "Qui d’autre participe à la décision chez {{société}}\u00A0?",
      "Qui d’autre participe à la décision\u00A0?",
    ],
    timing: "Quand ce choix se posera-t-il pour vous\u00A0?",
  },
  /** What a caller asks where the offer speaks of it, so that the answer leads to the pitch; the most telling first. */
  offerQuestions: [
    ["guarantee", "Avez-vous déjà eu une mauvaise surprise, sur ce sujet\u00A0?"],
    ["contact", "Avez-vous toujours affaire à la même personne, sur ce sujet\u00A0?"],
    ["deadline", "Le jour où vous vous décidez, quel délai vous faut-il\u00A0?"],
    ["freedom", "Un contrat vous engage-t-il aujourd’hui, et jusqu’à quand\u00A0?"],
    ["reaction", "Quand vous avez un besoin pressant, sous quel délai y répond-on aujourd’hui\u00A0?"],
    ["allIn", "Qu’aimeriez-vous ne pas avoir à gérer vous-même\u00A0?"],
    ["help", "Avez-vous déjà regardé ce que les aides peuvent couvrir\u00A0?"],
    ["followUp", "Comment suivez-vous ce qui est fait, aujourd’hui\u00A0?"],
    ["saving", "Quelle place le prix tient-il dans votre choix\u00A0?"],
    ["origin", "L’origine compte-t-elle dans vos choix\u00A0?"],
    ["quantity", "Quels volumes cela représente-t-il chez vous, et à quel rythme\u00A0?"],
    ["proof", "Quels sont vos critères pour choisir, sur ce sujet\u00A0?"],
  ] satisfies [ArgumentKind, string][],
  /** By the size of the companies that are called: true of goods and services, and of whoever decides on them. */
  sizeQuestions: {
    "auto-entrepreneur": "Suivez-vous ce sujet seul, ou avec quelqu’un\u00A0?",
    tpe: "Est-ce vous qui suivez ce sujet, ou quelqu’un de l’équipe\u00A0?",
    pme: "Suivez-vous ce sujet vous-même, ou l’avez-vous confié à quelqu’un\u00A0?",
    "grands-comptes": "Le sujet est-il traité au siège, ou site par site\u00A0?",
    tous: null,
  },
  pitchEnd: {
    /** Talk, which no letter of a distant tone has. */
    close: "Qu’est-ce qui vous parle, dans ce que je viens de dire\u00A0?",
    plain: "Qu’en pensez-vous\u00A0?",
  },
  closes: {
    rdv: "Je vous propose d’en parler plus longuement\u00A0: quel jour vous convient, cette semaine ou la suivante\u00A0?",
    engagement:
      "Je vous propose de continuer cette conversation\u00A0: quel est le meilleur moyen de rester en contact\u00A0?",
    feedback:
      "Votre avis m’intéresse\u00A0: que faudrait-il changer à ce que je vous propose, pour que cela vous soit utile\u00A0?",
    autre: "Quelle suite vous arrange\u00A0: un échange plus long, ou quelques lignes par écrit\u00A0?",
  } satisfies Record<PrimaryGoal, string>,
  neutralCloses: ["Quelle suite souhaitez-vous donner\u00A0?", "On en reparle\u00A0?"],
  linkLeads: ["Je vous envoie aussi mon agenda, pour choisir un créneau\u00A0:", "Mon agenda\u00A0:"],
  thanks: ["Merci, et bonne journée.", "Merci.", "Bonne journée."],
} as const;
