import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type MouseEvent,
  memo,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ProspectTableHead } from "#app/components/prospects/prospect-table.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { View } from "#app/prospects/prospects-protocol.ts";
import { ownColumnsInRows } from "#app/prospects/settings/settings-limits.ts";
import { Button, Spinner } from "#app/ui/form/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useList } from "../list-context.ts";
import { isNarrowed } from "../list-query.ts";
import { nextSection, shownSections } from "../model/sections.ts";
import { Empty } from "./empty.tsx";
import { ListRow } from "./list-row.tsx";
import { spaced } from "./spaced.ts";
import { rowOf } from "./use-open-record.ts";

/** The least height in rem of a row, as in list.css. */
const rowHeight = { comfortable: 4, compact: 2.5 };
const headingHeight = 2.5;

/** Rows beyond the window that are drawn, and rows before the end at which more are loaded. */
const overscan = 10;
const loadsBefore = 40;

/** Rows that the server draws, and the browser until it knows its window. */
const firstDrawn = 50;

type Item = { key: string } & ({ kind: "heading"; view: View } | { kind: "row"; id: string });

/**
 * The rows of the list. Only those in and around the window are drawn, with gaps for the others, so that 100,000 scroll
 * like ten; the open row and the focused one are always drawn. The numbers of the rows tell screen readers where they
 * are. When rows come or go above the window, what the reader looks at stays where it is.
 */
export const ProspectRows = memo(function ProspectRows() {
  const { store, state, filter, rows, record, open } = useList();
  const { sections, phase, counts } = state;
  const items = useMemo(
    () => itemsOf(shownSections(sections, filter), filter.view === null),
    [sections, filter],
  );
  const isHydrated = useHydrated();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [margin, setMargin] = useState(0);
  const rem = useMemo(() => (isHydrated ? remInPixels() : 16), [isHydrated]);
  // Large text makes rows of a phone higher than their least height.
  const usualHeight = useMemo(() => (isHydrated ? averageHeight(body.current) : 0), [isHydrated]);

  const kept = useMemo(
    () =>
      items.flatMap((item, index) =>
        item.kind === "row" && (item.id === state.held || item.id === focusedId) ? [index] : [],
      ),
    [items, state.held, focusedId],
  );
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: items.length,
    estimateSize: (index) =>
      items[index]?.kind === "heading"
        ? rem * headingHeight
        : usualHeight || rem * rowHeight[filter.density ?? "comfortable"],
    getItemKey: (index) => items[index]?.key ?? index,
    overscan,
    scrollMargin: margin,
    enabled: isHydrated,
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return [...new Set([...range, ...kept])].sort((one, other) => one - other);
    },
    // A list that a record covers has no height; it keeps what it had.
    measureElement: (row, _entry, { measurementsCache, options }) => {
      const index = Number(row.dataset.index);
      const { height } = row.getBoundingClientRect();
      return height || (measurementsCache[index]?.size ?? options.estimateSize(index));
    },
  });

  useLayoutEffect(() => {
    const place = () => {
      if (body.current?.checkVisibility())
        setMargin(body.current.getBoundingClientRect().top + window.scrollY);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useKeptPlace(items, virtualizer);

  useImperativeHandle(rows, () => ({
    move(from, by) {
      const isStill = items.some((item) => item.kind === "row" && item.id === from);
      const ids = items.flatMap((item) => (item.kind === "row" ? [item.id] : []));
      const id = ids[isStill ? ids.indexOf(from ?? "") + by : 0];
      if (id === undefined) return false;
      const shown = body.current?.checkVisibility() ? body.current : null;
      if (shown) {
        // A row far from the window is drawn first.
        if (!rowOf(shown, id)) flushSync(() => setFocusedId(id));
        const link = rowOf(shown, id);
        link?.focus({ preventScroll: true });
        link?.closest("tr")?.scrollIntoView({ block: "nearest" });
      }
      // Beside the list, the record follows; where it covers the list, it is the one that moves.
      if (!shown || isBeside(shown)) open(id);
      return true;
    },
  }));

  const drawn = virtualizer.getVirtualItems();
  const isDrawn = isHydrated && drawn.length > 0;
  const shown = isDrawn
    ? spaced(drawn, virtualizer.getTotalSize(), margin)
    : { before: items.slice(0, firstDrawn + 3).map((_, index) => ({ index, gap: 0 })), after: 0 };

  const hasMore = nextSection(sections, filter) !== null;
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (isHydrated && phase === "ready" && hasMore && lastDrawn >= items.length - loadsBefore)
      void store.loadMore();
  }, [store, isHydrated, phase, hasMore, lastDrawn, items.length]);

  const total = isNarrowed(filter) || hasMore ? -1 : items.length;
  const rowCount = filter.view === null && !isNarrowed(filter) ? counts.all + 3 : total;
  const withoutScripts = shown.before.filter(({ index }) => items[index]?.kind === "row").length;
  const own = state.settings.columns.slice(0, ownColumnsInRows);
  if (items.every(({ kind }) => kind === "heading") && !hasMore)
    return (
      <div className="prospect-table list-table">
        <Empty />
      </div>
    );
  return (
    <div className="prospect-table list-table">
      <table
        aria-label={copy.table}
        aria-rowcount={rowCount === -1 ? -1 : rowCount + 1}
        aria-busy={phase === "loading"}
        data-density={filter.density ?? undefined}
        data-own-columns={own.length > 0 ? "" : undefined}
      >
        <ProspectTableHead own={own} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by Enter is clicked, too */}
        <tbody
          ref={body}
          onFocus={({ target }) => setFocusedId((target as HTMLElement).dataset.prospect ?? null)}
          onBlur={() => setFocusedId(null)}
          onClick={(event) => {
            const id = followed(event);
            if (id === null) return;
            event.preventDefault();
            // Enter on a link clicks it without a pointer.
            if (event.detail > 0) return open(id, { isFollowed: true });
            flushSync(() => open(id, { isFollowed: true }));
            flushSync(() => record.current?.complete());
            // The rows that follow would be in the way of the keyboard.
            document.querySelector<HTMLElement>(".list-record h2")?.focus();
          }}
        >
          {shown.before.flatMap(({ index, gap }) => {
            const item = items[index];
            if (!item) return [];
            const measured = {
              ref: virtualizer.measureElement,
              "data-index": index,
              "aria-rowindex": index + 2,
            };
            return [
              gap > 0 && <Gap key={`gap-${item.key}`} height={gap} />,
              item.kind === "heading" ? (
                <HeadingRow key={item.key} view={item.view} {...measured} />
              ) : (
                <ListRow key={item.key} id={item.id} row={measured} />
              ),
            ];
          })}
          {shown.after > 0 && <Gap height={shown.after} />}
        </tbody>
      </table>
      {!isHydrated && (hasMore || items.length > shown.before.length) && (
        <noscript>
          <p className="list-more">{copy.withoutScripts(withoutScripts)}</p>
        </noscript>
      )}
      {phase === "failed" && (
        <div role="alert" className="list-more">
          <p>{copy.failed}</p>
          <Button variant="secondary" onClick={() => void store.loadMore()}>
            {copy.retry}
          </Button>
        </div>
      )}
      {phase === "loading" && (
        <p role="status" className="list-more">
          <Spinner className="text-sun" />
          {items.length === 0 ? copy.loading : copy.more}
        </p>
      )}
    </div>
  );
});

