import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import { ExportLinks } from "./export-links.tsx";
import { KeyHelp } from "./keys/key-help.tsx";
import { useList } from "./list-context.ts";

const day = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long", timeZone });

/** The heading of the list: its day, and what it asks for. */
export function ListHead() {
  const { counts, now } = useList().state;
  return (
    <div className="list-head">
      <h1>{copy.title}</h1>
      <p className="list-day">{day.format(now)}</p>
      <p aria-live="polite" className="list-counts">
        {copy.counts(counts.new, counts.due)}
      </p>
      <ExportLinks />
      <KeyHelp />
    </div>
  );
}
