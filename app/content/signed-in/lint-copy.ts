/** What the linter says of an e-mail draft; each names the problem, then what to do. */
export const mailDiagnostics = {
  subject: {
    empty: "L’objet est vide. Dites en quelques mots de quoi il s’agit.",
    tooLong: (length: number, max: number) =>
      `L’objet compte ${length} caractères. Au-delà de ${max}, il est coupé dans la boîte de réception.`,
    falseReply: "L’objet imite une réponse ou un transfert. Écrivez un objet sincère.",
  },
  opening:
    "Le message s’ouvre sur vous. Commencez par la situation du destinataire, ou par une question qui le concerne.",
  thirdPerson: (word: string) =>
    `«\u00A0${word}\u00A0» parle à la troisième personne. Si c’est votre destinataire, dites-le-lui\u00A0: «\u00A0vous\u00A0», «\u00A0votre\u00A0», «\u00A0vos\u00A0».`,
  cliche: (phrase: string) =>
    `«\u00A0${phrase}\u00A0» n’apprend rien à votre destinataire. Dites un fait à la place, ou retirez ces mots.`,
  unfinished: "Cette phrase s’arrête sur des points de suspension. Terminez-la, ou retirez-la.",
  length: {
    empty: "Le message est vide.",
    over: (max: number) =>
      `Ce texte dépasse ${figures.format(max)} caractères\u00A0: raccourcissez-le pour qu’il soit relu.`,
    tooShort: (words: number) =>
      `Le message compte ${words} mots. Dites qui vous êtes et ce que vous apportez.`,
    tooLong: (words: number, max: number) =>
      `Le message compte ${words} mots. Un premier e-mail se lit mieux en ${max} mots au plus.`,
  },
  request: {
    none: "Le message ne demande rien. Terminez par une question ou par un lien de rendez-vous.",
    several: "Le message contient plus d’une demande. Gardez celle qui compte le plus.",
    proposal: "Seriez-vous disponible pour en parler\u00A0?",
  },
  optOut: {
    none: "Le destinataire doit pouvoir refuser d’autres messages. Ajoutez une phrase qui le lui permet.",
    proposal: "Pour ne plus recevoir mes messages, un mot en retour suffit.",
  },
  identity: {
    none: (company: string) =>
      `Le message ne dit pas qui écrit. Signez avec le nom de votre entreprise, ${company}.`,
    unsigned: "Le message n’est pas signé. Ajoutez votre nom et votre entreprise.",
  },
  placeholder: {
    unfilled: (name: string) => `${name} est à remplir avant l’envoi.`,
    broken: "Une accolade est restée ouverte. Écrivez {{nom}}, avec deux accolades de chaque côté.",
  },
  banned: (phrase: string) => `«\u00A0${phrase}\u00A0» fait partie de vos expressions à éviter.`,
  spam: (phrase: string) => `«\u00A0${phrase}\u00A0» fait penser à un message indésirable.`,
  tone: {
    mixed: "Le message mêle le tutoiement et le vouvoiement. Choisissez l’un des deux.",
    familiar: (word: string) => `«\u00A0${word}\u00A0» est trop familier pour le ton que vous avez choisi.`,
    exclamations: "Un seul point d’exclamation suffit. Terminez cette phrase par un point.",
    capitals: (word: string) => `«\u00A0${word}\u00A0» est en capitales, ce qui se lit comme un cri.`,
  },
  readability: (score: number) =>
    `Le texte est difficile à lire (${score} sur 100, formule de Kandel et Moles). Coupez les longues phrases.`,
  longSentence: (words: number) => `Cette phrase compte ${words} mots. Coupez-la en deux.`,
  links: (count: number, max: number) =>
    `Le message contient ${count} liens. Au-delà de ${max}, il a plus de chances d’être classé comme indésirable.`,
  delay: "Cet e-mail partirait le même jour que le précédent. Laissez au moins un jour.",
};

const figures = new Intl.NumberFormat("fr-FR");
