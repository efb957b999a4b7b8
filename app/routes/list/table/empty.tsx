import { PageLink } from "#app/components/page-link.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { passFocus } from "#app/ui/form/pass-focus.ts";
import { useList } from "../list-context.ts";
import { addressOf, isNarrowed } from "../list-query.ts";

/** What stands in place of the rows while there are none: why, and the way out. */
export function Empty() {
  const { filter } = useList();
  const { q, view } = filter;
  const narrowed = isNarrowed(filter);
  const everybody = { ...filter, saved: "", status: null, sector: "", score: null, q: "" };
  return (
    <div role="status" className="list-empty">
      <p>{q ? copy.empty.searched(q) : narrowed ? copy.empty.filtered : copy.empty[view ?? "all"]}</p>
      {q && <p>{copy.empty.searchHint}</p>}
      {narrowed ? (
        <PageLink
          href={addressOf(everybody, null)}
          onClickCapture={({ currentTarget }) =>
            passFocus(currentTarget, document.querySelector<HTMLElement>('.list-search input[type="search"]'))
          }
          className="link"
        >
          {copy.empty.clear}
        </PageLink>
      ) : (
        view && (
          <PageLink href={addressOf({ ...filter, saved: "", view: null }, null)} className="link">
            {copy.empty.toDay}
          </PageLink>
        )
      )}
    </div>
  );
}
