import { timeZone } from "#app/content/time-zone.ts";

const format = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone });

/** The day of a moment in ISO 8601, in Paris: `2 mars`. */
export const dayOf = (moment: string) => format.format(new Date(moment));
