import type { ReactNode } from "react";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";

/** What a row of the list shows. */
export type ProspectRowData = {
  id: string;
  company: string;
  sector: string;
  contact: string;
  role: string;
  /** From 0 to 100. */
  score: number;
};

type TableProps = { label: string; children: ReactNode };

/** The list, with a `ProspectRow` per prospect. */
export function ProspectTable({ label, children }: TableProps) {
  return (
    <div role="radiogroup" aria-label={label} className="prospect-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.columns.company}</th>
            <th scope="col">{copy.columns.contact}</th>
            <th scope="col">{copy.columns.score}</th>
            <th scope="col">{copy.columns.status}</th>
          </tr>
        </thead>
        <tbody className="staggered">{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = { prospect: ProspectRowData; pill: ReactNode; next: string; isOpen: boolean };

/**
 * A row as high as two lines, whatever it shows. The radio button in the company's cell opens the record; the whole row
 * is its label.
 */
export function ProspectRow({ prospect, pill, next, isOpen }: RowProps) {
  const { id, company, sector, contact, role, score } = prospect;
  return (
    <tr>
      <th scope="row">
        <label>
          <input type="radio" name="prospect" value={id} defaultChecked={isOpen} autoComplete="off" />
          {company}
          <small>{sector}</small>
        </label>
      </th>
      <td>
        {contact}
        <small>{role}</small>
      </td>
      <td className="score" data-score={score}>
        {score}
      </td>
      <td>
        {pill}
        <small>{next}</small>
      </td>
    </tr>
  );
}
