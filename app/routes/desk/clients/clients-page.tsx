import { Problem } from "#app/components/problem.tsx";
import { clientsCopy as copy } from "#app/content/desk/clients-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ListedClient } from "#app/operators/clients/find-clients.server.ts";
import { PageLinks } from "../page-links.tsx";
import { ClientFilters, type Typed } from "./client-filters.tsx";
import { ClientsTable } from "./clients-table.tsx";

type Props = {
  clients: readonly ListedClient[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  typed: Typed & { apres?: string };
  problem: string | null;
};

/** The customers, the newest first, with search and filters. */
export function ClientsPage({ clients, next, typed, problem }: Props) {
  const { apres, ...filters } = typed;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <ClientFilters typed={filters} isFiltered={isFiltered} />
      {problem && <Problem title={problem} occurrence={typed} />}
      {!problem && clients.length === 0 && (
        <p className="border-line border-t pt-6 text-ink-soft">
          {isFiltered ? copy.emptyFiltered : copy.empty}
        </p>
      )}
      {clients.length > 0 && <ClientsTable clients={clients} />}
      <PageLinks
        first={apres ? listHref(filters) : null}
        next={next === null ? null : listHref({ ...filters, apres: next })}
        names={{ first: copy.first, next: copy.more }}
      />
    </>
  );
}

function listHref(query: Record<string, string | undefined>): Href {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/operateur/clients?${new URLSearchParams(given)}`;
}
