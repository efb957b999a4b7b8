import type { MigrationSession } from "../migration-session.ts";
import copyRows from "./f1715c7.sql?raw";

/** The migrations of commit f1715c7, which were replaced by those of db/migrations. */
const former = ["0001_foundation.sql", "0002_contact.sql"];

/** The tables of that version, except the runner's. */
const tables = [
  ...[
    "account",
    "client_profile",
    "clients",
    "contact_requests",
    "messages",
    "outbox",
    "session",
    "sign_in_links",
  ],
  ...["turns", `"user"`, "verification"],
];

/** True for exactly the migrations of f1715c7. */
export function isFormer(applied: readonly string[]): boolean {
  return applied.length === former.length && former.every((name) => applied.includes(name));
}

/**
 * Turns a database of f1715c7 into what `first` makes, the migrations that come before any of its own rows, with the rows
 * of people, sessions, conversations and contact requests; in one transaction. Later migrations follow as usual.
 */
export async function adoptFormer(
  { query, script }: MigrationSession,
  first: readonly { name: string; script: string }[],
): Promise<void> {
  await script("begin");
  try {
    // Their indexes and constraints go with them, so that no name is taken.
    await script(
      `create schema former; ${tables.map((name) => `alter table ${name} set schema former;`).join(" ")}`,
    );
    await query("delete from migrations");
    for (const each of first) {
      await script(each.script);
      await query("insert into migrations (name) values ($1)", [each.name]);
    }
    await script(copyRows);
    await script("drop schema former cascade");
    await script("commit");
  } catch (error) {
    await script("rollback");
    throw error;
  }
}
