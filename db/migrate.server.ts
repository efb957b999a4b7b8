/** A single connection, which the lock and the migrations share. */
export type MigrationSession = {
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  script(text: string): Promise<void>;
};

const scripts = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The advisory lock of migrations, the same in every process. */
const lockKey = 7_254_002;

/**
 * Applies the SQL files of `migrations/` that are not applied yet, in the order of their names, each in a transaction of
 * its own, forward only. Processes that start together wait for each other.
 */
export async function migrate(session: MigrationSession): Promise<void> {
  await session.query("select pg_advisory_lock($1)", [lockKey]);
  try {
    // Writes nothing when all are applied, so that a read-only database can be opened.
    const [found] = await session.query("select to_regclass('migrations') as name");
    if (!found?.name)
      await session.script(
        "create table migrations (name text primary key, applied_at timestamptz not null default now())",
      );
    const applied = new Set((await session.query("select name from migrations")).map((row) => row.name));

    for (const [path, script] of Object.entries(scripts).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      if (applied.has(name)) continue;
      await session.script("begin");
      try {
        await session.script(script);
        await session.query("insert into migrations (name) values ($1)", [name]);
        await session.script("commit");
      } catch (error) {
        await session.script("rollback");
        throw error;
      }
    }
  } finally {
    await session.query("select pg_advisory_unlock($1)", [lockKey]);
  }
}
