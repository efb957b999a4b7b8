import { Link } from "react-router";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { useList } from "../list-context.ts";
import { isNarrowed, queryOf } from "../list-query.ts";

/** What stands in place of the rows while there are none: why, and the way out. */
export function Empty() {
  const { filter } = useList();
  const { q, view } = filter;
  const narrowed = isNarrowed(filter);
  const everybody = { ...filter, status: null, sector: "", score: null, q: "" };
  const whole = `/liste${queryOf(everybody)}` satisfies Href;
  return (
    <div role="status" className="list-empty">
      <p>{q ? copy.empty.searched(q) : narrowed ? copy.empty.filtered : copy.empty[view ?? "all"]}</p>
      {q && <p>{copy.empty.searchHint}</p>}
      {narrowed ? (
        <Link to={whole} className="link">
          {copy.empty.clear}
        </Link>
      ) : (
        view && (
          <Link to={`/liste${queryOf({ ...filter, view: null })}` satisfies Href} className="link">
            {copy.empty.toDay}
          </Link>
        )
      )}
    </div>
  );
}
