import type { Tone } from "#app/profile/choices.ts";
import type { TopicWords } from "./mail-copy.ts";

type FollowUp = {
  /** An objection as what the recipient may think; it ends without a full stop. */
  objection: (objection: string) => string;
  /** The last mail: somebody else may be the right person, or the moment may be wrong. `null` without a topic. */
  otherPerson: (topic: TopicWords | null) => string;
  whom: string;
  otherMoment: (topic: TopicWords | null) => string;
  when: string;
  /** The way out of the last mail. */
  optOut: string;
};

/** "Côté nettoyage, le moment…", or without a topic "Le moment…". */
const about = (topic: TopicWords | null, sentence: string) =>
  topic ? `Côté ${topic.topic}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
const aboutFormally = (topic: TopicWords | null, sentence: string) =>
  topic ? `En matière ${topic.ofTopic}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;

/**
 * The second and the third mail of a sequence have an angle of their own and stand alone: none says that it is a reminder.
 * interpretation.md D175, D203.
 */
export const tonedFollowUps: Record<Tone, FollowUp> = {
  friendly: {
    objection: (objection) => `Vous vous dites peut-être\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: (topic) =>
      about(topic, "Ce n’est peut-être pas à vous que je dois écrire chez {{société}}."),
    whom: "Vous me dites à qui écrire\u00A0?",
    otherMoment: (topic) =>
      about(topic, "Ce n’est peut-être pas le bon moment chez {{société}}, et ça se comprend."),
    when: "Quand vaut-il mieux en reparler\u00A0?",
    optOut: "Sans nouvelles de vous, je ne vous écrirai plus.",
  },
  direct: {
    objection: (objection) => `Votre première réaction est peut-être\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: (topic) => about(topic, "Ce n’est peut-être pas vous qui décidez chez {{société}}."),
    whom: "À qui dois-je m’adresser\u00A0?",
    otherMoment: (topic) => about(topic, "Le moment est peut-être mal choisi pour {{société}}."),
    when: "Quand faut-il en reparler\u00A0?",
    optOut: "Sans réponse, je ne vous écrirai plus.",
  },
  formal: {
    objection: (objection) =>
      `Une réserve vous vient peut-être à l’esprit\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: (topic) =>
      aboutFormally(topic, "La décision relève peut-être d’une autre personne chez {{société}}."),
    whom: "Auriez-vous l’obligeance de m’indiquer à qui m’adresser\u00A0?",
    otherMoment: (topic) =>
      aboutFormally(topic, "Le moment n’est peut-être pas le plus opportun pour {{société}}."),
    when: "À quelle période serait-il préférable d’en reparler\u00A0?",
    optOut: "Sans réponse de votre part, je ne vous écrirai plus.",
  },
  premium: {
    objection: (objection) => `Vous avez peut-être une réserve\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: (topic) =>
      aboutFormally(topic, "Le choix est peut-être entre d’autres mains que les vôtres chez {{société}}."),
    whom: "À qui puis-je écrire de votre part\u00A0?",
    otherMoment: (topic) => aboutFormally(topic, "Le moment est peut-être mal venu pour {{société}}."),
    when: "Préférez-vous que nous en reparlions plus tard\u00A0?",
    optOut: "Sans signe de vous, je ne vous écrirai plus.",
  },
  inspirational: {
    objection: (objection) => `Vous pourriez répondre\u00A0: «\u00A0${objection}\u00A0».`,
    otherPerson: (topic) =>
      about(topic, "Quelqu’un d’autre est peut-être mieux placé que vous chez {{société}}."),
    whom: "À ma place, à qui en parleriez-vous\u00A0?",
    otherMoment: (topic) => about(topic, "Le bon moment pour {{société}} est peut-être plus tard."),
    when: "Quand vous conviendrait-il d’en reparler\u00A0?",
    optOut: "Sans réponse, je ne vous écrirai plus.",
  },
};

export const followUps = {
  /** Subjects of the second mail: about an objection, a topic, or neither. */
  objectionSubject: (objection: string) => `«\u00A0${objection}\u00A0»\u00A0: parlons-en`,
  reserveSubjects: (topic: string | null) => [
    ...(topic ? [`${topic}\u00A0: une réserve\u00A0?`] : []),
    "Une réserve, peut-être\u00A0?",
    "Une réserve",
  ],
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
