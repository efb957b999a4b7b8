import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#db/open-database.server.ts";
import { user } from "#db/schema.ts";
import {
  asTests,
  readAsAdmin,
  runAsAdmin,
  runPostgreSQLTool,
  servePostgreSQL,
  temporaryFolder,
  unprivilegedUser,
} from "../database/postgresql-cluster.ts";
import { addUser } from "../database/users.ts";
import { until } from "../until.ts";

const script = join(import.meta.dirname, "../../deploy/restore-to-moment");

/** Runs the script as the user that PostgreSQL runs as. */
const restore = (...parameters: string[]) =>
  spawnSync(script, parameters, { ...unprivilegedUser(), encoding: "utf8" });

test("the database is restored as it was at a moment between two changes, from a base backup and the archive", async () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [data, base, archive, restored] = ["data", "base", "archive", "restored"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  runPostgreSQLTool("initdb", folder, ["-D", data, "-U", "owner", ...asTests]);
  // As the guide sets it up.
  const copies = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  const server = await servePostgreSQL(data, ["archive_mode=on", `archive_command=${copies}`]);
  const db = await openDatabase({ url: server.url });
  await addUser(db.asOwner, { id: "anna", email: "anna@exemple.fr" });
  const { port } = new URL(server.url);
  const source = ["-h", "127.0.0.1", "-p", port, "-U", "owner"];
  runPostgreSQLTool("pg_basebackup", folder, [...source, "-D", base, "--checkpoint=fast", "--no-sync"]);

  await addUser(db.asOwner, { id: "bruno", email: "bruno@exemple.fr" });
  const moment = await momentOf(db);
  await db.asOwner.delete(user).where(eq(user.id, "anna"));
  await db.close();
  await runAsAdmin(server.url, "select pg_switch_wal()");
  // A server that ends in order archives what it has.
  await server.end("SIGINT");

  const done = restore(base, archive, moment, restored);
  expect([done.status, done.stderr]).toEqual([0, ""]);
  const again = await servePostgreSQL(restored, []);
  onTestFinished(() => again.end("SIGQUIT"));
  await until(async () => (await readAsAdmin(again.url, "select pg_is_in_recovery()")) === false);
  const opened = await openDatabase({ url: again.url });
  const found = await opened.asOwner.select({ id: user.id }).from(user).orderBy(user.id);
  expect(found).toEqual([{ id: "anna" }, { id: "bruno" }]);
  await addUser(opened.asOwner, { id: "chloe", email: "chloe@exemple.fr" });
  await opened.close();

  for (const [parameters, problem] of [
    [[], /^Usage/],
    [[archive, archive, moment, join(folder, "other")], /no base backup/],
    [[base, join(folder, "nowhere"), moment, join(folder, "other")], /is no folder/],
    [[base, archive, "2026-03-02 08:00", join(folder, "other")], /no moment with its offset/],
    [[base, archive, "2026-13-02T08:00:00Z", join(folder, "other")], /not in the calendar/],
    [[base, archive, moment, restored], /is not empty/],
  ] as const) {
    const refused = restore(...parameters);
    expect([refused.status === 0, refused.stderr]).toEqual([false, expect.stringMatching(problem)]);
  }
});

test("the script has no mistake that bash finds", () => {
  execFileSync("bash", ["-n", script]);
});

/** The database's clock, a little later. */
async function momentOf({ asOwner }: Database): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { rows } = (await asOwner.execute(
    sql`select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
  )) as unknown as { rows: { now: string }[] };
  await new Promise((resolve) => setTimeout(resolve, 50));
  return rows[0]?.now ?? "";
}
