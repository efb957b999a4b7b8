import { Link } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { auditCopy as copy } from "#app/content/desk/audit-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { AuditRow } from "#app/operators/audit/read-audit.server.ts";
import { AuditTable } from "./audit-table.tsx";
import { JournalFilters, type Typed } from "./journal-filters.tsx";
import { type DueKind, RetentionSection } from "./retention-section.tsx";

type Props = {
  rows: readonly AuditRow[];
  /** The id before which the next page begins; null on the last one. */
  next: number | null;
  typed: Typed;
  problem: string | null;
  /** What the next run of the retention deletes; null beside a part of the journal. */
  due: readonly DueKind[] | null;
};

/** The audit log, newest first, with its filters. Pages follow by cursor, so that what is added meanwhile moves nothing. */
export function JournalPage({ rows, next, typed, problem, due }: Props) {
  const { before, ...filters } = typed;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{copy.text}</p>
      <JournalFilters typed={filters} isFiltered={isFiltered} />
      {problem && <Problem title={problem} occurrence={typed} />}
      {!problem && rows.length === 0 && (
        <p className="border-line border-t pt-6 text-ink-soft">
          {isFiltered ? copy.emptyFiltered : copy.empty}
        </p>
      )}
      {rows.length > 0 && <AuditTable rows={rows} />}
      {(next !== null || before) && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {before && (
            <Link to={journal(filters)} className={link}>
              {copy.newest}
            </Link>
          )}
          {next !== null && (
            <Link to={journal({ ...filters, before: String(next) })} className={link}>
              {copy.older}
            </Link>
          )}
        </p>
      )}
      {due && <RetentionSection due={due} />}
    </>
  );
}

const link = "link inline-flex min-h-11 items-center font-semibold text-sm";

function journal(query: Record<string, string | undefined>): Href {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/operateur/journal?${new URLSearchParams(given)}`;
}
