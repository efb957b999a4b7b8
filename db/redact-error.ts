/**
 * An error as it may be logged. Drizzle puts the parameters of a query into its message and PostgreSQL the row
 * into `detail`: both hold what people wrote. Only the statement's error, its code and the names of table and
 * constraint are kept, with the stack.
 */
export function redactError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error.cause instanceof Error && error.message.startsWith("Failed query"))
    return { ...redactError(error.cause), query: (error as { query?: unknown }).query };

  const { code, severity, table, column, constraint, routine } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: error.message,
    code,
    severity,
    table,
    column,
    constraint,
    routine,
    stack: error.stack,
  };
}
