/** The commercial statuses of the sample list, in the order of a sale. */
export const sampleStatuses = ["new", "to-call", "to-call-back", "meeting", "not-now"] as const;

export type SampleStatus = (typeof sampleStatuses)[number];

export const sampleStatusLabels: Readonly<Record<SampleStatus, string>> = {
  new: "Nouveau",
  "to-call": "À appeler",
  "to-call-back": "À rappeler",
  meeting: "Rendez-vous",
  "not-now": "Pas maintenant",
};

/** What to do next with a prospect that has this status. Without a direct number, the way is the switchboard or a mail. */
export function nextStepOf(
  { phone, callTime }: { phone: string | null; callTime: string },
  status: SampleStatus,
): string {
  switch (status) {
    case "new":
      return phone === null ? "Écrire ce matin" : `Appeler à ${callTime}`;
    case "to-call":
      return phone === null ? "Demain, par le standard" : `Appeler demain à ${callTime}`;
    case "to-call-back":
      return phone === null ? "Mardi, par le standard" : `Rappeler mardi à ${callTime}`;
    case "meeting":
      return "À préparer pour lundi";
    case "not-now":
      return "Reprendre dans six mois";
  }
}
