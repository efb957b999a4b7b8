import type { PrimaryGoal, Tone } from "#app/profile/choices.ts";

/** What a mail is about: "nettoyage industriel", and with its preposition "de nettoyage industriel". */
export type TopicWords = { topic: string; ofTopic: string };

/** A firm as sentences name it: "Aubade Conseil", "chez Aubade Conseil", and whether its verb is in the plural. */
export type FirmWords = { name: string; at: string; isPlural: boolean };

/** What the recipient is in charge of: "les achats", and with its preposition "des achats". */
export type ChargeWords = { charge: string; ofCharge: string };

type Toned = {
  subject: (topic: string) => string;
  greeting: string;
  /** What the recipient is in charge of, as a statement to them. */
  inCharge: (charge: ChargeWords) => string;
  /** After what happens at a prospect: why this mail comes now. */
  because: string;
  /** To somebody who leads the company. */
  leads: string;
  /** After what people such as the recipient suffer from, as a question to them. */
  asksYou: string;
  /** A question to open with, about the topic of the mail. */
  aboutTopic: (topic: TopicWords) => string;
  /** A question to open with, when nothing is known but the company. */
  aboutCompany: string;
  /** Stands before the question of a mail that would be too short without it; true of goods, places and services. */
  bridge: string;
  /** The question of a mail that opens with a statement. */
  requests: Record<PrimaryGoal, string>;
  /** The question of a mail that is to begin a conversation about a topic. */
  organised: (topic: TopicWords) => string;
  /** What a mail ends with that has already asked its question. */
  offers: Record<PrimaryGoal, string>;
  /** Precedes the booking link after a request for a talk, and where the mail asks for something else. */
  linkLead: string;
  linkApart: string;
  optOut: string;
  closing: string;
};

/**
 * What all prospecting mails say, in each tone: a tone changes rhythm and distance, never adds adjectives. They say "vous"
 * in every tone: a first letter in French does. interpretation.md D175.
 */
