/** The copy of the sample list as a file to download (/exemple-liste.csv). */
export const sampleList = {
  path: "/exemple-liste.csv",
  fileName: "matinal-exemple-de-liste.csv",
  download: "Télécharger l’exemple",
  /** The last cell of every row. */
  mark: "Exemple : entreprise et personne inventées",
  columns: {
    score: "Score",
    company: "Entreprise",
    sector: "Secteur",
    headcount: "Effectif",
    city: "Ville",
    contact: "Contact",
    role: "Poste",
    email: "E-mail professionnel",
    phone: "Téléphone direct",
    buyingSignal: "Signal d’achat",
    technologies: "Technologies",
    workHistory: "Parcours professionnel",
    status: "Statut",
    nextStep: "Prochaine étape",
    history: "Historique",
    mark: "Mention",
  },
  since: (year: number, role: string, company: string) => `${role} chez ${company} depuis ${year}`,
  entry: (when: string, what: string) => `${when} : ${what}`,
} as const;
