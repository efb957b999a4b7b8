import { OperatorError } from "#db/operator-error.ts";

/** A file that cannot be read as a table of prospects: none of it is stored. */
export class FileProblem extends OperatorError {
  override name = "FileProblem";
}
