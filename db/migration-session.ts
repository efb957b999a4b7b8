/** A single connection, which the lock and the migrations share. */
export type MigrationSession = {
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  script(text: string): Promise<void>;
};
