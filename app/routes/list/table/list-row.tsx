import { memo } from "react";
import { Pill } from "#app/components/prospects/pill.tsx";
import { ProspectRow } from "#app/components/prospects/prospect-table.tsx";
import { statusTones } from "#app/components/prospects/status-tone.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { statusName } from "#app/prospects/settings/arranged.ts";
import { ownColumnsInRows } from "#app/prospects/settings/settings-limits.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { valueText } from "#app/prospects/settings/value-text.ts";
import { useList } from "../list-context.ts";
import { stepWords } from "../words/event-words.ts";

type Row = React.ComponentProps<"tr">;

/** The row of a prospect: a link to its record. */
export function ListRow({ id, row }: { id: string; row: Row }) {
  const { store, query, openId, state } = useList();
  const prospect = store.find(id);
  if (!prospect) return null;
  const { assignee } = prospect;
  const given =
    assignee === null ? null : assignee === store.userId ? copy.assignee.yours : store.names.member(assignee);
  return (
    <Drawn
      prospect={prospect}
      given={given}
      settings={state.settings}
      query={query}
      isOpen={id === openId}
      now={state.now}
      row={row}
    />
  );
}

type Props = {
  prospect: Prospect;
  /** To whom it is given, in words. */
  given: string | null;
  settings: ListSettings;
  query: "" | `?${string}`;
  isOpen: boolean;
  now: number;
  row: Row;
};

/** Milliseconds for which a row says that its record was updated. */
const recently = 14 * 24 * 60 * 60_000;

const Drawn = memo(function Drawn({ prospect, given, settings, query, isOpen, now, row }: Props) {
  const { id, company, sector, contact, status, nextStep, updates } = prospect;
  const next = stepWords(nextStep, now, { isRow: true });
  const [newest] = updates;
  const isUpdated = newest !== undefined && Date.parse(newest.on) > now - recently;
  return (
    <ProspectRow
      {...row}
      data-open={isOpen ? "" : undefined}
      prospect={{ ...prospect, contact: contact || copy.row.noContact }}
      opener={
        // Not a `Link`: each would be rendered with each navigation. `ProspectRows` follows it.
        <a
          href={`/liste/${id}${query}` satisfies Href}
          data-prospect={id}
          aria-current={isOpen ? "true" : undefined}
          className="prospect-open"
        >
          {company}
          <small>{[given, isUpdated && copy.updates.recent, sector].filter(Boolean).join(" · ")}</small>
        </a>
      }
      pill={<Pill tone={statusTones[status]}>{statusName(settings, status)}</Pill>}
      own={settings.columns.slice(0, ownColumnsInRows).map((column) => {
        const value = prospect.values[column.id];
        return { id: column.id, text: value === undefined ? "" : valueText(value, column.type) };
      })}
      next={<span className={next.isLate ? "list-late" : undefined}>{next.text}</span>}
    />
  );
}, isSameRow);

/** The row's own attributes are new with each rendering of the list. */
function isSameRow(before: Props, after: Props): boolean {
  return (
    before.prospect === after.prospect &&
    before.given === after.given &&
    before.settings === after.settings &&
    before.query === after.query &&
    before.isOpen === after.isOpen &&
    before.now === after.now &&
    before.row["aria-rowindex"] === after.row["aria-rowindex"]
  );
}
