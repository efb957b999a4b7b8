/** `unavailable`: the database does not answer. `storage_full`: it answers but refuses writes, because its disk is full. */
export type OutageKind = "unavailable" | "storage_full";

/** An operation failed because of an outage of the database. db/ logs each outage once, so callers need not. */
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

/** SQLSTATE of a write in a read-only transaction, by which the embedded database refuses writes. */
const readOnlyTransaction = "25006";
const diskFull = "53100";

/** The outage that caused `error`, or `null`. */
export function outageIn(error: unknown): Outage | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Outage) return each;
    const { code } = each as { code?: unknown };
    if (code === readOnlyTransaction || code === diskFull) return new Outage("storage_full", each);
  }
  return null;
}
