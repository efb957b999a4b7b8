import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailKey } from "#app/accounts/sign-in/mail/mail-keys.server.ts";
import { deliveries } from "#app/deliveries.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import { connect } from "#test/database/catalog.ts";
import { newTestDatabase, type Target } from "#test/database/test-database.ts";
import { openOutbox, outboxRows, servicesWithoutOutbox } from "#test/outbox/outbox-fixtures.ts";
import { mailsIn } from "#test/server/sent-mails.ts";

const migrations = join(import.meta.dirname, "../db/migrations");

/** Makes the database of the version before the outbox had recipients, and runs `script` in it. */
async function fillEarlierDatabase(target: Target, script: string) {
  const earlier = await connect(target);
  await earlier.script(
    "create table migrations (name text primary key, applied_at timestamptz not null default now())",
  );
  const files = readdirSync(migrations).filter((file) => file.endsWith(".sql"));
  for (const file of files.sort()) {
    if (file.endsWith("_outbox_recipient.sql")) break;
    await earlier.script(readFileSync(join(migrations, file), "utf8"));
    await earlier.script(`insert into migrations (name) values ('${file}')`);
  }
  await earlier.script(script);
  await earlier.close();
}

test("items that wait while a version is installed whose outbox has recipients are delivered and replaced as before", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const target = await newTestDatabase("blank");
  const requestId = "0b0e4f6c-5d0c-4d53-9a51-6a2b1f7f6a10";
  await fillEarlierDatabase(
    target,
    `
    insert into "user" (id, name, email) values ('bea', 'Bea', 'bea@exemple.fr');
    insert into session (id, expires_at, token, user_id) values ('s1', now() + interval '1 day', 't', 'bea');
    insert into contact_requests
      (id, content_digest, first_name, last_name, email, company, subject, message, created_at)
      values ('${requestId}', 'x', 'Dora', 'D', 'dora@exemple.fr', '', 'Une démo', 'Bonjour', now());
    insert into outbox (kind, dedupe_key, payload, created_at, due_at, failed_at) values
      ('sign-in', 'anna@exemple.fr', '{"next":"/assistant","browserHash":null}', now(), now(), null),
      ('sign-in', 'anna@exemple.fr h4sh', '{"next":"/compte","browserHash":"h4sh"}', now(), now(), null),
      ('sign-in', 'anna@exemple.fr refused', '{"next":"/","browserHash":"refused"}', now(), now(), now()),
      ('confirmation', 'bea@exemple.fr s1', '{"sessionId":"s1"}', now(), now(), null),
      ('account-deleted', 'carl@exemple.fr', '{}', now(), now(), null),
      ('contact', '${requestId}', '{}', now(), now(), null);`,
  );

  const db = await openDatabase(target);
  onTestFinished(() => db.close());
  const services = { ...(await servicesWithoutOutbox()), db };
  const waiting = (await outboxRows(services)).filter(({ failedAt }) => failedAt === null);
  // The keys by which a newer mail replaces a waiting one.
  expect(waiting.map(({ kind, dedupeKey }) => `${kind} ${dedupeKey}`).sort()).toEqual(
    [
      `sign-in ${mailKey("anna@exemple.fr", null)}`,
      `sign-in ${mailKey("anna@exemple.fr", "h4sh")}`,
      `confirmation ${mailKey("bea@exemple.fr", "s1")}`,
      `account-deleted ${mailKey("carl@exemple.fr", null)}`,
      `contact ${requestId}`,
    ].sort(),
  );

  await openOutbox(services, deliveries);
  await expect.poll(() => outboxRows(services)).toHaveLength(1);
  expect(
    mailsIn(services.environment.dataDir)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(
    [
      "anna@exemple.fr",
      "anna@exemple.fr",
      "bea@exemple.fr",
      "carl@exemple.fr",
      services.environment.contactEmail,
    ].sort(),
  );
  // For the export and the deletion of the account.
  expect(await outboxRows(services)).toMatchObject([{ recipient: "anna@exemple.fr", attempts: 0 }]);
});
