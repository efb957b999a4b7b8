import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../database/catalog.ts";
import { separateRoles } from "../database/separate-roles.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";
import { runScript, startScript } from "./run-script.ts";

test("a folder moves to PostgreSQL once the product is stopped, whole even after a killed attempt, and everybody stays signed in", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "matinal-move-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const embedded = await startTestServer({ DATA_DIR, DATABASE_URL: "" });
  const anna = new Visitor(embedded);
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Pômmy")).status).toBe(201);
  await until(async () => (await anna.conversation()).length === 3);
  const conversation = await anna.conversation();

  const roles = await separateRoles("migrated");
  const variables = { DATA_DIR, DATABASE_URL: roles.app, DATABASE_OWNER_URL: roles.owner };
  expect(await runScript("ops", ["move"], variables)).toEqual({
    ...{ code: 1, output: expect.stringMatching(/^[^\n]* is in use by another Matinal process\.[^\n]*\n$/) },
  });
  await embedded.end("SIGTERM");

  const owner = await connect({ url: roles.owner });
  onTestFinished(() => owner.close());
  const messages = async () => (await owner.query("select count(*)::int as count from messages"))[0]?.count;
  // Whoever moves waits here for ever, with a part of the tables filled.
  await owner.script(`
    create function wait_for_ever(anything text) returns boolean language plpgsql
      as 'begin perform pg_sleep(600); return true; end';
    alter table messages add constraint waiting check (wait_for_ever(content))`);
  const killed = startScript("ops", ["move"], variables);
  const working =
    "select pid from pg_stat_activity where query like '%insert into \"messages\"%' and state = 'active'";
  await until(async () => (await owner.query(`${working} and pid <> pg_backend_pid()`)).length === 1);
  killed.process.kill("SIGKILL");
  expect((await killed.ended).code).toBeNull();
  // A server looks for a lost client only now and then.
  await owner.query(
    `select pg_terminate_backend(pid) from (${working} and pid <> pg_backend_pid()) as moving`,
  );
  expect([await messages(), (await owner.query("select from clients")).length]).toEqual([0, 0]);
  await owner.script("alter table messages drop constraint waiting; drop function wait_for_ever");

  const { code, output } = await runScript("ops", ["move", "--json"], variables);
  expect(code, output).toBe(0);
  const moved = JSON.parse(output.split("\n").find((line) => line.startsWith("{")) ?? "") as {
    tables: { table: string; source: object; target: object }[];
  };
  expect(moved).toMatchObject({ secretFile: join(DATA_DIR, "auth-secret") });
  for (const { source, target } of moved.tables) expect(target).toEqual(source);
  expect(moved.tables.find(({ table }) => table === "messages")?.source).toMatchObject({ rows: 3 });
  const noted = await owner.query("select actor, details from audit_log where action = 'database.moved'");
  expect(noted).toMatchObject([
    { actor: expect.stringMatching(/^ops:/), details: { rows: expect.any(Number) } },
  ]);

  const AUTH_SECRET = readFileSync(join(DATA_DIR, "auth-secret"), "utf8");
  const server = await startTestServer({ DATABASE_URL: roles.app, AUTH_SECRET });
  const again = anna.at(server);
  expect(await again.conversation()).toEqual(conversation);
  expect((await again.say("Logiciels")).status).toBe(201);
  await until(async () => (await again.conversation()).length === 5);
});
