import type { PrimaryGoal, Tone } from "#app/profile/choices.ts";
import type { FirmWords, TopicWords } from "./mail-copy.ts";

export type FollowUp = {
  /** An objection as what the recipient may think; it ends without a full stop. `null` where the mail says its topic. */
  objection: (objection: string, topic?: TopicWords | null) => string;
  /** After a question about the topic: what the answer is for. */
  whyAsked: string;
  /** A question about the topic that the first mail does not ask. */
  aboutTopic: (topic: TopicWords) => string;
  /** Where there is nothing to ask: stands before what is offered. */
  note: string;
  /** What is offered once more: another tone that says it alike, else words before it. */
  inShort: { lead: string; alike: Tone | null };
  /**
   * Who writes, in a last mail whose opening says what it is about and that has nothing new to say of the offer; of one that
   * asks for another person, `toWhom`. Null for `firm` is who works under their own name.
   */
  whoWrites: (firm: FirmWords | null) => string;
  toWhom: (firm: FirmWords | null) => string;
  /**
   * One point of the offer that the first mail does not say, as it goes on after a colon, or as a sentence where it has a
   * colon of its own. `at` is "chez Aubade Conseil", `null` of who works under their own name.
   */
  point: (at: string | null, goingOn: string | null, sentence: string) => string;
  /** The same of the last mail. */
  lastPoint: (at: string | null, goingOn: string | null, sentence: string) => string;
  /** What the second mail asks: less than the first, and in other words. */
  requests: Record<PrimaryGoal, string>;
  /** The same after an opening that asks. */
  offer: string;
  secondOptOut: string;
  /** The last mail: somebody else may look after this, which is no word on who decides; or the moment may be wrong. */
  otherPerson: (topic: TopicWords) => string;
  whom: string;
  otherMoment: (topic: TopicWords | null) => string;
  /** The same after what happens at the prospect, which is why they were written to. */
  otherMeans: (topic: TopicWords | null) => string;
  when: string;
  /** The way out of the last mail. */
  optOut: string;
};

/** "Côté nettoyage, le moment…", or without a topic "Le moment…". */
const about = (topic: TopicWords | null, sentence: string) =>
  topic ? `Côté ${topic.topic}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
const aboutFormally = (topic: TopicWords | null, sentence: string) =>
  topic ? `En matière ${topic.ofTopic}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;

/** "À savoir, chez Aubade Conseil : l’essai dure 30 jours." */
const pointAfter =
  (lead: string): FollowUp["point"] =>
  (at, goingOn, sentence) => {
    const of = at ? `${lead}, ${at}` : lead;
    return goingOn === null ? `${of}. ${sentence}` : `${of}\u00A0: ${goingOn}`;
  };

/**
 * The second and the third mail of a sequence have an angle of their own and stand alone: none says that it is a reminder.
 * interpretation.md D175, D203.
 */
