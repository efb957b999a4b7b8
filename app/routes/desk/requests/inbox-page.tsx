import { Link } from "react-router";
import { daysLeft } from "#app/contact/inbox/answer-by.ts";
import type { ListedRequest } from "#app/contact/inbox/inbox-request.ts";
import { requestsCopy as copy } from "#app/content/desk/requests-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { DeskTable } from "../desk-table.tsx";
import { PageLinks } from "../page-links.tsx";
import { StateMark } from "../state-mark.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import type { Typed } from "./inbox-query.ts";
import { LegalDelay } from "./legal-delay.tsx";

type Props = {
  requests: readonly ListedRequest[];
  next: string | null;
  typed: Typed;
  /** True behind the first page. */
  isLater: boolean;
  /** In milliseconds since the epoch, so that server and browser count the same days. */
  now: number;
};

const { columns } = copy;

/** The inbox: what is open, the oldest first, unless the filters say otherwise. */
export function InboxPage({ requests, next, typed, isLater, now }: Props) {
  const isFiltered = typed.etat !== "open" || Boolean(typed.nature || typed.suivi || typed.q);
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{copy.text}</p>
      <InboxFilters typed={typed} isFiltered={isFiltered} />
      {requests.length === 0 ? (
        <p className="border-line border-t pt-6 text-ink-soft">
          {isFiltered ? copy.emptyFiltered : copy.empty}
        </p>
      ) : (
        <DeskTable
          caption={copy.count(requests.length, isLater || next !== null)}
          short={[columns.kind, columns.state, columns.age, columns.left]}
          columns={[
            ...[columns.request, columns.kind, columns.state],
            ...[columns.age, columns.left, columns.assigned],
          ]}
          rows={requests.map((request) => ({ key: request.id, cells: cellsOf(request, now) }))}
        />
      )}
      <PageLinks
        first={isLater ? inbox(typed, null) : null}
        next={next === null ? null : inbox(typed, next)}
        names={copy}
      />
    </>
  );
}

function cellsOf(request: ListedRequest, now: number) {
  const { id, reference, name, company, subject, dataRight, state, assignedTo, createdAt } = request;
  const age = Math.max(0, Math.floor((now - createdAt.getTime()) / 86_400_000));
  return [
    <div key="request" className="min-w-0">
      <Link
        to={`/operateur/demandes/${id}` satisfies Href}
        className="link -mt-3 -mb-2 inline-flex min-h-11 items-center font-semibold"
      >
        {reference}
      </Link>
      <p className="line-clamp-2 wrap-anywhere">{subject}</p>
      <p className="line-clamp-2 text-ink-soft wrap-anywhere">{[name, company].filter(Boolean).join(", ")}</p>
    </div>,
    <span key="kind" className="wrap-normal">
      {dataRight === null ? copy.message : copy.rights[dataRight]}
    </span>,
    <div key="state">
      <StateMark tone={state === "open" ? "waiting" : state === "answered" ? "good" : "quiet"}>
        {copy.states[state]}
      </StateMark>
      {request.hasUnsent && <p className="text-ink-soft">{copy.unsent}</p>}
    </div>,
    <span key="age" className="wrap-normal tabular-nums">
      {copy.age(age)}
    </span>,
    dataRight !== null && state === "open" ? (
      <LegalDelay key="left" left={daysLeft(createdAt, now)} />
    ) : (
      <span key="left" className="text-ink-soft wrap-normal">
        {copy.noDelay}
      </span>
    ),
    <span key="assigned" className={assignedTo === null ? "text-ink-soft wrap-normal" : ""}>
      {assignedTo ?? copy.nobody}
    </span>,
  ];
}

function inbox({ etat, ...typed }: Typed, after: string | null): Href {
  const query = { ...(etat !== "open" && { etat }), ...typed, ...(after && { apres: after }) };
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return `/operateur/demandes?${new URLSearchParams(given)}`;
}
