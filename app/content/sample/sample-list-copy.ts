import type { SourcedField } from "./sample-prospect.ts";

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
    verifiedOn: "E-mail vérifié le",
    phone: "Téléphone direct",
    reasons: "Calcul du score",
    buyingSignal: "Signal d’achat",
    technologies: "Technologies",
    workHistory: "Parcours professionnel",
    status: "Statut",
    nextStep: "Prochaine étape",
    history: "Historique",
    sources: "Sources",
    mark: "Mention",
  },
  since: (year: number, role: string, company: string) => `${role} chez ${company} depuis ${year}`,
  /** A reason of the score. */
  reason: (criterion: string, text: string, points: number, of: number) =>
    `${criterion} : ${text} (${points} sur ${of})`,
  fields: {
    company: "Entreprise",
    role: "Poste",
    email: "E-mail",
    phone: "Téléphone",
    buyingSignal: "Signal d’achat",
    technologies: "Technologies",
    workHistory: "Parcours",
  } satisfies Record<SourcedField, string>,
  source: (field: string, source: string, day: string) => `${field} : ${source}, ${day}`,
  entry: (when: string, what: string) => `${when} : ${what}`,
} as const;
