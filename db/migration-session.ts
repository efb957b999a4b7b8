/** A single connection, which the lock and the migrations share. */
export type MigrationSession = {
  /**
   * True: all of it runs in one transaction, which holds the lock, too. Behind a pooler nothing else stays with its
   * connection.
   */
  isOneTransaction?: boolean;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  script(text: string): Promise<void>;
};
