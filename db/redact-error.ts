/**
 * The fields of an error that may be logged: message, code, names of table and constraint, and stack. Leaves out user
 * input, which Drizzle puts into its message (the parameters of a query) and PostgreSQL into `detail` (the row).
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
