import { deliveriesCopy as copy, itemKinds } from "#app/content/desk/deliveries-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import type { FailingDelivery } from "#app/webhooks/store/operate-deliveries.server.ts";
import type { ListedItem } from "#outbox/operate-outbox.server.ts";
import { DeskFilters } from "../desk-filters.tsx";
import { FilterSelect } from "../filter-select.tsx";
import { PageLinks } from "../page-links.tsx";
import { shownStates, type Typed } from "./deliveries-query.ts";
import type { DeliveryResult } from "./delivery-action.server.ts";
import { ItemsTable } from "./items-table.tsx";
import { WebhooksTable } from "./webhooks-table.tsx";

type Props = {
  outbox: { items: readonly ListedItem[]; next: string | null };
  failing: { deliveries: readonly FailingDelivery[]; next: string | null };
  typed: Typed;
  /** The cursors of these pages; null on the first ones. */
  after: { items: string | null; webhooks: string | null };
  /** In milliseconds since the epoch. */
  now: number;
  result: DeliveryResult | null;
};

/** What waits to leave and what failed: the outbox, and below it the webhooks of clients. */
export function DeliveriesPage({ outbox, failing, typed, after, now, result }: Props) {
  const isFiltered = Boolean(typed.etat || typed.nature);
  const { items, next } = outbox;
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{copy.text}</p>
      <div className="mt-4" aria-live="polite">
        {result?.kind === "done" && (
          <Notice tone="success" announce="off">
            {copy.done[result.what]}
          </Notice>
        )}
        {result?.kind === "problem" && (
          <Notice tone="error" announce="off">
            {copy.problems[result.problem]}
          </Notice>
        )}
      </div>
      <Filters typed={typed} isFiltered={isFiltered} />
      <section aria-labelledby="items">
        <h2 id="items" className="mb-3 font-semibold text-lg">
          {copy.items}
        </h2>
        {items.length === 0 ? (
          <p className="text-ink-soft">{isFiltered ? copy.emptyFiltered : copy.empty}</p>
        ) : (
          <ItemsTable items={items} isPart={after.items !== null || next !== null} now={now} />
        )}
        <PageLinks
          first={after.items === null ? null : deliveries(typed, {})}
          next={next === null ? null : deliveries(typed, { apres: next })}
          names={copy}
        />
      </section>
      <section aria-labelledby="webhooks" className="mt-12">
        <h2 id="webhooks" className="font-semibold text-lg">
          {copy.webhooks}
        </h2>
        <p className="mt-2 mb-4 max-w-measure text-ink-soft">
          {failing.deliveries.length === 0 ? copy.noWebhooks : copy.webhooksText}
        </p>
        {failing.deliveries.length > 0 && (
          <WebhooksTable
            deliveries={failing.deliveries}
            isPart={after.webhooks !== null || failing.next !== null}
            now={now}
          />
        )}
        <PageLinks
          first={after.webhooks === null ? null : deliveries(typed, {})}
          next={failing.next === null ? null : deliveries(typed, { webhooks: failing.next })}
          names={{ first: copy.first, next: copy.webhooksNext }}
        />
      </section>
    </>
  );
}

function Filters({ typed, isFiltered }: { typed: Typed; isFiltered: boolean }) {
  const { filters, states } = copy;
  return (
    <DeskFilters
      action="/operateur/envois"
      copy={filters}
      isFiltered={isFiltered}
      state={JSON.stringify(typed)}
    >
      <FilterSelect
        label={filters.state}
        name="etat"
        chosen={typed.etat}
        options={[["", filters.anyState], ...shownStates.map((state) => [state, states[state]] as const)]}
      />
      <FilterSelect
        label={filters.kind}
        name="nature"
        chosen={typed.nature}
        options={[["", filters.anyKind], ...Object.entries(itemKinds)]}
      />
    </DeskFilters>
  );
}

function deliveries(typed: Typed, cursors: { apres?: string; webhooks?: string }): Href {
  const given = Object.entries({ ...typed, ...cursors }).filter(([, value]) => value !== "");
  return `/operateur/envois?${new URLSearchParams(given)}`;
}
