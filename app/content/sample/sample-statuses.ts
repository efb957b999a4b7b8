/** The commercial statuses of the sample list, in the order of a sale. */
export const sampleStatuses = ["new", "to-call", "to-call-back", "meeting", "not-now"] as const;

export type SampleStatus = (typeof sampleStatuses)[number];

export const sampleStatusLabels: Readonly<Record<SampleStatus, string>> = {
  new: "Nouveau",
  "to-call": "À appeler",
  "to-call-back": "À rappeler",
  meeting: "Rendez-vous pris",
  "not-now": "Pas maintenant",
};

/** What to do next with a prospect that has this status. Without a direct number, the way is the switchboard or a mail. */
export function nextStepOf(
  { phone, callTime }: { phone: string | null; callTime: string },
  status: SampleStatus,
): string {
  const line = phone === null ? " par le standard" : "";
  switch (status) {
    case "new":
      return phone === null ? "Écrire ce matin" : `Appeler à ${callTime}`;
    case "to-call":
      return `Appeler demain${line}, ${callTime}`;
    case "to-call-back":
      return `Rappeler mardi${line}, ${callTime}`;
    case "meeting":
      return `Préparer le rendez-vous de lundi, ${callTime}`;
    case "not-now":
      return "Reprendre contact dans six mois";
  }
}
