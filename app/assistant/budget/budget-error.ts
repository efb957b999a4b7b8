/** The daily tokens of a client, or of all together, are used up. Nothing was asked of the model. */
export class BudgetError extends Error {
  override readonly name = "BudgetError";
  readonly scope: "client" | "total";

  constructor(scope: "client" | "total") {
    super(`The daily budget is used up: ${scope}.`);
    this.scope = scope;
  }
}
