import type { StatusReason } from "#app/prospects/prospect-status.ts";

/** Why a prospect is not relevant, as list, reports and files name it. */
export const reasonLabels: Readonly<Record<StatusReason, string>> = {
  size: "Taille",
  sector: "Secteur",
  role: "Poste",
  place: "Lieu",
  customer_already: "Déjà client",
  competitor: "Concurrent",
  other: "Autre",
};
