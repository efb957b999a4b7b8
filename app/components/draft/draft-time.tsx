import { timeZone } from "#app/content/time-zone.ts";

const dateTime = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short", timeZone });

/** A moment as a date and a time in France. */
export function DraftTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="tabular-nums">
      {dateTime.format(new Date(iso))}
    </time>
  );
}
