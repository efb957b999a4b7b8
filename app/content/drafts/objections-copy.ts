type Topic = {
  /** Words that an objection of this topic contains. */
  words: readonly string[];
  /** Stands for the objection when the customer banned its words. */
  label: string;
  /** Honest answers: they ask or admit, and state no fact that the profile does not give. */
  answers: readonly string[];
  /** Whether the value proposition helps the caller here. */
  recallsValue: boolean;
};

/** Answers to objections, by topic; the first topic with a matching word serves. */
export const objectionTopics: readonly Topic[] = [
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
    recallsValue: false,
    answers: [
      "Volontiers. Pour vous envoyer quelque chose d’utile plutôt qu’une plaquette\u00A0: quel est le point qui compte le plus pour vous\u00A0?",
      "D’accord. Qu’aimeriez-vous y trouver\u00A0?",
    ],
  },
  {
    words: [
      "déjà",
      "prestataire",
      "fournisseur",
      "équipé",
      "concurrent",
      "partenaire",
      "outil en place",
      "agence",
    ],
    label: "Sur la solution en place",
    recallsValue: true,
    answers: [
      "C’est une bonne chose, et je ne vous demande pas d’en changer. Qu’est-ce qui vous convient aujourd’hui, et qu’aimeriez-vous améliorer\u00A0?",
      "Très bien. Qu’aimeriez-vous améliorer\u00A0?",
    ],
  },
  {
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
    ],
    label: "Sur le prix",
    recallsValue: true,
    answers: [
      "Je comprends, c’est une vraie question. Regardons d’abord ce que la situation actuelle vous coûte\u00A0: si l’écart ne se justifie pas, je vous le dirai.",
      "Je comprends. À quoi comparez-vous\u00A0?",
    ],
  },
  {
    words: ["rgpd", "données", "confidentialité", "confidentiel", "sécurité", "juridique"],
    label: "Sur les données",
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
    recallsValue: false,
    answers: [
      "Merci de me le dire. Qui d’autre doit être convaincu, et comment puis-je vous faciliter la tâche\u00A0?",
      "Merci. Avec qui faut-il en parler\u00A0?",
    ],
  },
  {
    words: ["interne", "nous-mêmes", "moi-même", "fait maison", "seul", "seuls"],
    label: "Sur le travail en interne",
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
      "changer",
      "changement",
      "intégration",
      "intégrer",
      "migration",
      "mise en place",
      "former",
      "difficile",
    ],
    label: "Sur la mise en place",
    recallsValue: false,
    answers: [
      "Je comprends cette crainte. Quelle étape vous inquiète le plus\u00A0? Regardons ensemble ce qu’elle demanderait vraiment.",
      "Je comprends. Quelle étape vous inquiète\u00A0?",
    ],
  },
  {
    words: ["engagement", "engager", "contrat", "durée"],
    label: "Sur l’engagement",
    recallsValue: false,
    answers: [
      "Je l’entends. Parlons d’abord de votre besoin\u00A0; les conditions viennent après, par écrit, et vous restez libre de dire non.",
      "Je l’entends. Que voulez-vous éviter\u00A0?",
    ],
  },
  {
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
      "long",
      "lent",
    ],
    label: "Sur le temps",
    recallsValue: false,
    answers: [
      "Je comprends, vos journées sont pleines. Quel serait un meilleur moment\u00A0: plus tard cette semaine, ou dans quelques semaines\u00A0?",
      "Je comprends. Quand puis-je vous rappeler\u00A0?",
    ],
  },
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
    ],
    label: "Sur le besoin",
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
  "Je n’ai pas le temps.",
  "Envoyez-moi un e-mail.",
  "Nous avons déjà un prestataire.",
  "Nous n’avons pas le budget.",
] as const;
