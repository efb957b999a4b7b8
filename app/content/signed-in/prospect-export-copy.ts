import { brand } from "../brand.ts";

/** The files in which prospects leave. The first headers are in app/prospects/export/prospect-cells.ts. */
export const prospectExport = {
  sheet: "Prospects",
  file: (day: string) => `${brand.product.toLowerCase()}-prospects-${day}`,
  headers: {
    headcount: "Effectif",
    siren: "SIREN",
    score: "Score",
    reasons: "Raisons du score",
    signal: "Signal d’achat",
    technologies: "Technologies",
    status: "Statut",
    nextStep: "Prochaine étape",
    nextStepAt: "Date de la prochaine étape",
    deliveredOn: "Livré le",
    emailState: "État de l’e-mail",
    phoneState: "État du téléphone",
    id: "Référence",
    linkedin: "URL LinkedIn",
    companyEmail: "E-mail de l’entreprise",
    sources: "Sources",
  },
  headcount: (min: number, max: number | null) =>
    max === null ? `${min} et plus` : min === max ? `${min}` : `${min} à ${max}`,
  states: { verified: "vérifié", given: "donné", missing: "absent" },
  /** The event of a next step in a calendar. */
  event: {
    summary: (what: string, who: string) => `${what}\u00A0: ${who}`,
    phone: (phone: string) => `Téléphone\u00A0: ${phone}`,
    email: (email: string) => `E-mail\u00A0: ${email}`,
    record: (url: string) => `Fiche\u00A0: ${url}`,
  },
} as const;
