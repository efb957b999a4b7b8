import { timeZone } from "#app/content/time-zone.ts";

const dateTime = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone,
});

/** A day and its hour in Paris. */
export function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="tabular-nums">
      {dateTime.format(new Date(iso))}
    </time>
  );
}
