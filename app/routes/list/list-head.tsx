import { PageLink } from "#app/components/page-link.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExportLinks } from "./export-links.tsx";
import { KeyHelp } from "./keys/key-help.tsx";
import { useList } from "./list-context.ts";
import { addressOf } from "./list-query.ts";

const day = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long", timeZone });

/** The heading of the list: its day, and what it asks for. */
export function ListHead() {
  const { store, state, filter, query, openId } = useList();
  const { counts, now } = state;
  return (
    <div className="list-head">
      <h1>{copy.title}</h1>
      <p className="list-day">{day.format(now)}</p>
      <p aria-live="polite" className="list-counts">
        {copy.counts(counts.new, counts.due)}
      </p>
      {!filter.sample && !store.may.readsOnly && counts.all > 0 && (
        <AnchorButton
          variant="secondary"
          href={`/liste/appels${query}`}
          className="list-calls noscript:hidden"
        >
          <Icon name="phone" />
          {copy.calls}
        </AnchorButton>
      )}
      <div className="list-tools">
        <ExportLinks />
        <PageLink
          href={addressOf({ ...filter, saved: "", density: filter.density ? null : "compact" }, openId)}
          replace
          keepsScroll
          className="list-tool list-density"
        >
          {filter.density ? copy.saved.comfortable : copy.saved.compact}
        </PageLink>
        {!filter.sample && (
          <a href={"/liste/reglages" satisfies Href} className="list-tool">
            {copy.settings}
          </a>
        )}
        <KeyHelp />
      </div>
    </div>
  );
}
