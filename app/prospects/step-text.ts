import { timeZone } from "#app/content/time-zone.ts";

const day = new Intl.DateTimeFormat("fr-FR", { timeZone, weekday: "long", day: "numeric", month: "long" });
const hour = new Intl.DateTimeFormat("fr-FR", { timeZone, hour: "numeric", minute: "2-digit" });

/** What to do next, and when: "Rappeler, mardi 24 novembre à 09:00", in Paris. */
export function stepText({ what, at }: { what: string; at: string | null }): string {
  if (at === null) return what;
  const moment = new Date(at);
  return `${what}, ${day.format(moment)} à ${hour.format(moment)}`;
}
