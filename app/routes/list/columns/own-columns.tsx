import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import type { OwnColumn } from "#app/prospects/settings/settings-protocol.ts";
import { useList } from "../list-context.ts";
import { ValueField } from "./value-field.tsx";

type Props = { prospect: Prospect; columns: readonly OwnColumn[] };

/** What stands in these columns, each to be changed in place. */
export function OwnColumns({ prospect: { id, values }, columns }: Props) {
  const { actions } = useList();
  return (
    <section aria-label={copy.columns.title} className="list-values">
      {columns.map((column) => (
        <ValueField
          key={column.id}
          column={column}
          value={values[column.id] ?? null}
          onEntered={(value) => actions.act(id, { kind: "value", column: column.id, value })}
        />
      ))}
    </section>
  );
}