/** The prospect whose link was pressed to be followed in this tab; otherwise `null`. */
function followed({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return (target as Element).closest<HTMLElement>("a[data-prospect]")?.dataset.prospect ?? null;
}

function itemsOf(sections: ReturnType<typeof shownSections>, hasHeadings: boolean): Item[] {
  return sections.flatMap(({ view, ids }): Item[] => [
    ...(hasHeadings && ids.length > 0 ? [{ kind: "heading" as const, key: view, view }] : []),
    ...ids.map((id) => ({ kind: "row" as const, key: id, id })),
  ]);
}

function HeadingRow({ view, ...row }: { view: View } & React.ComponentProps<"tr">) {
  const { state, filter } = useList();
  const { counts, sections } = state;
  const total = {
    today: counts.new,
    due: counts.due,
    all: Math.max(0, counts.all - counts.new - counts.due),
  }[view];
  // How many pass a filter, nobody knows before the section is whole.
  const { ids, next } = sections[view];
  const count = !isNarrowed(filter) ? total : next === null ? ids.length : null;
  return (
    <tr {...row} className="list-section">
      <td colSpan={3}>
        <h2>
          {copy.sections[view]}{" "}
          {count !== null && <span className="list-count">{count.toLocaleString("fr-FR")}</span>}
        </h2>
      </td>
      <td />
      <OwnCells />
    </tr>
  );
}

/** The cells of the columns that the team added, in a row that has nothing in them. */
function OwnCells() {
  const { columns } = useList().state.settings;
  return columns.slice(0, ownColumnsInRows).map(({ id }, index) => <td key={id} data-own={index + 1} />);
}

function Gap({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true" className="list-gap" style={{ height }}>
      <td colSpan={3} />
      <td />
      <OwnCells />
    </tr>
  );
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Of the rows that are drawn; 0 where none are, or a record covers them. */
function averageHeight(body: Element | null): number {
  const heights = [...(body?.querySelectorAll("tr:not(.list-section, .list-gap)") ?? [])].map(
    (row) => row.getBoundingClientRect().height,
  );
  return heights.reduce((sum, height) => sum + height, 0) / (heights.length || 1);
}

/** True where the record is drawn beside the list. */
const isBeside = (body: Element | null): boolean =>
  body?.closest(".list-body")?.querySelector(".list-record")?.checkVisibility() ?? false;

/** Scrolls along when rows come or go above the window. */
function useKeptPlace(
  items: readonly Item[],
  virtualizer: ReturnType<typeof useWindowVirtualizer<HTMLTableRowElement>>,
) {
  const before = useRef<{ items: readonly Item[]; key: string; start: number } | null>(null);
  useLayoutEffect(() => {
    const anchor = before.current;
    const starts = virtualizer.measurementsCache;
    if (anchor && anchor.items !== items) {
      const index = items.findIndex(({ key }) => key === anchor.key);
      const start = starts[index]?.start;
      if (start !== undefined && start !== anchor.start && window.scrollY > 0)
        window.scrollBy({ top: start - anchor.start, behavior: "instant" });
    }
    const first = virtualizer.range?.startIndex;
    const item = first === undefined ? undefined : items[first];
    const start = first === undefined ? undefined : starts[first]?.start;
    before.current = item && start !== undefined ? { items, key: item.key, start } : null;
  });
}
