/** The company of `npm run seed`, which does not exist, and what its founder wrote. */
export const demo = {
  email: "camille.morel@bellerive.example",
  /** The answers to the seven questions, in their order. CHT-12 to CHT-18. */
  answers: [
    "Atelier Bellerive",
    "Mobilier de bureau sur mesure",
    "Responsables des services généraux, PME",
    "Nos clients perdent des semaines à coordonner un architecte, un menuisier et un installateur. Nous dessinons, fabriquons et posons en quarante jours, avec un seul interlocuteur.",
    "Plutôt chaleureux",
    "Des rendez-vous",
    "https://agenda.bellerive.example/camille/30min",
  ],
  /** Completed in the form afterwards. */
  profile: {
    linkedinUrl: "https://www.linkedin.com/company/atelier-bellerive-exemple",
    icpLocation: "Lyon, Grenoble et Genève",
    commonObjections: "« Nous avons déjà un fournisseur. »\n« Les délais d’un atelier nous font peur. »",
    bannedPhrases: "leader sur son marché, solution innovante",
  },
  /** Written after the last question. */
  messages: [
    "Je voudrais écrire à la responsable des services généraux d’une PME lyonnaise qui vient d’annoncer son déménagement. Par quoi commencer ?",
  ],
  /** The ready-made work, made from the profile. */
  drafts: ["email", "search"],
} as const;
