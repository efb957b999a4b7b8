import type { ArgumentKind } from "#app/drafts/facts/arguments.ts";

type AskedTopic = {
  /** Words of a question, as `cluePattern` reads them. */
  said: readonly string[];
  label: string;
  /** What a caller says who has no figure at hand, and asks in return. */
  answers: readonly string[];
  arguments: readonly ArgumentKind[];
  /** Where a sentence answers only what it has a word in common with: a pledge for another case is none for this one. */
  ofSameOnly?: true;
  /** What a caller asks in return after a sentence of the offer. */
  returned: string;
};

/** Answers to what prospects ask, by what it is about; the first with a clue in the question serves. */
export const askedTopics: readonly AskedTopic[] = [
  {
    said: ["mon/mes numéro/coordonnées/nom", "qui vous a donné", "quel fichier"],
    label: "Sur la provenance du numéro",
    answers: [
      "La question est légitime.\nDites d’où vient le numéro, puis demandez\u00A0:\nPréférez-vous que je n’appelle plus\u00A0?",
      "La question est légitime. Préférez-vous que je n’appelle plus\u00A0?",
    ],
    arguments: [],
    returned: "Préférez-vous que je n’appelle plus\u00A0?",
  },
  {
    said: ["arnaque/piège/loup/entourloupe/embrouille/contrepartie", "trop beau"],
    label: "Sur ce qui paraît trop beau",
    answers: [
      "La question est légitime. Qu’est-ce qui vous met en doute\u00A0? Je vous réponds point par point.",
      "La question est légitime. Qu’est-ce qui vous met en doute\u00A0?",
    ],
    arguments: ["price", "freedom", "guarantee"],
    returned: "Qu’est-ce qui vous met encore en doute\u00A0?",
  },
  {
    said: [
      "opco",
      "cpf",
      "subvention",
      "aide/aides",
      "crédit d impôt",
      "pris/prise en charge",
      "rembours/remboursé/remboursée",
      "finance/financé/financement",
    ],
    label: "Sur le financement",
    answers: [
      "Cela dépend de votre situation, et je préfère le vérifier que le promettre. De quel organisme dépendez-vous\u00A0?",
      "Cela dépend de votre situation. De quel organisme dépendez-vous\u00A0?",
    ],
    arguments: ["help"],
    returned: "Voulez-vous que nous regardions votre cas ensemble\u00A0?",
  },
  {
    said: [
      "essai/essais/essayer/tester/test/démo/démonstration",
      "échantillon/échantillons",
      "visiter/visite",
    ],
    label: "Sur l’essai",
    answers: [
      "C’est une bonne façon de juger. Que voudriez-vous vérifier en premier\u00A0?",
      "Que voudriez-vous vérifier en premier\u00A0?",
    ],
    arguments: ["trial"],
    returned: "Que voudriez-vous vérifier en premier\u00A0?",
  },
  {
    said: [
      "paiement/acompte/avance/carte/chèque/virement/mensualités",
      "payer d avance",
      "payer en/à/au ANY",
    ],
    label: "Sur le paiement",
    answers: [
      "C’est normal d’en parler, et cela s’écrit avant de commencer. Qu’est-ce qui vous arrangerait\u00A0?",
      "Qu’est-ce qui vous arrangerait\u00A0?",
    ],
    arguments: [],
    returned: "Est-ce que cela vous arrangerait\u00A0?",
  },
  {
    said: [
      "minimum",
      "franco",
      "combien de bouteilles/pièces/unités/palettes/tonnes/colis",
      "à partir de combien",
      "quelle quantité",
      "petites quantités",
    ],
    label: "Sur les quantités",
    answers: [
      "Dites-moi d’abord ce qui vous arrange. Quelle quantité vous conviendrait, pour commencer\u00A0?",
      "Quelle quantité vous conviendrait, pour commencer\u00A0?",
    ],
    arguments: ["minimum"],
    returned: "Quelle quantité vous conviendrait, pour commencer\u00A0?",
  },
  {
    said: [
      "délai",
      "combien de temps",
      "sous combien",
      "dans combien",
      "quand est/pouvez/seriez/livrez/venez/pourriez",
      "livrez/venez/posez/intervenez quand",
      "quelle date",
      "à quelle heure",
      "vite/rapidement",
      "long/longtemps",
    ],
    label: "Sur les délais",
    answers: [
      "Tout dépend de votre besoin. Qu’est-ce qui vous irait\u00A0? Si ce n’est pas tenable, je vous le dis tout de suite.",
      "Tout dépend de votre besoin. Qu’est-ce qui vous irait\u00A0?",
    ],
    arguments: ["speed", "noStop"],
    returned: "Est-ce que cela vous irait\u00A0?",
  },
  {
    said: ["touchez/gagnez/margez", "DET commission/marge"],
    label: "Sur la rémunération",
    answers: [
      "La question est légitime.\nRépondez par un chiffre, puis demandez\u00A0:\nEst-ce que cela répond à votre question\u00A0?",
      "Est-ce que cela répond à votre question\u00A0?",
    ],
    arguments: [],
    returned: "Est-ce que cela répond à votre question\u00A0?",
  },
  {
    said: ["DET coût/charge/dépense en plus", "qui paie/paye"],
    label: "Sur ce que cela coûte",
    answers: [
      "Je comprends. Qu’est-ce que ce sujet vous coûte déjà aujourd’hui, en temps ou en argent\u00A0?",
      "Qu’est-ce que ce sujet vous coûte déjà aujourd’hui\u00A0?",
    ],
    arguments: ["saving", "price"],
    returned: "Qu’est-ce que ce sujet vous coûte déjà aujourd’hui\u00A0?",
  },
  {
    said: [
      "prix/tarif/tarifs/coût/taxe/taux/frais/supplément/cher/devis/remise",
      "coûte/coute/coûterait/payer/paye/facturez/prenez combien",
      "combien IT coûte/coute/fait",
      "à combien",
      "combien vous",
      "combien par",
      "combien IT",
      "IT est combien",
      "c est combien",
      "combien",
    ],
    label: "Sur le prix",
    answers: [
      "Vous avez raison de le demander, et je préfère un chiffre juste à un chiffre lancé au hasard. Que vous faut-il exactement\u00A0?",
      "Je préfère un chiffre juste à un chiffre lancé au hasard. Que vous faut-il exactement\u00A0?",
    ],
    arguments: ["price"],
    returned: "Que vous faut-il exactement, pour que je vous le chiffre\u00A0?",
  },
  {
    said: [
      "référence/références",
      "d autres clients",
      "quels clients",
      "deja travaillé/fait/équipé",
      "exemple/exemples",
      "connaissez DET",
      "dans notre secteur/métier",
    ],
    label: "Sur les références",
    answers: [
      "La question est normale. Qu’est-ce qui vous parlerait le plus\u00A0: un exemple de votre taille, ou de votre métier\u00A0?",
      "Quel exemple vous parlerait le plus\u00A0?",
    ],
    arguments: ["proof"],
    returned: "Qu’aimeriez-vous savoir de plus\u00A0?",
  },
  {
    said: [
      "certifié/certifiée/certifiés/certification/certificat",
      "norme/normes/conforme/homologué",
      "agréé/agrément/habilité/habilitation/label/labellisé",
      "mase/iso/rge/haccp/ecocert/qualiopi/qualibat/qualif",
      "ANY 9001/9100/14001/en9100",
      "êtes (ANY) bio/agréé/certifié",
      "diplôme/diplômé",
      "IT est (du/de/un/une/bien) bio/français/local/fait/made/artisanal",
    ],
    label: "Sur les certifications",
    answers: [
      "Bonne question.\nRépondez par oui ou par non, puis demandez\u00A0:\nEst-ce une condition pour travailler avec vous, ou un plus\u00A0?",
      "Est-ce une condition pour travailler avec vous, ou un plus\u00A0?",
    ],
    arguments: [],
    returned: "Est-ce une condition pour travailler avec vous, ou un plus\u00A0?",
  },
  {
    said: [
      "différence",
      "de plus que",
      "mieux que",
      "pourquoi vous/changer",
      "quoi de plus",
      "quel intérêt",
      "l intérêt",
      "à quoi IT sert",
      "IT apporte",
      "IT change quoi",
    ],
    label: "Sur la différence",
    answers: [
      "C’est à vous d’en juger. Sur quoi vous appuyez-vous pour choisir, aujourd’hui\u00A0?",
      "Sur quoi vous appuyez-vous pour choisir, aujourd’hui\u00A0?",
    ],
    arguments: ["guarantee", "contact", "proof", "allIn", "price", "speed", "origin"],
    returned: "Est-ce que cela compte dans votre choix\u00A0?",
  },
  {
    said: [
      "compatible",
      "connecte/connecter/intègre/intégrer",
      "reprise/migration/transfert",
      "marche/fonctionne avec",
      "notre/nos/mon logiciel/erp/système",
    ],
    label: "Sur la mise en place",
    answers: [
      "C’est la bonne question à poser avant de commencer. Qu’avez-vous en place aujourd’hui, et qu’est-ce qu’il ne faut surtout pas perdre\u00A0?",
      "Qu’avez-vous en place aujourd’hui\u00A0?",
    ],
    arguments: ["allIn", "help"],
    returned: "Qu’avez-vous en place aujourd’hui\u00A0?",
  },
  {
    said: ["données/donnée", "rgpd", "hébergé/hébergées/hébergement", "confidentiel/confidentialité"],
    label: "Sur les données",
    answers: [
      "Vous avez raison de le demander. Quelles sont vos règles sur ce point\u00A0? Je vous réponds point par point, par écrit.",
      "Vous avez raison de le demander. Quelles sont vos règles\u00A0?",
    ],
    arguments: [],
    returned: "Quelles sont vos règles sur ce point\u00A0?",
  },
  {
    said: [
      "garantie/garanti/garantit/garantis",
      "assurance/assuré/assurés/décennale",
      "sav",
      "répare/réparer",
      "au moins",
    ],
    label: "Sur les garanties",
    answers: [
      "Vous faites bien de le demander, et je vous réponds précisément, par écrit. De quelle garantie avez-vous besoin\u00A0?",
      "Je vous réponds précisément, par écrit. De quelle garantie avez-vous besoin\u00A0?",
    ],
    arguments: ["guarantee"],
    returned: "Est-ce que cela vous rassure, ou voulez-vous regarder un cas précis\u00A0?",
  },
  {
    said: [
      "panne/casse/cassez/problème/souci/sinistre/retard/fuite",
      "malade/fermez/arrêtez/absent",
      "et si/quand/s ANY",
      "en cas de",
      "si ANY",
    ],
    label: "Sur ce qui pourrait arriver",
    answers: [
      "Vous faites bien d’y penser\u00A0: ce point se règle par écrit, avant de commencer. Si cela arrivait, qu’est-ce qui vous gênerait le plus\u00A0?",
      "Vous faites bien d’y penser. Si cela arrivait, qu’est-ce qui vous gênerait le plus\u00A0?",
    ],
    arguments: ["guarantee"],
    ofSameOnly: true,
    returned: "Est-ce que cela vous rassure, ou voulez-vous regarder un cas précis\u00A0?",
  },
  {
    said: [
      "engagement/engagé/engagés/engage",
      "durée",
      "résilier/résiliation/annuler/annulation",
      "contrat",
      "arrêter",
    ],
    label: "Sur l’engagement",
    answers: [
      "La question est normale, et la réponse sera écrite avant toute décision. Quelle durée vous conviendrait\u00A0?",
      "Quelle durée vous conviendrait\u00A0?",
    ],
    arguments: ["freedom"],
    returned: "Est-ce que cela vous conviendrait\u00A0?",
  },
  {
    said: ["fait quoi", "quoi faire", "faire quoi", "sert à quoi", "@ en fait"],
    label: "Sur l’usage",
    answers: [
      "C’est la bonne question. Qu’est-ce que vous devriez pouvoir en faire, pour que cela vous serve\u00A0?",
      "C’est la bonne question. À quoi cela devrait-il vous servir\u00A0?",
    ],
    arguments: ["followUp", "saving"],
    returned: "De quoi auriez-vous besoin, pour vous en servir\u00A0?",
  },
  {
    said: ["vous venez/êtes (ANY) (d) où", "vous êtes basés"],
    label: "Sur le lieu",
    answers: [
      "Bonne question.\nDites d’où vous venez, puis demandez\u00A0:\nEst-ce que la distance compte pour vous\u00A0?",
      "Est-ce que la distance compte pour vous\u00A0?",
    ],
    arguments: [],
    returned: "Est-ce que la distance compte pour vous\u00A0?",
  },
  {
    said: ["samedi/dimanche/week/nuit/soir/férié/fériés", "urgence/urgences"],
    label: "Sur les jours et les heures",
    answers: [
      "Bonne question. À quels moments en auriez-vous besoin\u00A0? Si ce n’est pas possible, je vous le dis tout de suite.",
      "À quels moments en auriez-vous besoin\u00A0?",
    ],
    arguments: ["noStop", "guarantee"],
    returned: "Est-ce que cela vous irait\u00A0?",
  },
  {
    said: ["vous déplacez", "livrez/intervenez/venez/allez (ANY) jusqu/jusque/dans/à/en/sur/chez/où", "où"],
    label: "Sur les lieux",
    answers: [
      "Bonne question. Où, et à quel rythme, en auriez-vous besoin\u00A0? Si ce n’est pas possible, je vous le dis tout de suite.",
      "Où en auriez-vous besoin\u00A0?",
    ],
    arguments: ["distance"],
    returned: "Est-ce que cela couvre votre besoin\u00A0?",
  },
  {
    said: ["qui va/s/fait/vient/fera/viendra", "va s en occuper", "s en occupe", "comment"],
    label: "Sur l’organisation",
    answers: [
      "C’est un point à régler avant de commencer. Comment cela se passe-t-il chez vous aujourd’hui, et qui s’en charge\u00A0?",
      "Comment cela se passe-t-il chez vous aujourd’hui\u00A0?",
    ],
    arguments: ["allIn", "contact"],
    returned: "Est-ce que cela vous conviendrait\u00A0?",
  },
];

/** Before a sentence of the offer that answers what was asked. */
export const answeredBy = [
  "Bonne question. Voici ce que je peux vous dire\u00A0:",
  "Vous faites bien de le demander. Voici ma réponse\u00A0:",
  "Je vous réponds\u00A0:",
] as const;
