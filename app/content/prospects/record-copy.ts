/** The words that the picture on the home page and the list of the signed-in pages share. */
export const recordCopy = {
  columns: {
    company: "Entreprise",
    contact: "Contact",
    score: "Score",
    status: "Statut",
  },
  record: "Fiche",
  score: { outOf: "sur 100" },
  why: (score: number) => `Pourquoi ${score}\u00A0?`,
  signal: "Signal d’achat",
  email: "E-mail",
  phone: "Téléphone",
  technologies: "Logiciels",
  career: "Parcours",
  history: "Historique",
  entry: (when: string, what: string) => `${when}\u00A0: ${what}`,
} as const;
