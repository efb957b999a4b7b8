type Topic = {
  /** Words that an objection of this topic contains. */
  words: readonly string[];
  /** Stands for the objection when the customer banned its words. */
  label: string;
  /** Honest answers: they ask or admit, and state no fact that the profile does not give. */
  answers: readonly string[];
  /** Whether the value proposition helps the caller here. */
  recallsValue: boolean;
  /** What a mail says to it, without a question; null where a mail is itself the answer. */
  written: string | null;
};

/** About the time of who is called. */
export const timeTopic: Topic = {
  words: [
    "temps",
    "occupé",
    "débordé",
    "moment",
    "plus tard",
    "rappelez",
    "rappeler",
    "priorité",
    "pressé",
    "l’année prochaine",
  ],
  label: "Sur le temps",
  written:
    "Vos journées sont pleines. Quelques minutes suffisent pour savoir si le sujet mérite les suivantes.",
  recallsValue: false,
  answers: [
    "Je comprends, vos journées sont pleines. Quel serait un meilleur moment\u00A0: plus tard cette semaine, ou dans quelques semaines\u00A0?",
    "Je comprends. Quand puis-je vous rappeler\u00A0?",
  ],
};

/** About money: a call answers it, a mail had better begin with something else. */
export const priceTopic: Topic = {
  words: [
    "cher",
    "chère",
    "prix",
    "budget",
    "coût",
    "tarif",
    "coûte",
    "moyens",
    "argent",
    "investissement",
    "amortir",
    "rentable",
    "rentabilité",
    "honoraires",
    "retour sur investissement",
  ],
  label: "Sur le prix",
  written:
    "Le prix compte. Partons de ce que la situation actuelle vous coûte\u00A0: si l’écart ne se justifie pas, je vous le dirai.",
  recallsValue: true,
  answers: [
    "Je comprends, c’est une vraie question. Regardons d’abord ce que la situation actuelle vous coûte\u00A0: si l’écart ne se justifie pas, je vous le dirai.",
    "Je comprends. À quoi comparez-vous\u00A0?",
  ],
};

