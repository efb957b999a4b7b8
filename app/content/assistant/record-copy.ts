/** How a model is told what the record of a prospect says. */
export const recordLabels = {
  /** Stands for an address, a link or a number. */
  removed: "[…]",
  /** Stands for what is known not to be. */
  none: "aucune",
  fields: {
    number: "Fiche",
    company: "Société",
    sector: "Secteur",
    headcount: "Effectif",
    city: "Ville",
    contact: "Contact",
    role: "Fonction",
    signal: "Signal",
    technologies: "Outils",
    score: "Score",
    status: "Statut",
    nextStep: "Prochaine étape",
    deliveredOn: "Livré le",
    columns: "Colonnes de l’équipe",
    notes: "Notes",
  },
} as const;
