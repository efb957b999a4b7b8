import { Link } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { errorsCopy as copy } from "#app/content/desk/errors-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ErrorRow, WholeError } from "#app/operators/errors/read-errors.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { DeskTime } from "../desk-time.tsx";
import { ErrorSearch } from "./error-search.tsx";
import { OneError } from "./one-error.tsx";

type Props = {
  rows: readonly ErrorRow[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** False on a later page of the list. */
  isFirst: boolean;
  /** The error that was looked for. */
  error: WholeError | null;
  typed: string;
  problem: string | null;
};

/** The unexpected errors, newest first, or the one with the number that somebody gave. */
export function ErrorsPage({ rows, next, isFirst, error, typed, problem }: Props) {
  const isSearch = typed !== "";
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{copy.text}</p>
      <ErrorSearch typed={typed} />
      {problem && <Problem title={problem} occurrence={typed} />}
      {error && <OneError error={error} />}
      {!isSearch && rows.length === 0 && (
        <p className="border-line border-t pt-6 text-ink-soft">{copy.empty}</p>
      )}
      {rows.length > 0 && (
        <DeskTable
          caption={copy.count(rows.length)}
          short={[copy.columns.at]}
          columns={[copy.columns.at, copy.columns.request, copy.columns.error, copy.columns.id]}
          rows={rows.map(({ id, at, method, route, type, message }) => ({
            key: id,
            cells: [
              <DeskTime key="at" moment={at} />,
              `${method} ${route}`,
              <span key="error" className="break-words">
                <span className="font-semibold">{type}</span> {message}
              </span>,
              <Link key="id" to={errorAt(id)} className={`${link} -my-3 py-3 [overflow-wrap:anywhere]`}>
                {id}
              </Link>,
            ],
          }))}
        />
      )}
      {(next !== null || !isFirst) && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {!isFirst && (
            <Link to={"/operateur/erreurs" satisfies Href} className={link}>
              {copy.newest}
            </Link>
          )}
          {next !== null && (
            <Link to={olderThan(next)} className={link}>
              {copy.older}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

const link = "link inline-flex min-h-11 items-center font-semibold text-sm";

const olderThan = (after: string): Href => `/operateur/erreurs?${new URLSearchParams({ after })}`;
const errorAt = (id: string): Href => `/operateur/erreurs?id=${id}`;
