import { lazy, Suspense } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { askedColumns } from "#app/prospects/settings/arranged.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { valueTexts } from "#app/prospects/settings/value-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useList } from "../list-context.ts";

/** For who added columns; without a network they stay to be read. */
const OwnColumns = lazy(() =>
  import("./own-columns.tsx").then(
    (module) => ({ default: module.OwnColumns }),
    () => ({ default: Values }),
  ),
);

type Props = { prospect: Prospect; columns: ListSettings["columns"] };

/** What stands in the columns that the team added; nothing for who added none. */
export function ColumnsOfRecord({ prospect }: { prospect: Prospect }) {
  const { store, state } = useList();
  const isHydrated = useHydrated();
  // What a rule asks for stands below the status.
  const asked = store.may.rules ? askedColumns(state.settings, prospect) : [];
  const columns = state.settings.columns.filter((column) => !asked.includes(column));
  if (columns.length === 0) return null;
  const read = <Values prospect={prospect} columns={columns} />;
  if (!isHydrated || !store.may.arrange) return read;
  return (
    <Suspense fallback={read}>
      <OwnColumns prospect={prospect} columns={columns} />
    </Suspense>
  );
}

function Values({ prospect, columns }: Props) {
  const known = valueTexts({ columns }, prospect);
  if (known.length === 0) return null;
  return (
    <section aria-label={copy.columns.title}>
      <dl className="prospect-facts list-facts">
        {known.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
