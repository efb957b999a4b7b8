import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Item } from "~/ui/markdown/markdown-block.ts";

/** Renders the paragraphs, lists and tables of one of our texts, which have no other blocks (text-sections.server.ts). */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return withoutKeys(blocks.map(blockView));
}

/** The order of these nodes never changes, so they need no keys. */
function withoutKeys(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

function blockView(block: Block): ReactNode {
  if (block.kind === "paragraph") return <p className="max-w-measure">{textView(block.content)}</p>;
  if (block.kind === "table") return <Table head={block.head} rows={block.rows} />;
  if (block.kind !== "list") return null;
  return (
    <ul className="grid max-w-measure list-disc gap-2 ps-5 marker:text-line-strong">
      {withoutKeys(block.items.map(itemView))}
    </ul>
  );
}

function itemView({ blocks }: Item): ReactNode {
  return (
    <li className="ps-1">
      {withoutKeys(
        blocks.map((block) => (block.kind === "paragraph" ? textView(block.content) : blockView(block))),
      )}
    </li>
  );
}

/** A table; in a container narrower than 36rem each row becomes a list below its first cell. */
function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <table className="w-full max-w-measure tabular-nums border-line border-y text-sm @max-[36rem]:block">
      <thead className="@max-[36rem]:sr-only">
        <tr>{withoutKeys(head.map(columnHeader))}</tr>
      </thead>
      <tbody className="@max-[36rem]:block">{withoutKeys(rows.map(rowView))}</tbody>
    </table>
  );
}

function columnHeader(cell: Inline[]): ReactNode {
  return (
    <th scope="col" className="py-3 pe-6 text-start align-bottom font-semibold">
      {textView(cell)}
    </th>
  );
}

function rowView([first = [], ...others]: Inline[][]): ReactNode {
  return (
    <tr className="border-line border-t @max-[36rem]:block @max-[36rem]:py-3 @max-[36rem]:first:border-t-0">
      <th
        scope="row"
        className="py-3 pe-6 text-start align-top font-medium @min-[36rem]:min-w-44 wrap-anywhere @max-[36rem]:block @max-[36rem]:py-0.5 @max-[36rem]:font-semibold"
      >
        {textView(first)}
      </th>
      {withoutKeys(others.map(cellView))}
    </tr>
  );
}

function cellView(cell: Inline[]): ReactNode {
  return (
    <td className="py-3 pe-6 align-top text-ink-soft @max-[36rem]:block @max-[36rem]:py-0.5">
      {textView(cell)}
    </td>
  );
}

function textView(pieces: readonly Inline[]): ReactNode {
  return withoutKeys(pieces.map(pieceView));
}

function pieceView(piece: Inline): ReactNode {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "strong":
      return <strong className="font-semibold">{textView(piece.content)}</strong>;
    case "emphasis":
      return <em>{textView(piece.content)}</em>;
    case "deleted":
      return <del>{textView(piece.content)}</del>;
    case "code":
      return (
        <code className="rounded-sm bg-paper-sunk px-1.5 py-0.5 font-sans wrap-anywhere">{piece.text}</code>
      );
    case "link":
      return (
        <a className={piece.href.startsWith("/") ? "link" : "link wrap-anywhere"} href={piece.href}>
          {textView(piece.content)}
        </a>
      );
  }
}
