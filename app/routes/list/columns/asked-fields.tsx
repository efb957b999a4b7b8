import { useEffect, useRef } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { askedColumns } from "#app/prospects/settings/arranged.ts";
import type { ListState, ListStore } from "../model/list-store.ts";
import { ValueField } from "./value-field.tsx";

export type AskedProps = {
  store: ListStore;
  state: ListState;
  prospect: Prospect;
  takesFocus?: boolean;
  onEntered: (column: string, value: string | number | null) => void;
};

/**
 * The columns that a rule of the team asks for with this status, as long as they are empty. Who has just given the status
 * finds the cursor in the first of them.
 */
export default function AskedFields({ store, state, prospect, takesFocus = true, onEntered }: AskedProps) {
  const { id, status, values } = prospect;
  const asked = askedColumns(state.settings, prospect);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus && store.takeGiven(id, status))
      section.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [store, takesFocus, id, status]);
  if (asked.length === 0) return null;
  return (
    <section ref={section} aria-label={copy.columns.asked(store.names.status(status))} className="list-asked">
      <p>{copy.columns.asked(store.names.status(status))}</p>
      {asked.map((column) => (
        <ValueField
          key={column.id}
          column={column}
          value={values[column.id] ?? null}
          onEntered={(value) => onEntered(column.id, value)}
        />
      ))}
    </section>
  );
}