export const tonedFollowUps: Record<Tone, FollowUp> = {
  friendly: {
    objection: (objection, topic = null) =>
      about(topic, `Vous vous dites peut-être\u00A0: «\u00A0${objection}\u00A0».`),
    whyAsked: "Votre réponse me dira vite si je peux vous être utile, ou si je vous laisse tranquille.",
    aboutTopic: (topic) => about(topic, "Qu’est-ce qui vous aiderait le plus chez {{société}}\u00A0?"),
    note: "Voici, en deux mots, ce qui pourrait servir à {{société}}.",
    inShort: { lead: "Je vous redis l’essentiel.", alike: null },
    whoWrites: (firm) =>
      firm
        ? `Le jour où la question se posera, pensez à nous\u00A0: c’est notre métier, ${firm.at}.`
        : "Le jour où la question se posera, pensez à moi\u00A0: c’est mon métier.",
    toWhom: (firm) =>
      firm
        ? `C’est notre métier, ${firm.at}, et j’aimerais en parler à la bonne personne.`
        : "C’est mon métier, et j’aimerais en parler à la bonne personne.",
    point: pointAfter("Un détail qui compte"),
    lastPoint: pointAfter("Bon à savoir"),
    requests: {
      rdv: "Un appel de dix minutes, ça vous irait\u00A0?",
      engagement: "Qu’est-ce qui compte le plus pour vous, là-dessus\u00A0?",
      feedback: "Qu’est-ce qui vous donnerait envie d’en savoir plus\u00A0?",
      autre: "Voulez-vous que je vous en dise plus\u00A0?",
    },
    offer: "Répondez-moi quand vous avez une minute.",
    secondOptOut: "Si vous préférez que je ne vous écrive plus, dites-le-moi simplement.",
    otherPerson: (topic) => about(topic, "Quelqu’un d’autre s’en occupe peut-être chez {{société}}."),
    whom: "Vous me dites à qui écrire, dans ce cas\u00A0?",
    otherMoment: (topic) =>
      about(topic, "Ce n’est peut-être pas le bon moment chez {{société}}, et ça se comprend."),
    otherMeans: (topic) =>
      about(topic, "Vous avez peut-être déjà tout ce qu’il vous faut, et c’est très bien."),
    when: "Vous voulez que je vous réécrive plus tard\u00A0?",
    optOut: "Sans nouvelles de vous, je ne vous écrirai plus.",
  },
  direct: {
    objection: (objection, topic = null) =>
      about(topic, `Votre première réaction est peut-être\u00A0: «\u00A0${objection}\u00A0».`),
    whyAsked: "Votre réponse dira vite si je peux vous être utile, ou non.",
    aboutTopic: (topic) => about(topic, "Qu’est-ce qui vous aiderait le plus chez {{société}}\u00A0?"),
    note: "Voici en deux mots pourquoi j’écris à {{société}}.",
    inShort: { lead: "L’essentiel, en bref.", alike: null },
    whoWrites: (firm) =>
      firm
        ? `Le jour où le besoin se présente, pensez à nous, ${firm.at}.`
        : "Le jour où le besoin se présente, pensez à moi\u00A0: c’est mon métier.",
    toWhom: (firm) =>
      firm
        ? `C’est notre métier, ${firm.at}\u00A0: autant écrire à la bonne personne.`
        : "C’est mon métier\u00A0: autant écrire à la bonne personne.",
    point: pointAfter("À savoir"),
    lastPoint: pointAfter("À noter"),
    requests: {
      rdv: "Un appel de dix minutes vous conviendrait-il\u00A0?",
      engagement: "Qu’est-ce qui compte le plus pour vous, sur ce sujet\u00A0?",
      feedback: "Que faudrait-il pour que cela vous intéresse\u00A0?",
      autre: "Voulez-vous que je vous en dise plus\u00A0?",
    },
    offer: "Quelques mots me suffisent.",
    secondOptOut: "Si le sujet ne vous concerne pas, dites-le-moi et je ne vous écrirai plus.",
    otherPerson: (topic) => about(topic, "Quelqu’un d’autre suit peut-être ce sujet chez {{société}}."),
    whom: "À qui puis-je écrire, dans ce cas\u00A0?",
    otherMoment: (topic) => about(topic, "Le moment est peut-être mal choisi pour {{société}}."),
    otherMeans: (topic) => about(topic, "Vous avez peut-être déjà ce qu’il vous faut."),
    when: "Voulez-vous que je vous réécrive plus tard\u00A0?",
    optOut: "Sans réponse, je ne vous écrirai plus.",
  },
  formal: {
    objection: (objection, topic = null) =>
      aboutFormally(topic, `Une réserve vous vient peut-être à l’esprit\u00A0: «\u00A0${objection}\u00A0».`),
    whyAsked: "Votre réponse me permettra de savoir si je peux vous être utile.",
    aboutTopic: (topic) => aboutFormally(topic, "Quelles sont vos attentes chez {{société}}\u00A0?"),
    note: "Voici, en quelques mots, l’objet de ce message à {{société}}.",
    inShort: { lead: "Voici l’essentiel, en quelques mots.", alike: "direct" },
    whoWrites: (firm) =>
      firm
        ? `Si le besoin se présente, ${firm.name} ${firm.isPlural ? "restent" : "reste"} à votre disposition.`
        : "Si le besoin se présente, je reste à votre disposition.",
    toWhom: (firm) =>
      firm
        ? `C’est notre métier, ${firm.at}, et je souhaite m’adresser à la bonne personne.`
        : "C’est mon métier, et je souhaite m’adresser à la bonne personne.",
    point: pointAfter("Un point à signaler"),
    lastPoint: pointAfter("Une précision"),
    requests: {
      rdv: "Accepteriez-vous un appel de dix minutes, au jour qui vous convient\u00A0?",
      engagement: "Puis-je vous demander ce qui compte le plus pour vous, sur ce sujet\u00A0?",
      feedback: "Puis-je vous demander ce qu’il vous faudrait pour en juger\u00A0?",
      autre: "Souhaitez-vous que je vous en dise davantage\u00A0?",
    },
    offer: "Je vous lirai avec attention.",
    secondOptOut: "Si vous préférez ne plus recevoir de message de ma part, merci de me l’indiquer.",
    otherPerson: (topic) =>
      aboutFormally(topic, "Une autre personne suit peut-être ce sujet chez {{société}}."),
    whom: "Auriez-vous dans ce cas l’obligeance de m’indiquer à qui écrire\u00A0?",
    otherMoment: (topic) =>
      aboutFormally(topic, "Le moment n’est peut-être pas le plus opportun pour {{société}}."),
    otherMeans: (topic) => aboutFormally(topic, "Peut-être avez-vous déjà tout ce qu’il vous faut."),
    when: "Souhaitez-vous que je vous écrive à une autre période\u00A0?",
    optOut: "Sans réponse de votre part, je ne vous écrirai plus.",
  },
  premium: {
    objection: (objection, topic = null) =>
      aboutFormally(topic, `Vous avez peut-être une réserve\u00A0: «\u00A0${objection}\u00A0».`),
    whyAsked: "Votre réponse me dira si je peux vous être utile.",
    aboutTopic: (topic) =>
      aboutFormally(topic, "Qu’est-ce qui compte le plus à vos yeux chez {{société}}\u00A0?"),
    note: "Voici, en quelques mots, ce qui m’amène à écrire à {{société}}.",
    inShort: { lead: "Je vous laisse l’essentiel, en peu de mots.", alike: "direct" },
    whoWrites: (firm) =>
      firm
        ? `Le jour où le besoin se présentera, ${firm.name} ${firm.isPlural ? "se tiendront" : "se tiendra"} à votre disposition.`
        : "Le jour où le besoin se présentera, je me tiendrai à votre disposition.",
    toWhom: (firm) =>
      firm
        ? `C’est notre métier, ${firm.at}, et je tiens à m’adresser à la bonne personne.`
        : "C’est mon métier, et je tiens à m’adresser à la bonne personne.",
    point: pointAfter("Un point qui a son importance"),
    lastPoint: pointAfter("Une précision"),
    requests: {
      rdv: "M’accorderiez-vous dix minutes au téléphone\u00A0?",
      engagement: "Qu’est-ce qui compte le plus à vos yeux, sur ce sujet\u00A0?",
      feedback: "Que vous faudrait-il pour en juger\u00A0?",
      autre: "Puis-je vous en dire davantage\u00A0?",
    },
    offer: "Quelques lignes suffisent.",
    secondOptOut: "Si ce message est de trop, dites-le-moi\u00A0: je ne vous écrirai plus.",
    otherPerson: (topic) =>
      aboutFormally(topic, "Ce sujet est peut-être suivi par quelqu’un d’autre chez {{société}}."),
    whom: "Dans ce cas, à qui puis-je m’adresser\u00A0?",
    otherMoment: (topic) => aboutFormally(topic, "Le moment est peut-être mal choisi pour {{société}}."),
    otherMeans: (topic) => aboutFormally(topic, "Peut-être êtes-vous déjà bien entourés."),
    when: "Préférez-vous que nous en reparlions plus tard\u00A0?",
    optOut: "Sans nouvelles de votre part, je ne vous écrirai plus.",
  },
  inspirational: {
    objection: (objection, topic = null) =>
      about(topic, `Vous pourriez répondre\u00A0: «\u00A0${objection}\u00A0».`),
    whyAsked: "Votre réponse me dira si l’idée peut vous servir.",
    aboutTopic: (topic) => about(topic, "Qu’est-ce qui compterait le plus pour vous chez {{société}}\u00A0?"),
    note: "Une idée pour {{société}}, en deux mots.",
    inShort: { lead: "Je reviens à l’idée.", alike: null },
    whoWrites: (firm) =>
      firm
        ? `Le jour où vous voudrez avancer, pensez à nous\u00A0: c’est notre métier, ${firm.at}.`
        : "Le jour où vous voudrez avancer, pensez à moi\u00A0: c’est mon métier.",
    toWhom: (firm) =>
      firm
        ? `C’est notre métier, ${firm.at}\u00A0: j’aimerais en parler à la bonne personne.`
        : "C’est mon métier\u00A0: j’aimerais en parler à la bonne personne.",
    point: pointAfter("Ce qui fait la différence"),
    lastPoint: pointAfter("À retenir"),
    requests: {
      rdv: "Dix minutes de vive voix, cela vous dirait\u00A0?",
      engagement: "Qu’est-ce qui compterait le plus pour vous\u00A0?",
      feedback: "Qu’est-ce qui vous donnerait envie d’essayer\u00A0?",
      autre: "Voulez-vous que je vous en dise plus sur cette idée\u00A0?",
    },
    offer: "Une phrase suffit pour commencer.",
    secondOptOut: "Si le sujet ne vous parle pas, dites-le-moi\u00A0: je ne vous écrirai plus.",
    otherPerson: (topic) => about(topic, "Le sujet est peut-être entre d’autres mains chez {{société}}."),
    whom: "À ma place, à qui en parleriez-vous\u00A0?",
    otherMoment: (topic) => about(topic, "Le bon moment pour {{société}} est peut-être plus tard."),
    otherMeans: (topic) => about(topic, "Vous avez peut-être déjà votre idée."),
    when: "Voulez-vous que je vous réécrive d’ici quelques mois\u00A0?",
    optOut: "Sans réponse, je ne vous écrirai plus.",
  },
};

