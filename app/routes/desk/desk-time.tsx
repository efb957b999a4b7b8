import { timeZone } from "#app/content/time-zone.ts";

const format = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeStyle: "medium", timeZone });

/** A moment in Paris, to the second, with figures of one width. */
export function DeskTime({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} className="tabular-nums">
      {format.format(moment)}
    </time>
  );
}