export const tonedMail: Record<Tone, Toned> = {
  friendly: {
    subject: (topic) => `${topic} pour {{société}}\u00A0: on en parle\u00A0?`,
    greeting: "Bonjour {{prénom}},",
    inCharge: ({ charge }) => `Chez {{société}}, ${charge}, c’est vous\u00A0: c’est donc à vous que j’écris.`,
    because: "C’est ce qui m’a donné envie de vous écrire.",
    leads: "Chez {{société}}, la décision, c’est vous\u00A0: c’est donc à vous que j’écris.",
    asksYou: "C’est aussi votre cas\u00A0?",
    aboutTopic: ({ topic }) => `Côté ${topic}, comment ça se passe en ce moment chez {{société}}\u00A0?`,
    aboutCompany: "Qu’est-ce qui vous prend le plus de temps en ce moment, chez {{société}}\u00A0?",
    bridge:
      "En un court échange, on voit tout de suite si c’est utile pour vous, et je vous dirai franchement si ça ne l’est pas.",
    requests: {
      rdv: "On en parle de vive voix, cette semaine ou la suivante\u00A0?",
      engagement: "Comment faites-vous aujourd’hui\u00A0?",
      feedback: "Qu’est-ce qui compte le plus pour vous, sur ce sujet\u00A0?",
      autre: "Est-ce que ça vous parle\u00A0?",
    },
    organised: ({ topic }) => `Côté ${topic}, où en êtes-vous aujourd’hui\u00A0?`,
    offers: {
      rdv: "On s’appelle quand vous voulez.",
      engagement: "Une ligne en réponse me suffit.",
      feedback: "Votre avis m’intéresse, même s’il tient en une ligne.",
      autre: "Un mot de votre part, et je vous en dis plus.",
    },
    linkLead: "Prenez le créneau qui vous arrange\u00A0:",
    linkApart: "Si vous préférez qu’on s’appelle\u00A0:",
    optOut: "Si ce n’est pas un sujet pour vous, dites-le-moi et je ne vous écrirai plus.",
    closing: "Belle journée,",
  },
  direct: {
    subject: (topic) => `${topic} pour {{société}}`,
    greeting: "Bonjour {{prénom}},",
    inCharge: ({ ofCharge }) => `Vous êtes en charge ${ofCharge} chez {{société}}, d’où ce message.`,
    because: "D’où ce message.",
    leads: "Vous dirigez {{société}}\u00A0: c’est donc à vous que je m’adresse.",
    asksYou: "Est-ce votre cas\u00A0?",
    aboutTopic: ({ topic }) => `Côté ${topic}, où en êtes-vous chez {{société}}\u00A0?`,
    aboutCompany: "Qu’est-ce qui vous coûte le plus de temps aujourd’hui chez {{société}}\u00A0?",
    bridge:
      "Un court échange suffit pour savoir si cela vous serait utile, et je vous dirai franchement si ce n’est pas le cas.",
    requests: {
      rdv: "Quel jour vous convient pour en parler, cette semaine ou la suivante\u00A0?",
      engagement: "Comment êtes-vous organisés aujourd’hui\u00A0?",
      feedback: "Qu’est-ce qui vous ferait dire oui, ou non\u00A0?",
      autre: "Est-ce un sujet chez vous en ce moment\u00A0?",
    },
    organised: ({ topic }) => `Côté ${topic}, où en êtes-vous aujourd’hui\u00A0?`,
    offers: {
      rdv: "Prenons un moment pour en parler, cette semaine ou la suivante.",
      engagement: "Une ligne en réponse suffit.",
      feedback: "Votre avis m’intéresse, même en une ligne.",
      autre: "Si c’est un sujet chez vous, un mot en réponse suffit.",
    },
    linkLead: "Mon agenda\u00A0:",
    linkApart: "Si vous préférez en parler, mon agenda\u00A0:",
    optOut: "Si ce n’est pas pour vous, répondez «\u00A0non\u00A0» et je ne vous écrirai plus.",
    closing: "Bien à vous,",
  },
  formal: {
    subject: (topic) => `${topic}\u00A0: une question pour {{société}}`,
    greeting: "Bonjour {{civilité}} {{nom}},",
    inCharge: ({ ofCharge }) =>
      `Vous avez la responsabilité ${ofCharge} chez {{société}}\u00A0: c’est à ce titre que je vous écris.`,
    because: "C’est la raison de ce message.",
    leads: "Vous êtes à la tête de {{société}}\u00A0: c’est à ce titre que je vous écris.",
    asksYou: "Est-ce également votre cas\u00A0?",
    aboutTopic: ({ ofTopic }) => `En matière ${ofTopic}, où en êtes-vous chez {{société}}\u00A0?`,
    aboutCompany: "Quel sujet occupe le plus vos équipes en ce moment chez {{société}}\u00A0?",
    bridge:
      "Quelques minutes d’échange suffisent pour voir si cela peut vous être utile, et je vous dirai si ce n’est pas le cas.",
    requests: {
      rdv: "Seriez-vous disponible pour un échange, à la date de votre choix\u00A0?",
      engagement: "Puis-je vous demander comment vous êtes organisés aujourd’hui\u00A0?",
      feedback: "Puis-je vous demander quel critère compterait le plus pour vous\u00A0?",
      autre: "Ce sujet figure-t-il parmi vos priorités\u00A0?",
    },
    organised: ({ ofTopic }) =>
      `En matière ${ofTopic}, puis-je vous demander où vous en êtes aujourd’hui\u00A0?`,
    offers: {
      rdv: "Je reste à votre disposition pour un échange, à la date de votre choix.",
      engagement: "Quelques mots en réponse me suffiraient.",
      feedback: "Votre avis, même bref, me serait utile.",
      autre: "Je vous en dirai volontiers davantage si le sujet vous intéresse.",
    },
    linkLead: "Mon agenda est à cette adresse\u00A0:",
    linkApart: "Si vous préférez un échange de vive voix, vous pouvez choisir une date ici\u00A0:",
    optOut: "Si vous ne souhaitez plus recevoir de message de ma part, merci de me le dire.",
    closing: "Je vous prie d’agréer mes salutations distinguées.",
  },
  premium: {
    subject: (topic) => `{{société}}\u00A0: ${topic}`,
    greeting: "Bonjour {{civilité}} {{nom}},",
    inCharge: ({ ofCharge }) =>
      `Vous avez la charge ${ofCharge} chez {{société}}\u00A0: c’est donc à vous que je m’adresse.`,
    because: "C’est ce qui m’amène à vous écrire.",
    leads: "Vous dirigez {{société}}\u00A0: c’est à vous que je souhaite m’adresser.",
    asksYou: "Est-ce aussi votre cas\u00A0?",
    aboutTopic: ({ ofTopic }) =>
      `Qu’attendez-vous d’un partenaire en matière ${ofTopic} chez {{société}}\u00A0?`,
    aboutCompany: "Quel sujet mériterait plus de temps qu’il n’en reçoit chez {{société}}\u00A0?",
    bridge:
      "Un court échange vous permettra d’en juger, et je vous dirai franchement si nous ne sommes pas ceux qu’il vous faut.",
    requests: {
      rdv: "Quel moment vous conviendrait pour un échange\u00A0?",
      engagement: "Qu’attendez-vous d’un partenaire sur ce sujet\u00A0?",
      feedback: "De votre point de vue, que faudrait-il changer à cette proposition\u00A0?",
      autre: "Souhaitez-vous en savoir davantage\u00A0?",
    },
    organised: ({ ofTopic }) => `Qu’attendez-vous d’un partenaire en matière ${ofTopic}\u00A0?`,
    offers: {
      rdv: "Je me tiens à votre disposition pour un échange, au moment de votre choix.",
      engagement: "Je lirai votre réponse avec attention, même brève.",
      feedback: "Votre avis me serait précieux, même en quelques mots.",
      autre: "Je vous en dirai volontiers davantage, si vous le souhaitez.",
    },
    linkLead: "Mon agenda vous est ouvert\u00A0:",
    linkApart: "Si vous préférez un échange de vive voix, mon agenda vous est ouvert\u00A0:",
    optOut: "Si vous préférez ne plus recevoir de message de moi, dites-le-moi simplement.",
    closing: "Avec toute ma considération,",
  },
  inspirational: {
    subject: (topic) => `${topic}\u00A0: une idée pour {{société}}`,
    greeting: "Bonjour {{prénom}},",
    inCharge: ({ charge }) => `Chez {{société}}, ${charge}, c’est votre terrain.`,
    because: "Un bon moment, peut-être, pour revoir une habitude.",
    leads: "Le cap de {{société}}, c’est vous qui le tenez.",
    asksYou: "Et chez vous\u00A0?",
    aboutTopic: ({ topic }) => `Côté ${topic}, qu’avez-vous en tête pour {{société}}\u00A0?`,
    aboutCompany: "Si vous pouviez changer une seule chose chez {{société}}, laquelle serait-ce\u00A0?",
    bridge:
      "Un court échange suffit pour voir si l’idée vous convient, et je vous dirai franchement si ce n’est pas le cas.",
    requests: {
      rdv: "Et si on en parlait de vive voix\u00A0?",
      engagement: "Qu’est-ce que cela changerait chez vous\u00A0?",
      feedback: "Qu’est-ce que cela vous inspire, pour {{société}}\u00A0?",
      autre: "Par quoi commenceriez-vous\u00A0?",
    },
    organised: ({ topic }) => `Côté ${topic}, par quoi commenceriez-vous\u00A0?`,
    offers: {
      rdv: "Parlons-en de vive voix, quand vous voulez.",
      engagement: "Répondez comme cela vous vient, en une ligne.",
      feedback: "Une ligne sur ce que cela vous inspire me suffit.",
      autre: "Un mot de vous, et on regarde la suite ensemble.",
    },
    linkLead: "Choisissez votre moment\u00A0:",
    linkApart: "Si vous préférez en parler de vive voix\u00A0:",
    optOut: "Si cela ne vous dit rien, répondez «\u00A0non\u00A0»\u00A0: je ne vous écrirai plus.",
    closing: "Au plaisir de vous lire,",
  },
};

