/** An expected failure to do what the operator asked. Its message is one sentence that says what to do. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
