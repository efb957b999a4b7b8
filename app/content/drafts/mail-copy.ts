import type { PrimaryGoal, Tone } from "#app/profile/choices.ts";

/** The pieces that the sentences of a mail contain; `about` is empty or the sector in brackets, after a space. */
export type MailWords = { company: string; at: string; about: string };

/** The recipient's role in a sentence: "acheteur", "d’acheteur", "qu’acheteur". */
export type RoleWords = { role: string; deRole: string; queRole: string };

type Toned = {
  subject: (words: MailWords) => string;
  greeting: string;
  openingToRole: (words: MailWords, role: RoleWords) => string;
  opening: (words: MailWords) => string;
  valueLead: string;
  requests: Record<PrimaryGoal, string>;
  /** Precedes the booking link. */
  linkLead: string;
  optOut: string;
  closing: string;
};

/** What all prospecting mails say, in each tone. They say "vous" in every tone: a first letter in French does. */
export const tonedMail: Record<Tone, Toned> = {
  friendly: {
    subject: () => "Une idée pour {{société}}",
    greeting: "Bonjour {{prénom}},",
    openingToRole: ({ at, about }, { queRole }) =>
      `Je pense que ce que nous faisons ${at}${about} peut vous rendre service en tant ${queRole} chez {{société}}.`,
    opening: ({ at, about }) =>
      `Je pense que ce que nous faisons ${at}${about} peut rendre service à toute l’équipe de {{société}}.`,
    valueLead: "En deux mots, voici ce que nous apportons\u00A0:",
    requests: {
      rdv: "Ça vous dirait d’en parler de vive voix\u00A0?",
      engagement: "Et vous, comment faites-vous aujourd’hui chez {{société}}\u00A0?",
      feedback: "Vous me diriez ce que vous en pensez, en toute franchise\u00A0?",
      autre: "Est-ce que ça vous parle\u00A0?",
    },
    linkLead: "Prenez le créneau qui vous arrange\u00A0:",
    optOut: "Si ce n’est pas un sujet pour vous, répondez-moi «\u00A0stop\u00A0» et je ne vous écrirai plus.",
    closing: "Belle journée,",
  },
  direct: {
    subject: ({ company }) => `${company} et {{société}}\u00A0: une question`,
    greeting: "Bonjour {{prénom}},",
    openingToRole: ({ at, about }, { role }) =>
      `Je vais droit au but. Je travaille ${at}${about} et je vous écris parce que vous êtes ${role} chez {{société}}.`,
    opening: ({ at, about }) =>
      `Je vais droit au but. Je travaille ${at}${about} et je vous écris au sujet de {{société}}.`,
    valueLead: "Ce que nous apportons\u00A0:",
    requests: {
      rdv: "Quand êtes-vous disponible pour en parler\u00A0?",
      engagement: "Comment gérez-vous ce sujet aujourd’hui\u00A0?",
      feedback: "Qu’en pensez-vous\u00A0?",
      autre: "Est-ce un sujet pour vous en ce moment\u00A0?",
    },
    linkLead: "Réservez ici\u00A0:",
    optOut: "Si le sujet ne vous concerne pas, répondez «\u00A0stop\u00A0»\u00A0: je ne vous relancerai pas.",
    closing: "Bien à vous,",
  },
  formal: {
    subject: ({ company }) => `Prise de contact – ${company}`,
    greeting: "Bonjour {{civilité}} {{nom}},",
    openingToRole: ({ company, about }, { deRole }) =>
      `Je représente ${company}${about} et me permets de vous écrire en votre qualité ${deRole} au sein de {{société}}.`,
    opening: ({ company, about }) =>
      `Je représente ${company}${about} et me permets de vous écrire au sujet de {{société}}.`,
    valueLead: "Notre proposition est la suivante\u00A0:",
    requests: {
      rdv: "Seriez-vous disponible pour un entretien, à votre convenance\u00A0?",
      engagement: "Puis-je vous demander comment vous abordez ce sujet au sein de {{société}}\u00A0?",
      feedback: "Accepteriez-vous de me faire part de votre avis\u00A0?",
      autre: "Ce sujet figure-t-il parmi vos priorités\u00A0?",
    },
    linkLead: "Vous pouvez choisir la date qui vous convient à cette adresse\u00A0:",
    optOut:
      "Si vous ne souhaitez plus recevoir de messages de ma part, il vous suffit de me l’indiquer en réponse.",
    closing: "Je vous prie d’agréer, {{civilité}} {{nom}}, l’expression de mes salutations distinguées.",
  },
  premium: {
    subject: ({ company }) => `${company} – à votre attention`,
    greeting: "{{civilité}} {{nom}},",
    openingToRole: ({ company, about }, { deRole }) =>
      `J’ai le plaisir de vous présenter ${company}${about}. Votre fonction ${deRole} chez {{société}} appelle un message bref et choisi\u00A0: le voici.`,
    opening: ({ company, about }) =>
      `J’ai le plaisir de vous présenter ${company}${about}, en un message bref et choisi.`,
    valueLead: "Notre exigence tient en peu de mots\u00A0:",
    requests: {
      rdv: "Auriez-vous l’amabilité de m’accorder un entretien\u00A0?",
      engagement: "Me feriez-vous l’honneur de me dire comment {{société}} aborde ce sujet\u00A0?",
      feedback: "Votre regard nous serait précieux\u00A0: me le confieriez-vous\u00A0?",
      autre: "Souhaitez-vous que nous en parlions, à votre rythme\u00A0?",
    },
    linkLead: "Mon agenda vous est ouvert\u00A0:",
    optOut: "Si vous préférez ne plus recevoir mes messages, un simple mot de votre part suffira.",
    closing: "Avec toute ma considération,",
  },
  inspirational: {
    subject: () => "Et si {{société}} allait plus loin\u00A0?",
    greeting: "Bonjour {{prénom}},",
    openingToRole: ({ at, about }, { queRole }) =>
      `En tant ${queRole}, vous pouvez faire bouger les lignes chez {{société}}. C’est l’élan que nous partageons ${at}${about}.`,
    opening: ({ at, about }) =>
      `On peut toujours faire bouger les lignes chez {{société}}. C’est l’élan que nous portons ${at}${about}.`,
    valueLead: "Voici ce que nous voulons rendre possible avec vous\u00A0:",
    requests: {
      rdv: "Et si nous imaginions la suite ensemble, de vive voix\u00A0?",
      engagement: "Quel est le changement que vous attendez le plus chez {{société}}\u00A0?",
      feedback: "Que vous inspire cette idée\u00A0?",
      autre: "Avez-vous envie d’ouvrir cette voie avec nous\u00A0?",
    },
    linkLead: "Choisissez votre moment\u00A0:",
    optOut: "Si l’idée ne vous parle pas, répondez «\u00A0stop\u00A0»\u00A0: je ne vous écrirai plus.",
    closing: "Au plaisir de vous lire,",
  },
};

/** Other wordings, in every tone, for a customer who banned words of the first. */
export const neutralMail = {
  subjects: (industry: string | null) => [
    "Une question pour {{société}}",
    "À propos de {{société}}",
    ...(industry ? [industry] : []),
    "{{société}}",
  ],
  greetings: ["Bonjour,", "Madame, Monsieur,"],
  openings: ({ at, company }: MailWords) => [
    `Je vous contacte au sujet de {{société}}.`,
    `Ce message vous présente ${company}.`,
    `Je travaille ${at}.`,
  ],
  valueLeads: ["Voici notre proposition\u00A0:", "En résumé\u00A0:"],
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
  /** A line of the signature, under the sender's name. */
  sender: "{{votre prénom}} {{votre nom}}",
} as const;
