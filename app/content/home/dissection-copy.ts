/** The copy of the section that takes one record of the sample apart. interpretation.md D73. */
export const dissectionCopy = {
  heading: "Une fiche, de près",
  lead: "Rien n’y est deviné. Chaque information a sa source et sa date, chaque point du score a sa raison.",
  example: "Entreprises et personnes inventées pour l’exemple.",
  score: "sur 100",
  company: (sector: string, headcount: number, city: string) => `${sector}, ${headcount} salariés, ${city}`,
  role: (role: string, since: number) => `${role}, depuis ${since}`,
  before: (role: string, company: string, from: number, to: number) =>
    `${role} chez ${company}, de ${from} à ${to}`,
  source: (source: string, day: string) => `${source}, ${day}`,
  verified: (day: string) => `vérifié le ${day}`,
  verifiedMeans: {
    word: "Vérifié",
    text: "veut dire que, ce jour-là, le serveur de messagerie de l’entreprise acceptait le courrier à cette adresse. Le numéro, lui, est celui que l’entreprise publie.",
  },
  why: (score: number) => `Pourquoi ${score} ?`,
  reason: (criterion: string, text: string) => `${criterion} : ${text}`,
  points: (points: number, of: number) => `${points} / ${of}`,
  total: "Total",
  draft: {
    title: "Un brouillon à relire",
    /** The sender is the company of `npm run seed` (signed-in/demo-copy.ts), whose customers the sample lists. */
    from: "De Camille Morel, fabricant d’emballages",
    to: (contact: string) => `à ${contact}`,
    subject: "En attendant votre responsable des achats",
    /** The situation of the recipient first; neither “je” nor the sender's name begins it. */
    paragraphs: [
      "Bonjour Madame Courtade,",
      "Vous recrutez un responsable des achats. D’ici son arrivée, chaque fournisseur passe par vous.",
      "Pour vos expéditions, il y en a souvent trois : la caisse, le calage, le transport. Nous pouvons n’en faire qu’un, qui dessine, fabrique et livre l’emballage complet.",
      "Est-ce que cela vous aiderait ce trimestre ?",
      "Votre adresse figure sur le site des Ateliers Vauclair. Un « non » en retour suffit pour ne plus recevoir mes messages.",
      "Belle journée,",
    ],
    signature: "Camille Morel, Atelier Bellerive",
    rest: "Le premier message, préparé par l’assistant. Vous relisez, vous envoyez : rien ne part sans vous.",
  },
} as const;
