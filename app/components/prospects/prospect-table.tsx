import type { ComponentProps, ReactNode } from "react";
import { recordCopy as copy } from "#app/content/prospects/record-copy.ts";

/** What a row of the list shows. */
export type ProspectRowData = {
  contact: string;
  role: string;
  /** From 0 to 100. */
  score: number;
};

/** The head of the list; `own` are the columns that a team added. */
export function ProspectTableHead({ own = [] }: { own?: readonly { id: string; name: string }[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{copy.columns.company}</th>
        <th scope="col">{copy.columns.contact}</th>
        <th scope="col">{copy.columns.score}</th>
        {own.map(({ id, name }, index) => (
          <th key={id} scope="col" data-own={index + 1}>
            {name}
          </th>
        ))}
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
  /** What stands in the columns that a team added. */
  own?: readonly { id: string; text: string }[];
};

/** A row as high as two lines, whatever it shows. */
export function ProspectRow({ prospect, opener, pill, next, own = [], ...row }: RowProps) {
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
      {own.map(({ id, text }, index) => (
        <td key={id} data-own={index + 1} dir="auto">
          {text}
        </td>
      ))}
      <td>
        {pill}
        <small>{next}</small>
      </td>
    </tr>
  );
}
