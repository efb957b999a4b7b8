import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import type { Href } from "#app/hrefs.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExportLinks } from "./export-links.tsx";
import { KeyHelp } from "./keys/key-help.tsx";
import { useList } from "./list-context.ts";

const day = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long", timeZone });

/** The heading of the list: its day, and what it asks for. */
export function ListHead() {
  const { state, filter, query } = useList();
  const { counts, now } = state;
  return (
    <div className="list-head">
      <h1>{copy.title}</h1>
      <p className="list-day">{day.format(now)}</p>
      <p aria-live="polite" className="list-counts">
        {copy.counts(counts.new, counts.due)}
      </p>
      {!filter.sample && counts.all > 0 && (
        <ButtonLink
          variant="secondary"
          to={`/liste/appels${query}` satisfies Href}
          className="list-calls noscript:hidden"
        >
          <Icon name="phone" />
          {copy.calls}
        </ButtonLink>
      )}
      <div className="list-tools">
        <ExportLinks />
        <KeyHelp />
      </div>
    </div>
  );
}
