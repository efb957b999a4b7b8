/** The company of `npm run seed`, which does not exist, and what its founder wrote. */
export const demo = {
  email: "camille.morel@bellerive.example",
  /** The answers to the seven questions, in their order. CHT-12 to CHT-18. */
  answers: [
    "Atelier Bellerive",
    "Emballages industriels sur mesure",
    "Directions des achats, PME",
    "Nos clients coordonnent trois fournisseurs pour une seule expédition : la caisse, le calage, le transport. Nous dessinons, fabriquons et livrons l’emballage complet en quinze jours, avec un seul interlocuteur.",
    "Plutôt chaleureux",
    "Des rendez-vous",
    "https://agenda.bellerive.example/camille/30min",
  ],
  /** Completed in the form afterwards. */
  profile: {
    linkedinUrl: "https://www.linkedin.com/company/atelier-bellerive-exemple",
    senderName: "Camille Morel",
    icpLocation: "Grand Est et Bourgogne-Franche-Comté",
    commonObjections: "« Nous avons déjà un fournisseur. »\n« Les délais du sur-mesure nous font peur. »",
    bannedPhrases: "leader sur son marché, solution innovante",
  },
  /** Written after the last question. */
  messages: [
    "Je voudrais écrire à la directrice des achats d’une menuiserie industrielle de Besançon, qui recrute un responsable des achats. Par quoi commencer ?",
  ],
  /** The ready-made work, made from the profile. */
  drafts: ["email", "search"],
} as const;