/**
 * How a mail says what is offered, whatever form the customer gave it. Each sentence says who writes: `at` is "chez Aubade
 * Conseil" or "au Cabinet Morel", `company` the name with its article.
 */
export const pitch = {
  /** "Chez Aubade Conseil, nous divisons…": before a sentence that begins with "nous", "on", "je". */
  we: (at: string, sentence: string) => `${capital(at)}, ${sentence}`,
  /** Before a remedy, the difficulty that it is for: "quand vos machines tombent en panne, nous…". */
  when: (problem: string, sentence: string) => `quand ${problem}, ${sentence}`,
  /** The same as `we`, with more distance. */
  represent: (company: string, sentence: string) => `Je représente ${company}. ${sentence}`,
  brief: (company: string, sentence: string) => `Permettez-moi de vous présenter ${company}. ${sentence}`,
  /** Before a sentence that begins with "vous". */
  with: (company: string, sentence: string) => `Avec ${company}, ${sentence}`,
  /** After a sentence that says both a difficulty and its remedy. */
  trade: (at: string, sentence: string) => `${sentence} C’est notre métier ${at}.`,
  /** Before a verb in the infinitive: "réduire vos coûts". */
  help: (at: string, infinitive: string) => `${capital(at)}, nous vous aidons à ${infinitive}`,
  /** The same of who works under their own name. */
  myHelp: (infinitive: string) => `Je vous aide à ${infinitive}`,
  myJob: (ofInfinitive: string) => `Mon métier est ${ofInfinitive}`,
  /** Before words that are no sentence. */
  propose: (at: string, words: string) => `Ce que nous proposons ${at}\u00A0: ${words}`,
  /** The same of a firm whose name has an article: what is proposed "au Cabinet Morel" may be proposed to it. */
  proposes: ({ name, isPlural }: FirmWords, words: string) =>
    `Ce que ${name} vous ${isPlural ? "proposent" : "propose"}\u00A0: ${words}`,
  proposesApart: ({ name, isPlural }: FirmWords, sentence: string) =>
    `Voici ce que ${name} vous ${isPlural ? "proposent" : "propose"}. ${sentence}`,
  /** The same of one person; `at` is `null` of who works under their own name. */
  iPropose: (at: string | null, words: string) =>
    `Ce que je vous propose${at ? `, ${at}` : ""}\u00A0: ${words}`,
  proposeApart: (at: string, sentence: string) => `Voici ce que nous proposons ${at}. ${sentence}`,
  /** When the customer did not say what is offered. */
  trades: (at: string, theTrade: string) =>
    `${capital(at)}, notre métier, ${theTrade.startsWith("les ") ? "ce sont" : "c’est"} ${theTrade}.`,
  /** `what` is "pour dentistes", "de paie". */
  software: (at: string, what: string) => `${capital(at)}, nous éditons un logiciel ${what}.`,
  /** "Aubade Conseil est un cabinet d’avocats", "est grossiste en plomberie". */
  is: ({ name, isPlural }: FirmWords, trade: string) =>
    `${capital(name)} ${isPlural ? "sont" : "est"} ${trade}.`,
  /** Of who works under their own name. */
  am: (trade: string) => `Je suis ${trade}.`,
  /** After the trade of who did not say what they offer. */
  withUs: (value: string) => `Avec nous, ${value}.`,
  withMe: (value: string) => `Avec moi, ${value}.`,
  unknown: (at: string, value: string) => `${capital(at)}, ${value}.`,
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a mail that says "tu" ends with: ours never do, a customer or a model may. */
export const informalMail = {
  optOut: "Si ce n’est pas un sujet pour toi, dis-le-moi et je ne t’écrirai plus.",
  closing: "À bientôt,",
} as const;

/** Other wordings, in every tone, for a customer who banned words of the first and a record that says little. */
export const neutralMail = {
  subjects: (topic: string | null) => [
    ...(topic ? [`${topic} pour {{société}}`, `${topic}\u00A0: une question`] : []),
    "Une question pour {{société}}",
    "À propos de {{société}}",
    "Une question pour vous",
    ...(topic ? [topic] : []),
  ],
  greetings: ["Bonjour {{prénom}} {{nom}},", "Bonjour,", "Madame, Monsieur,"],
  openings: [
    "Qu’est-ce qui vous prend le plus de temps en ce moment\u00A0?",
    "Une question pour {{société}}.",
    "Une question pour vous.",
  ],
  requests: [
    "Pouvons-nous en parler\u00A0?",
    "Seriez-vous disponible\u00A0?",
    "Est-ce un sujet pour vous\u00A0?",
  ],
  linkLeads: ["Mon agenda\u00A0:", "Ici\u00A0:"],
  optOuts: [
    "Pour ne plus recevoir mes messages, un mot en retour suffit.",
    "Désinscription sur simple demande.",
    "Répondez «\u00A0stop\u00A0» et je m’arrête là.",
  ],
  closings: ["Cordialement,", "Bien à vous,", "Merci d’avance,"],
  /** A line of the signature, above the company. */
  sender: "{{votre prénom}} {{votre nom}}",
} as const;
