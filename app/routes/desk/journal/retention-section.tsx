import { retentionCopy as copy } from "#app/content/desk/retention-copy.ts";
import { DeskTable } from "../desk-table.tsx";

/** A kind of rows that the next run deletes: its name, the period in words, and how many. */
export type DueKind = { name: string; period: string; rows: number };

/** What the next run of the retention deletes, by kind. docs/decisions/0057-retention.md. */
export function RetentionSection({ due }: { due: readonly DueKind[] }) {
  return (
    <section aria-labelledby="retention" className="mt-12 border-line border-t pt-8">
      <h2 id="retention" className="text-xl">
        {copy.title}
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-ink-soft">{copy.text}</p>
      {due.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <DeskTable
          caption={copy.caption}
          columns={copy.columns}
          rows={due.map(({ name, period, rows }) => ({
            key: name,
            cells: [copy.kinds[name] ?? name, period, rows.toLocaleString("fr")],
          }))}
        />
      )}
    </section>
  );
}
