/** The copy of the section #how-it-works. decisions.md D8. */
export const howItWorks = {
  heading: "Vous décrivez une fois, la liste arrive chaque matin",
  lead: "Vous répondez une fois à quelques questions. L’assistant travaille la nuit et recommence tous les jours, sans que personne ne le relance.",
  examples: "Les entreprises et les personnes de ces cartes sont inventées pour l’exemple.",
  steps: {
    describe: {
      label: "Étape 1",
      title: "Vous décrivez vos clients idéaux",
      text: "Un secteur, des mots-clés ou des entreprises précises, dans une conversation de quelques minutes.",
      question: "Qui cherchez-vous à rencontrer ?",
      answer: "Les directions des achats de PME industrielles, dans l’Ouest.",
      asker: "L’assistant :",
      answerer: "Vous :",
    },
    enrich: {
      label: "Étape 2",
      title: "La nuit, l’assistant cherche et vérifie",
      text: "Chaque profil est enrichi avant d’entrer dans votre liste, et la qualité passe avant la quantité.",
      name: "Directrice des achats",
      company: "Ateliers Vauclair",
      checks: [
        { field: "E-mail professionnel", result: "Vérifié" },
        { field: "Téléphone direct", result: "Trouvé" },
        { field: "Poste et entreprise", result: "À jour" },
      ],
    },
    call: {
      label: "Étape 3",
      title: "Le matin, vous appelez",
      text: "Les prospects sont dans votre CRM, avec leur statut, leur historique et la prochaine étape.",
      rows: [
        { company: "Ateliers Vauclair", status: "À appeler", next: "Aujourd’hui, 9 h 15", isNext: true },
        { company: "Logis Nord-Ouest", status: "À rappeler", next: "Mardi, 14 h", isNext: false },
        { company: "Brasserie du Lac Gris", status: "Nouveau", next: "À qualifier", isNext: false },
      ],
    },
  },
  /** The four steps of the method, for browsers without JavaScript. decisions.md D8. */
  method: [
    { name: "Identification", text: "Trouver les profils par secteur, mots-clés ou entreprises cibles." },
    { name: "Qualification", text: "Garder ceux qui ressemblent à votre client idéal." },
    {
      name: "Enrichissement",
      text: "Ajouter l’e-mail professionnel vérifié, le téléphone direct, le poste actuel et l’entreprise.",
    },
    { name: "Activation", text: "Les remettre chaque matin dans votre tableau de bord CRM." },
  ],
} as const;
