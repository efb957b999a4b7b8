import type { Status } from "#app/prospects/prospect-status.ts";

/** The commercial statuses, as list, assistant and files name them; apart, because pages load no more of their copy. */
export const statusLabels: Readonly<Record<Status, string>> = {
  new: "Nouveau",
  to_call: "À appeler",
  to_call_back: "À rappeler",
  meeting: "Rendez-vous pris",
  not_now: "Pas maintenant",
  won: "Gagné",
  lost: "Perdu",
  not_relevant: "Pas pertinent",
};
