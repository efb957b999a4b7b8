import { cloneElement, type ReactElement, type ReactNode } from "react";

type Props = { head: readonly ReactNode[]; rows: readonly (readonly ReactNode[])[] };

/**
 * A table. Where it is too narrow for columns (`stacked`), each row becomes a list: its first cell as the title, and
 * each other cell behind the name of its column.
 */
export function DataTable({ head, rows }: Props) {
  return withChildren(
    <table
      {...roles.table}
      className="w-full max-w-measure tabular-nums border-line border-y text-sm stacked:block"
    />,
    <thead {...roles.rowgroup} className="stacked:sr-only">
      {withChildren(<tr {...roles.row} />, ...head.map(columnHeader))}
    </thead>,
    withChildren(
      <tbody {...roles.rowgroup} className="stacked:block" />,
      ...rows.map((row) => rowView(row, head)),
    ),
  );
}

/** The roles that a table has by itself, until `display: block` takes them away in some browsers. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
};

function columnHeader(name: ReactNode): ReactNode {
  return (
    <th {...roles.columnheader} scope="col" className="py-3 pe-6 text-start align-bottom font-semibold">
      {name}
    </th>
  );
}

function rowView([first, ...others]: readonly ReactNode[], [, ...names]: readonly ReactNode[]): ReactNode {
  return withChildren(
    <tr
      {...roles.row}
      className="border-line border-t stacked:block stacked:py-4 stacked:first:border-t-0"
    />,
    <th
      {...roles.rowheader}
      scope="row"
      className="min-w-44 py-3 pe-6 text-start align-top font-medium wrap-anywhere stacked:block stacked:min-w-0 stacked:py-0 stacked:font-semibold"
    >
      {first}
    </th>,
    ...others.map((cell, index) => cellView(cell, names[index])),
  );
}

function cellView(cell: ReactNode, name: ReactNode): ReactNode {
  return (
    <td
      {...roles.cell}
      className="py-3 pe-6 align-top text-ink-soft stacked:flex stacked:flex-wrap stacked:gap-x-4 stacked:pe-0 stacked:pt-1.5 stacked:pb-0"
    >
      {/* A reader of tables says the name of the column itself. */}
      <span aria-hidden="true" className="hidden basis-28 text-ink stacked:block">
        {name}
      </span>
      <span className="[&_code]:wrap-break-word stacked:max-w-full stacked:flex-[1_1_10rem]">{cell}</span>
    </td>
  );
}

/** The order of these children never changes, so they need no keys. */
function withChildren(parent: ReactElement, ...children: ReactNode[]): ReactNode {
  return cloneElement(parent, undefined, ...children);
}
