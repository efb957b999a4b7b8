import type { ReactNode } from "react";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";

type Props = {
  /** Says what the rows are, to screen readers and above the table. */
  caption: ReactNode;
  columns: readonly string[];
  /** Each with a cell for every column. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Columns of short words, dates and numbers, which break between words only; the others break anywhere, as an address must. */
  short?: readonly string[];
};

/** A table of the desk. In a narrow window, or in large text, each row is a list whose items carry the names of their columns. */
export function DeskTable({ caption, columns, rows, short = [] }: Props) {
  const body = useSteadyRows<HTMLTableSectionElement>(rows.map(({ key }) => String(key)));
  return (
    <div className="@container">
      <table className="desk-table">
        <caption className="pb-2 text-start text-ink-soft text-sm">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((name, place) => (
                <td key={name} className={short.includes(name) ? "desk-table-short" : undefined}>
                  <span className="desk-table-name">{name}</span>
                  <div className="min-w-0">{cells[place]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
