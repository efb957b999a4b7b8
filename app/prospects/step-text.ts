import { timeZone } from "#app/content/time-zone.ts";

const day = new Intl.DateTimeFormat("fr-FR", { timeZone, weekday: "long", day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("fr-FR", {
  timeZone,
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What to do next, and when: "Rappeler, mardi 24 novembre à 9 h", in Paris. */
export function stepText({ what, at }: { what: string; at: string | null }): string {
  if (at === null) return what;
  const moment = new Date(at);
  const part = (type: "hour" | "minute") =>
    Number(clock.formatToParts(moment).find((each) => each.type === type)?.value ?? 0);
  const minutes = part("minute") === 0 ? "" : `\u00A0${String(part("minute")).padStart(2, "0")}`;
  return `${what}, ${day.format(moment).replace(" 1 ", " 1er ")} à\u00A0${part("hour")}\u00A0h${minutes}`;
}
