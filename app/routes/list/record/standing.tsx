import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { useList } from "../list-context.ts";

/** Status and assignee for who only reads them. */
export function Standing({ prospect: { status, assignee } }: { prospect: Prospect }) {
  const { store } = useList();
  return (
    <dl className="prospect-facts list-facts">
      <div className="contents">
        <dt>{copy.filters.status}</dt>
        <dd dir="auto">{store.names.status(status)}</dd>
      </div>
      {assignee !== null && (
        <div className="contents">
          <dt>{copy.assignee.label}</dt>
          <dd dir="auto">{store.names.member(assignee)}</dd>
        </div>
      )}
    </dl>
  );
}
