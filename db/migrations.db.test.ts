import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, onTestFinished, test } from "vitest";
import { catalogOf, connect } from "#test/database/catalog.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { UnknownMigrations } from "./migrate.server.ts";
import { openDatabase } from "./open-database.server.ts";
import * as schema from "./schema.ts";

async function connectTo(target: Parameters<typeof connect>[0]) {
  const connection = await connect(target);
  onTestFinished(() => connection.close());
  return connection;
}

test("the migrations make the database that the schema describes", async () => {
  const target = await newTestDatabase("blank");
  await (await openDatabase(target)).close();
  const migrated = await connectTo(target);

  const described = await connectTo(await newTestDatabase("blank"));
  const byHand = (name: string) => readFileSync(join(import.meta.dirname, "migrations", name), "utf8");
  await described.script(byHand("0000_client_role.sql"));
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  await described.script(statements.join("\n"));
  // Functions and triggers, which the schema cannot describe.
  await described.script(byHand("0010_storage_counting.sql"));
  await described.script(byHand("0015_team_of_client.sql"));
  await described.script(byHand("0022_prospect_counting.sql"));
  await described.script(byHand("0042_require_room.sql"));
  // Behind the columns, which are described.
  for (const name of [
    "0029_target_sector_and_sender.sql",
    "0036_draft_beside.sql",
    "0038_feedback_and_replaced_messages.sql",
    "0039_operators.sql",
    "0043_audit_of_clients.sql",
    "0045_shared_teams.sql",
    "0046_monthly_reports.sql",
    "0047_list_settings.sql",
    "0048_personas.sql",
    "0050_shared_drafts.sql",
  ])
    await described.script(byHand(name).split("-- Written by hand")[1]?.replace(/^.*/, "") ?? "");
  await described.script(byHand("0053_prepared_storage_counting.sql"));

  const catalog = await catalogOf(migrated.query);
  expect(catalog).toEqual(await catalogOf(described.query));
  // Not two empty lists.
  expect(catalog).toEqual(
    expect.arrayContaining([
      `constraint messages.messages_role: CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text])))`,
      'constraint clients.clients_user: FOREIGN KEY (id) REFERENCES "user"(id) ON DELETE CASCADE',
      "r messages: row-level security t, forced f",
      "CREATE UNIQUE INDEX outbox_waiting ON public.outbox USING btree (kind, dedupe_key) WHERE (failed_at IS NULL)",
      expect.stringMatching(
        /^policy client_profile\.own_profile: PERMISSIVE for ALL to {matinal_client} using/,
      ),
    ]),
  );
});

test("a database that another version migrated is refused in one sentence and left as it is", async () => {
  const target = await newTestDatabase("blank");
  const before = await connect(target);
  await before.script(
    "create table migrations (name text primary key, applied_at timestamptz); insert into migrations values ('0001_schema.sql')",
  );
  await before.close();

  await expect(openDatabase(target)).rejects.toThrow(new UnknownMigrations(["0001_schema.sql"]));
  const after = await connectTo(target);
  expect(await after.query("select name from migrations")).toEqual([{ name: "0001_schema.sql" }]);
  expect(await catalogOf(after.query)).toEqual([]);
});
