import { reports as copy } from "#app/content/signed-in/reports-copy.ts";
import type { Grouping } from "#app/reports/reports-protocol.ts";
import type { ShownRow } from "./shown-row.ts";

const measures = Object.keys(copy.measures) as (keyof typeof copy.measures)[];

/** The report in numbers. Where the page is narrow, each line is a list of them. */
export function ReportTable({ by, rows }: { by: Grouping; rows: ShownRow[] }) {
  return (
    <table className="reports-table">
      <thead>
        <tr>
          <th scope="col">{copy.by[by]}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {copy.measures[measure]}
            </th>
          ))}
          <th scope="col">{copy.hours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {measures.map((measure) => (
              <td key={measure} data-measure={copy.measures[measure]}>
                {row[measure]}
              </td>
            ))}
            <td data-measure={copy.hours}>{copy.hoursInWords(row.hoursToFirstContact)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
