import type { ComponentProps, ReactNode } from "react";
import { recordCopy as copy } from "#app/content/prospects/record-copy.ts";

/** What a row of the list shows. */
export type ProspectRowData = {
  contact: string;
  role: string;
  /** From 0 to 100. */
  score: number;
};

/** The head of the list. */
export function ProspectTableHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{copy.columns.company}</th>
        <th scope="col">{copy.columns.contact}</th>
        <th scope="col">{copy.columns.score}</th>
        <th scope="col">{copy.columns.status}</th>
      </tr>
    </thead>
  );
}

type RowProps = Omit<ComponentProps<"tr">, "children"> & {
  prospect: ProspectRowData;
  /** What opens the record, with the company: the whole row is its target. */
  opener: ReactNode;
  pill: ReactNode;
  next: ReactNode;
};

/** A row as high as two lines, whatever it shows. */
export function ProspectRow({ prospect, opener, pill, next, ...row }: RowProps) {
  const { contact, role, score } = prospect;
  return (
    <tr {...row}>
      <th scope="row">{opener}</th>
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