/** Answers to objections, by topic; the first topic with a matching word serves. */
export const objectionTopics: readonly Topic[] = [
  {
    words: [
      "mauvaise expérience",
      "mauvaises expériences",
      "mauvais souvenir",
      "déçu",
      "arnaque",
      "arnaqué",
      "fait avoir",
      "déjà fait avoir",
      "voleur",
      "escroc",
      "charlatan",
      "échaudé",
      "refroidi",
      "déjà essayé",
      "déjà testé",
      "déjà tenté",
    ],
    label: "Sur une mauvaise expérience",
    written:
      "Cela se comprend, et cela dit ce qu’il ne faut pas refaire. Un cas précis de chez vous suffit pour en juger.",
    recallsValue: false,
    answers: [
      "Je comprends. Qu’est-ce qui n’a pas fonctionné, et que faudrait-il faire autrement\u00A0?",
      "Je comprends. Que s’est-il passé\u00A0?",
    ],
  },
  {
    words: [
      "envoyez",
      "envoyer",
      "par mail",
      "par e-mail",
      "par email",
      "documentation",
      "plaquette",
      "brochure",
    ],
    label: "Sur l’envoi d’un document",
    written: null,
    recallsValue: false,
    answers: [
      "Volontiers. Pour vous envoyer quelque chose d’utile plutôt qu’une plaquette\u00A0: quel est le point qui compte le plus pour vous\u00A0?",
      "D’accord. Qu’aimeriez-vous y trouver\u00A0?",
    ],
  },
  {
    words: [
      "déjà un",
      "déjà une",
      "déjà nos",
      "déjà notre",
      "déjà le nôtre",
      "déjà chez",
      "déjà avec",
      "déjà par",
      "déjà quelqu’un",
      "on a déjà",
      "on vient de",
      "nous venons de",
      "on utilise",
      "nous utilisons",
      "on a notre",
      "nous avons notre",
      "déjà ce qu’il faut",
      "déjà fait",
      "ai déjà",
      "avons déjà",
      "propre équipe",
      "travaille avec",
      "travaillons avec",
      "passe par",
      "passons par",
      "déjà ailleurs",
      "commande ailleurs",
      "commandons ailleurs",
      "achète ailleurs",
      "achetons ailleurs",
      "habituel",
      "habituels",
      "habituelle",
      "habituelles",
      "me suffit",
      "nous suffit",
      "suffisent",
      "content de",
      "contente de",
      "contents de",
      "ça roule",
      "fonctionne bien",
      "marche bien",
      "se passe bien",
      "très bien comme",
      "touche à rien",
      "satisfait",
      "prestataire",
      "fournisseur",
      "déjà équipé",
      "déjà équipés",
      "sommes équipés",
      "est équipé",
      "suis équipé",
      "bien équipé",
      "bien équipés",
      "concurrent",
      "partenaire",
      "outil en place",
      "agence",
      "un contrat",
      "sous contrat",
      "contrat avec",
      "contrat chez",
      "contrats avec",
    ],
    label: "Sur la solution en place",
    written:
      "Je ne vous demande pas d’en changer. Comparer sur un cas précis suffit pour savoir si cela vaut la peine.",
    recallsValue: true,
    answers: [
      "C’est une bonne chose, et je ne vous demande pas d’en changer. Qu’est-ce qui vous convient aujourd’hui, et qu’aimeriez-vous améliorer\u00A0?",
      "Très bien. Qu’aimeriez-vous améliorer\u00A0?",
    ],
  },
  priceTopic,
  {
    words: ["rgpd", "données", "confidentialité", "confidentiel", "sécurité", "juridique"],
    label: "Sur les données",
    written: "Vous avez raison d’y penser. Je réponds à vos exigences point par point, et par écrit.",
    recallsValue: false,
    answers: [
      "Vous avez raison de le demander. Dites-moi ce que votre politique exige\u00A0: je vous réponds point par point, par écrit.",
      "Bonne question. Quelle est votre exigence\u00A0?",
    ],
  },
  {
    words: [
      "connais pas",
      "connaissons pas",
      "confiance",
      "preuve",
      "référence",
      "garantie",
      "sérieux",
      "inconnu",
      "résultat",
    ],
    label: "Sur la confiance",
    written:
      "C’est normal, nous ne nous connaissons pas encore. Vous choisissez ce que vous voulez vérifier d’abord.",
    recallsValue: true,
    answers: [
      "C’est normal, nous ne nous connaissons pas encore. Que faudrait-il que vous voyiez pour vous faire votre propre idée\u00A0?",
      "C’est normal. Que souhaitez-vous vérifier\u00A0?",
    ],
  },
  {
    words: [
      "décide",
      "décision",
      "décideur",
      "hiérarchie",
      "direction",
      "chef",
      "patron",
      "associé",
      "siège",
      "comité",
      "valider",
    ],
    label: "Sur la décision",
    written: "C’est souvent le cas. J’explique volontiers le sujet aux autres personnes concernées.",
    recallsValue: false,
    answers: [
      "Merci de me le dire. Qui d’autre doit être convaincu, et comment puis-je vous faciliter la tâche\u00A0?",
      "Merci. Avec qui faut-il en parler\u00A0?",
    ],
  },
  {
    words: ["interne", "nous-mêmes", "moi-même", "fait maison", "seul", "seuls"],
    label: "Sur le travail en interne",
    written:
      "C’est souvent un bon choix. Reste le temps que cela prend à vos équipes, et c’est là que la comparaison a un sens.",
    recallsValue: false,
    answers: [
      "C’est souvent un bon choix. Combien de temps cela demande-t-il à vos équipes, et sur quoi aimeraient-elles être soulagées\u00A0?",
      "Je comprends. Que feriez-vous de ce temps\u00A0?",
    ],
  },
  {
    words: [
      "compliqué",
      "complexe",
      "changer de",
      "de changer",
      "changer c’est",
      "changement",
      "habitude",
      "habitudes",
      "n’aime pas",
      "n’aiment pas",
      "intégration",
      "intégrer",
      "migration",
      "mise en place",
      "former",
      "difficile",
    ],
    label: "Sur la mise en place",
    written: "La crainte est normale. Regardons étape par étape ce que cela demanderait vraiment chez vous.",
    recallsValue: false,
    answers: [
      "Je comprends cette crainte. Quelle étape vous inquiète le plus\u00A0? Regardons ensemble ce qu’elle demanderait vraiment.",
      "Je comprends. Quelle étape vous inquiète\u00A0?",
    ],
  },
  {
    words: ["délai", "attente", "trop long", "trop longs", "trop longue", "livraison"],
    label: "Sur les délais",
    written:
      "La date compte autant que le reste\u00A0: si celle qu’il vous faut n’est pas tenable, je vous le dirai.",
    recallsValue: false,
    answers: [
      "C’est un point important. Quelle date vous faut-il\u00A0? Si elle n’est pas tenable, je vous le dis tout de suite.",
      "Je comprends. Quelle date vous faut-il\u00A0?",
    ],
  },
  {
    words: ["démarche", "démarché", "démarchage", "sollicité", "sollicitations", "spam", "publicité"],
    label: "Sur le démarchage",
    written: null,
    recallsValue: false,
    answers: [
      "Je comprends, vous recevez beaucoup d’appels. Le sujet compte-t-il pour vous en ce moment\u00A0? Sinon je n’insiste pas.",
      "Je comprends. Préférez-vous que j’en reste là\u00A0?",
    ],
  },
  {
    words: ["loin", "éloigné", "distance", "autre région"],
    label: "Sur la distance",
    written: null,
    recallsValue: true,
    answers: [
      "La question se pose. À quelle distance faudrait-il être pour que cela vous convienne\u00A0?",
      "Je comprends. Où êtes-vous situés\u00A0?",
    ],
  },
  {
    words: ["engagement", "engager", "contrat", "durée"],
    label: "Sur l’engagement",
    written:
      "Parlons d’abord de votre besoin\u00A0: les conditions viennent après, par écrit, et vous restez libre de dire non.",
    recallsValue: false,
    answers: [
      "Je l’entends. Parlons d’abord de votre besoin\u00A0; les conditions viennent après, par écrit, et vous restez libre de dire non.",
      "Je l’entends. Que voulez-vous éviter\u00A0?",
    ],
  },
  timeTopic,
  {
    words: [
      "besoin",
      "intéresse",
      "intéressé",
      "intéressée",
      "intéressés",
      "utile",
      "concerne",
      "concerné",
      "sert à rien",
      "trop petit",
      "trop petite",
      "trop petits",
      "trop petites",
      "notre taille",
      "ma taille",
      "jamais eu de problème",
      "jamais eu de problèmes",
      "pas de problème",
      "s’en passe",
      "se débrouille",
    ],
    label: "Sur le besoin",
    written:
      "C’est possible. Un cas précis de chez vous suffit pour trancher, et je vous dirai franchement ce que j’en pense.",
    recallsValue: true,
    answers: [
      "Je vous remercie de votre franchise. Est-ce le sujet qui ne vous concerne pas, ou le moment qui n’est pas le bon\u00A0?",
      "Merci de me le dire. Pourquoi\u00A0?",
    ],
  },
];

/** For an objection of no known topic. */
export const otherObjection = {
  label: "Autre objection",
  recallsValue: true,
  written: "Plutôt que d’argumenter, je préfère partir d’un cas précis de chez vous, et vous jugerez.",
  answers: [
    "Je vous remercie de me le dire. Qu’est-ce qui vous amène à cette conclusion\u00A0? Je préfère comprendre avant de vous répondre.",
    "Je vous entends. Pouvez-vous m’en dire plus\u00A0?",
    "Pourquoi\u00A0?",
  ],
  /** A note to the caller under an answer; the value that the customer described follows on its own line. */
  valueLeads: ["À rappeler si besoin\u00A0:", "Pour mémoire\u00A0:"],
} as const;

/** What every caller hears, for a profile without objections of its own. */
export const usualObjections = [
  "Nous avons déjà un prestataire.",
  "Je n’ai pas le temps.",
  "Envoyez-moi un e-mail.",
  "Nous n’avons pas le budget.",
] as const;
