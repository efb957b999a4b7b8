import type { ReactNode } from "react";

type Props = {
  /** Says what the rows are, to screen readers and above the table. */
  caption: ReactNode;
  columns: readonly string[];
  /** Each with a cell for every column. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** A table of the desk. In a narrow window, or in large text, each row is a list whose items carry the names of their columns. */
export function DeskTable({ caption, columns, rows }: Props) {
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
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map((name, place) => (
                <td key={name}>
                  <span className="desk-table-name">{name}</span>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
