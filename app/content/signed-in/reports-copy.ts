import type { StatusReason } from "#app/prospects/prospect-status.ts";
import type { Grouping, ReportRow } from "#app/reports/reports-protocol.ts";
import { brand } from "../brand.ts";
import { reasonLabels } from "../prospects/reason-labels.ts";

const keys: Record<Grouping, string> = {
  week: "Semaine",
  month: "Mois",
  persona: "Persona",
  member: "Personne",
  score: "Score",
};

const measures = {
  delivered: "Livrés",
  worked: "Travaillés",
  reached: "Joints",
  meetings: "Rendez-vous",
  won: "Gagnés",
  notRelevant: "Pas pertinents",
} satisfies Partial<Record<keyof ReportRow, string>>;

/** The copy of /rapports and of its file. */
export const reports = {
  title: "Rapports",
  description: "Ce que deviennent les prospects livrés\u00A0: travaillés, joints, rendez-vous, gagnés.",
  lead: "Chaque nombre compte des prospects, une fois par ligne, d’après ce que vous avez noté dans la liste. Ce qui a été annulé ne compte pas.",
  subject: "Rapports de performance",
  toOffer: "Voir mon offre",
  filters: {
    from: "Du",
    to: "Au",
    by: "Par",
    show: "Afficher",
    file: "Télécharger en CSV",
    invalid: "Choisissez un premier et un dernier jour, trois ans au plus.",
  },
  by: keys,
  measures,
  hours: "Premier contact",
  /** What the words of the table count, below it. */
  meaning: {
    title: "Ce que comptent ces mots",
    lines: [
      "Livrés\u00A0: arrivés dans la liste ces jours-là.",
      "Travaillés\u00A0: une note, un appel, un statut, une étape ou un brouillon.",
      "Joints\u00A0: un appel décroché, ou un statut après «\u00A0À appeler\u00A0».",
      "Rendez-vous, Gagnés, Pas pertinents\u00A0: le statut a été atteint ces jours-là.",
      "Premier contact\u00A0: de la livraison au premier appel ou brouillon, pour la moitié des prospects livrés qui en ont eu un.",
    ],
  },
  reasonsTitle: "Pourquoi pas pertinents",
  reasons: reasonLabels,
  none: "Aucun prospect livré ni travaillé ces jours-là.",
  chart: "De la livraison au rendez-vous",
  chartText: "Chaque barre porte son nombre\u00A0; le tableau dit la même chose.",
  keyOf: {
    profile: "Votre profil",
    persona: "Un persona retiré",
    none: "Personne",
    me: "Vous",
    member: "Un ancien collègue",
    week: (day: string) => `Semaine du ${day}`,
    score: (band: string) => band.replace("-", " à "),
  },
  hoursInWords: (hours: number | null) => {
    if (hours === null) return "–";
    if (hours < 1) return "moins d’1\u00A0h";
    if (hours < 48) return `${Math.round(hours)}\u00A0h`;
    return `${Math.round(hours / 24)}\u00A0j`;
  },
  problems: {
    load: "Le rapport ne peut pas être affiché pour l’instant.",
    retry: "Réessayer",
  },
  csv: {
    headers: (by: Grouping) => [
      keys[by],
      ...Object.values(measures),
      ...Object.values(reasonLabels).map((reason) => `Pas pertinents\u00A0: ${reason}`),
      "Heures jusqu’au premier contact (médiane)",
    ],
    row: (row: ReportRow) => [
      row.key,
      ...Object.keys(measures).map((name) => row[name as keyof typeof measures]),
      ...Object.keys(reasonLabels).map((reason) => row.reasons[reason as StatusReason]),
      row.hoursToFirstContact ?? "",
    ],
    file: (from: string, to: string) => `${brand.product.toLowerCase()}-rapport-${from}-${to}.csv`,
  },
};
