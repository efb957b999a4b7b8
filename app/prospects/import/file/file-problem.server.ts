import { OperatorError } from "#db/operator-error.ts";
import type { Column } from "../columns.ts";

/** What is wrong with a file, for whoever says it in other words: `app/content/signed-in/import-copy.ts`. */
export type FileProblemKind =
  | "unreadable"
  | "empty"
  | "too-large"
  | "protected"
  | "no-table"
  | "no-company"
  | "too-many-columns"
  | "too-many-rows"
  /** It fills a column of the team's own that is not there any more. */
  | "column-gone"
  | "row-too-long"
  | "quote-not-closed"
  | "damaged";

/** A file that cannot be read as a table of prospects: none of it is stored. The message is for operators. */
export class FileProblem extends OperatorError {
  override name = "FileProblem";
  readonly kind: FileProblemKind;
  /** The columns of a table in which none names the company. */
  readonly columns: readonly Column[] | null;

  constructor(
    message: string,
    {
      kind = "unreadable",
      columns = null,
      cause,
    }: { kind?: FileProblemKind; columns?: readonly Column[] | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.columns = columns;
  }
}
