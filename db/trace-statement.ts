import { traced } from "#tracing/tracing.ts";

/**
 * Traces one statement by its verb alone. Its text has the values of its author and not those of people, but nobody
 * needs it: the span around it says what the product was doing.
 */
export function traceStatement<Result>(
  system: "postgresql" | "pglite",
  query: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  const operation = verbOf(typeof query === "string" ? query : (query as { text?: string }).text);
  const attributes = { "db.system.name": system, "db.operation.name": operation };
  return traced(operation, { kind: "client", attributes }, work);
}

/** The first word of a statement. */
function verbOf(text = ""): string {
  return text.slice(0, 40).trimStart().split(/\W/, 1)[0]?.toLowerCase() || "statement";
}