export const followUps = {
  /** "Vous ouvrez une agence : côté recrutement, vous avez peut-être déjà…". */
  afterNews: (event: string, sentence: string) =>
    `${event}\u00A0: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  /** Subjects of the second mail: about an objection, a topic, or neither. */
  objectionSubject: (objection: string) => `«\u00A0${objection}\u00A0»\u00A0: parlons-en`,
  reserveSubjects: (topic: string | null) => [
    ...(topic ? [`${topic}\u00A0: une réserve\u00A0?`] : []),
    "Une réserve, peut-être\u00A0?",
    "Une réserve",
  ],
  topicSubject: (topic: string) => `${topic}\u00A0: où en êtes-vous\u00A0?`,
  secondSubjects: ["Ce qui prend du temps chez {{société}}", "Ce qui vous prend du temps"],
  noteSubjects: ["Une précision pour {{société}}", "Une précision pour vous"],
  askingSubjects: ["Ce qui compte pour {{société}}", "Ce qui compte pour vous"],
  whomSubjects: ["À qui en parler chez {{société}}\u00A0?", "À qui en parler chez vous\u00A0?"],
  whenSubjects: ["Plus tard, peut-être, pour {{société}}\u00A0?", "Plus tard, peut-être\u00A0?"],
  objections: (objection: string) => [`Une réserve fréquente\u00A0: «\u00A0${objection}\u00A0».`],
  notes: ["Une précision pour {{société}}.", "Une précision pour vous."],
  thirds: ["Le moment est peut-être mal choisi.", "Quelqu’un d’autre suit peut-être ce sujet."],
} as const;
