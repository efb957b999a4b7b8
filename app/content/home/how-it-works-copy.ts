/** The copy of the section #how-it-works. interpretation.md D8. */
export const howItWorks = {
  heading: "Vous décrivez, l’assistant cherche, vous appelez",
  lead: "L’assistant travaille la nuit, et recommence sans qu’on le lui redemande.",
  examples: "Entreprises et personnes inventées pour l’exemple.",
  steps: {
    describe: {
      label: "Étape 1",
      title: "Vous décrivez vos clients idéaux",
      text: "Un secteur, des mots-clés ou des entreprises précises : vous le dites à l’assistant, dans une conversation.",
      question: "Qui cherchez-vous à rencontrer ?",
      answer: "Les directions des achats de PME industrielles, dans l’Est.",
      asker: "L’assistant :",
      answerer: "Vous :",
    },
    enrich: {
      label: "Étape 2",
      title: "La nuit, l’assistant cherche et complète",
      text: "Il ajoute à chaque profil un e-mail vérifié, un téléphone direct et un score.",
      checks: {
        email: { field: "E-mail professionnel", result: "Vérifié" },
        phone: { field: "Téléphone direct", result: "Trouvé" },
        role: { field: "Poste et entreprise", result: "À jour" },
      },
    },
    call: {
      label: "Étape 3",
      title: "Le matin, vous appelez",
      text: "Tout est dans un CRM qui se lit comme un tableur : le statut, l’historique et la prochaine étape.",
    },
  },
  /** The night that passes between the request and the list. */
  night: {
    evening: "22 h",
    criteria: ["Directions des achats", "PME industrielles", "20 à 250 salariés", "Est de la France"],
    /** After their number. */
    ready: "nouveaux prospects, à appeler dans cet ordre.",
  },
  setup: {
    heading: "De la démo à la liste du matin",
    moments: [
      {
        when: "Pour commencer",
        title: "Une démo de 30 minutes",
        text: "Vous nous dites qui vous voulez rencontrer.",
      },
      {
        when: "Ensuite",
        title: "Nous faisons le reste",
        text: "Le ciblage, et une interface adaptée à votre façon de vendre.",
      },
      {
        when: "48 heures au plus",
        title: "Le service est prêt",
        text: "Il est entièrement géré par nous, sans travail manuel.",
      },
      {
        when: "Les matins suivants",
        title: "Votre liste vous attend",
        text: "Avec de nouveaux prospects, et le suivi des précédents.",
      },
    ],
  },
  /** The four steps of the method, for browsers without JavaScript. interpretation.md D8. */
  method: [
    { name: "Identification", text: "Trouver les profils par secteur, mots-clés ou entreprises cibles." },
    { name: "Qualification", text: "Garder ceux qui ressemblent à votre client idéal." },
    {
      name: "Enrichissement",
      text: "Ajouter l’e-mail professionnel vérifié, le téléphone direct, le poste actuel et l’entreprise.",
    },
    { name: "Activation", text: "Les remettre dans votre CRM, prêts à être appelés." },
  ],
} as const;
