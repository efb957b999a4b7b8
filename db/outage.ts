/** `unavailable`: the database does not answer. `storage_full`: it answers, and takes no writes for want of space. */
export type OutageKind = "unavailable" | "storage_full";

/** The database cannot do what was asked for now. It says so once in the log; who gets this need not log it again. */
export class Outage extends Error {
  readonly kind: OutageKind;

  constructor(kind: OutageKind, cause?: unknown) {
    super(kind === "unavailable" ? "The database does not answer." : "The disk of the database is full.", {
      cause,
    });
    this.name = "Outage";
    this.kind = kind;
  }
}

/** SQLSTATE of a write in a read-only transaction, which is how the embedded database refuses writes. */
const readOnlyTransaction = "25006";
const diskFull = "53100";

/** The outage because of which `error` was thrown, or `null` when it has another reason. */
export function outageIn(error: unknown): Outage | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Outage) return each;
    const { code } = each as { code?: unknown };
    if (code === readOnlyTransaction || code === diskFull) return new Outage("storage_full", each);
  }
  return null;
}
