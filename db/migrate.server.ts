import { adoptFormer, isFormer } from "./former/adopt-former.server.ts";
import { migrationLock } from "./migration-lock.ts";
import type { MigrationSession } from "./migration-session.ts";
import { OperatorError } from "./operator-error.ts";
import { completeOperatorRole } from "./operator-role.ts";
import { grantSystemRole } from "./system-role.ts";

const scripts = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const migrations = Object.entries(scripts)
  .map(([path, script]) => ({ name: path.slice(path.lastIndexOf("/") + 1), script }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The migrations that make the tables into which db/former copies the rows of an older version. */
const firstMigrations = ["0000_client_role.sql", "0001_tables.sql"];

/** The database has migrations that this version does not know: a newer or a differently built one applied them. */
export class UnknownMigrations extends OperatorError {
  constructor(names: readonly string[]) {
    super(
      `The database was migrated by another version of Matinal (${names.join(", ")}). Start that version, or set another DATA_DIR or DATABASE_URL.`,
    );
    this.name = "UnknownMigrations";
  }
}

/** The database lacks migrations, and this user may not apply them. */
export class NotMigrated extends OperatorError {
  constructor(names: readonly string[]) {
    super(
      `The database lacks ${names.join(", ")}, and the user of DATABASE_URL may not migrate it. Run \`npm run migrate\` with DATABASE_OWNER_URL.`,
    );
    this.name = "NotMigrated";
  }
}

/** Throws `NotMigrated` or `UnknownMigrations` unless exactly the known migrations were applied. */
export async function requireMigrated(session: Pick<MigrationSession, "query">): Promise<void> {
  const [found] = await session.query("select to_regclass('migrations') as name");
  const missing = missingOf(found?.name ? await appliedOf(session) : []);
  if (missing.length > 0) throw new NotMigrated(missing.map(({ name }) => name));
}

async function appliedOf(session: Pick<MigrationSession, "query">): Promise<string[]> {
  return (await session.query("select name from migrations order by name")).map(({ name }) => String(name));
}

/** The known migrations that are not among the applied ones. Throws `UnknownMigrations` when others are. */
function missingOf(applied: readonly string[]): typeof migrations {
  const unknown = applied.filter((name) => !migrations.some((known) => known.name === name));
  if (unknown.length > 0) throw new UnknownMigrations(unknown);
  return migrations.filter(({ name }) => !applied.includes(name));
}

/**
 * Applies the SQL files of `migrations/` that are not applied yet, in the order of their names, each in a transaction of
 * its own, forward only. Processes that start together wait for each other. Throws `UnknownMigrations`, having changed
 * nothing, when others were applied. docs/decisions/0020-schema.md.
 */
export async function migrate(session: MigrationSession): Promise<void> {
  const lock = session.isOneTransaction ? "pg_advisory_xact_lock" : "pg_advisory_lock";
  await session.query(`select ${lock}($1)`, [migrationLock]);
  try {
    // Writes nothing when all are applied, so that a read-only database can be opened.
    const [found] = await session.query("select to_regclass('migrations') as name");
    if (!found?.name)
      await session.script(
        "create table migrations (name text primary key, applied_at timestamptz not null default now())",
      );
    if (isFormer(await appliedOf(session)))
      await adoptFormer(
        session,
        migrations.filter(({ name }) => firstMigrations.includes(name)),
      );
    for (const { name, script } of missingOf(await appliedOf(session))) {
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
    await grantSystemRole(session.query, session.script);
    await completeOperatorRole(session.query, session.script);
  } finally {
    if (!session.isOneTransaction) await session.query("select pg_advisory_unlock($1)", [migrationLock]);
  }
}
