import type { ReactNode } from "react";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Query } from "./model/call-run.ts";

/** The heading of the page, with the way back to the list; `query` is that of the list's address. */
export function Head({ query, children }: { query: Query; children?: ReactNode }) {
  return (
    <div className="calls-head">
      <a href={`/liste${query}` satisfies Href} aria-label={copy.leave} className="calls-leave">
        <Icon name="arrowLeft" />
      </a>
      <h1>{copy.title}</h1>
      {children}
    </div>
  );
}

/** The address at which other calls begin, with the prospects of the same query of the list. */
export const anewHref = (query: Query) =>
  `/liste/appels${query ? `${query}&` : "?"}nouvelle=1` as const satisfies Href;
