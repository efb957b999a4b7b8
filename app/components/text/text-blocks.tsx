import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline, Item } from "#app/ui/markdown/markdown-block.ts";
import { unbroken, wholeEmails } from "#app/ui/unbroken.tsx";
import { DataTable } from "./data-table.tsx";

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
  if (block.kind === "table")
    return <DataTable head={block.head.map(textView)} rows={block.rows.map((row) => row.map(textView))} />;
  if (block.kind !== "list") return null;
  return (
    <ul className="grid max-w-measure grid-cols-[minmax(0,1fr)] list-disc gap-2 ps-5 marker:text-line-strong">
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

function textView(pieces: readonly Inline[]): ReactNode {
  return withoutKeys(pieces.map(pieceView));
}

function pieceView(piece: Inline): ReactNode {
  switch (piece.kind) {
    case "text":
      return wholeEmails(piece.text);
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
          {/* The title of a page, as in a heading. */}
          {withoutKeys(
            piece.content.map((each) => (each.kind === "text" ? unbroken(each.text) : pieceView(each))),
          )}
        </a>
      );
  }
}
