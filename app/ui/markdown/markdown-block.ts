/** An inline part of a block. A line break is a `"\n"` in the text. */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "emphasis" | "deleted"; content: Inline[] }
  | { kind: "link"; href: string; content: Inline[] };

export type Alignment = "left" | "right" | "center" | null;

/** An item of a list; `isDone` is null unless it is a task. */
export type Item = { isDone: boolean | null; blocks: Block[] };

/** A block of a document. */
export type Block =
  | { kind: "paragraph"; content: Inline[] }
  /** `level` is the number of `#`; `rank` counts from 1 and never skips one on the way down. */
  | { kind: "heading"; level: number; rank: number; content: Inline[] }
  /** `start` is null unless the list is ordered. The paragraphs of a loose list are apart. */
  | { kind: "list"; start: number | null; isLoose: boolean; items: Item[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; language: string | null; text: string }
  /** A row may have fewer cells than the head, never more. */
  | { kind: "table"; align: Alignment[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: "rule" };

/** The text of inline content, without its formatting. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => ("text" in part ? part.text : plainText(part.content))).join("");
}
