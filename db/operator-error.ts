/** An expected failure to do what the operator asked. Its message is one sentence that says what to do. */
export class OperatorError extends Error {
  override name = "OperatorError";
  /** Known by this, because a command and the build that it loads have a class each. */
  readonly isForOperator = true;
}

/** True for an `OperatorError` of this module or of the build. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && "isForOperator" in error;
