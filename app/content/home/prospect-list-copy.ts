import type { SampleStatus } from "../sample/sample-statuses.ts";

/** The copy of the product picture below the hero; sample/sample-prospects.ts has its data. */
export const prospectList = {
  title: "La liste de ce matin",
  example: "exemple",
  /** What the list holds, by status. */
  counted: {
    new: (count: number) => `${count} ${count > 1 ? "nouveaux prospects" : "nouveau prospect"}`,
    "to-call": (count: number) => `${count} à appeler`,
    "to-call-back": (count: number) => `${count} à rappeler`,
    meeting: (count: number) => `${count}\u00A0rendez-vous`,
    "not-now": (count: number) => `${count} pour plus tard`,
  } satisfies Record<SampleStatus, (count: number) => string>,
  headcount: (count: number) => `${count} salariés`,
  rows: "Fiche ouverte",
  /** Until the script has come that can draw another record than the first. */
  loading: "La fiche se charge. Si elle tarde, appuyez de nouveau sur sa ligne.",
  verified: (day: string) => `vérifié le ${day}`,
  direct: "ligne directe",
  noPhone: "pas de ligne directe trouvée",
  inPostSince: (year: number) => `En poste depuis ${year}`,
  before: (role: string, company: string, from: number, to: number) =>
    `${role}, ${company}, de ${from} à ${to}`,
  statusOf: (contact: string) => `Statut de ${contact}`,
  now: "À l’instant",
  changed: (status: string) => `Statut changé : ${status}`,
  try: "Ouvrez une fiche, changez son statut.",
  note: "Entreprises et personnes inventées pour l’exemple.",
  download: (rows: number) => `Télécharger l’exemple (CSV, ${rows} fiches)`,
} as const;
