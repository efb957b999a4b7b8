import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpired } from "#db/housekeeping.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { operatorColumns } from "#db/operator-columns.ts";
import { auditLog, clients, messages } from "#db/schema.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { oldActivity, oldAudit } from "./old-audit.server.ts";
import { readAudit, readOwnAudit } from "./read-audit.server.ts";
import { commandActor, recordAudit } from "./record-audit.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };
const chloe = { actor: "chloe@matinal.example", address: "192.0.2.1", requestId: "r-1" };

/** Two clients, each read by an operator, and one whose offer a command has set. */
async function filled(): Promise<Database> {
  const db = await openTestDatabase();
  for (const client of [anna, bruno]) {
    await addUser(db.asOwner, client);
    await db.asClient(client.id, async (tx) => {
      await tx.insert(clients).values(client);
      await tx.insert(messages).values({ clientId: client.id, seq: 1, role: "user", content: "Secret" });
    });
    await db.asOperator(chloe.actor, (tx) =>
      recordAudit(tx, chloe, { action: "client.read", clientId: client.id }),
    );
  }
  await recordAudit(db.asOwner, commandActor("root"), {
    action: "offer.set",
    clientId: anna.id,
    details: { offer: "growth" },
  });
  return db;
}

/** That the database itself refused. */
const refused = (words: RegExp) => ({ cause: { message: expect.stringMatching(words) } });
const denied = refused(/permission denied|row-level security|append-only/);

test("no role changes, deletes or empties the audit log, nor writes in another's name or as a client", async () => {
  const db = await filled();
  const roles: [string, (work: (tx: Queries) => Promise<unknown>) => Promise<unknown>][] = [
    ["the product itself", (work) => db.asOwner.transaction(work)],
    ["an operator", (work) => db.asOperator(chloe.actor, work)],
    ["a client", (work) => db.asClient(anna.id, work)],
  ];
  for (const [name, as] of roles)
    for (const statement of [
      "update audit_log set action = 'offer.set'",
      "update audit_log set client_id = null",
      "delete from audit_log",
      "truncate audit_log",
    ])
      await expect(
        as((tx) => tx.execute(sql.raw(statement))),
        `${name}: ${statement}`,
      ).rejects.toMatchObject(denied);
  for (const as of roles.slice(1).map(([, as]) => as))
    for (const statement of [
      "select remove_old_audit(now(), 10, false)",
      "alter table audit_log disable trigger all",
      "drop trigger audit_log_kept on audit_log",
    ])
      await expect(
        as((tx) => tx.execute(sql.raw(statement))),
        statement,
      ).rejects.toThrow();

  const entry = { action: "client.read", clientId: bruno.id } as const;
  await expect(db.asClient(anna.id, (tx) => recordAudit(tx, chloe, entry))).rejects.toMatchObject(denied);
  await expect(
    db.asOperator(chloe.actor, (tx) => recordAudit(tx, { actor: "david@matinal.example" }, entry)),
  ).rejects.toMatchObject(denied);
  expect(await db.asOwner.$count(auditLog)).toBe(3);
});

test("rows go after their period, to the second, and none that is younger than a year whoever asks", async () => {
  const { asOwner } = await openTestDatabase();
  const day = 24 * 60 * 60 * 1000;
  const rows = [0, 364, 3 * 365 - 1, 3 * 365 + 1].map((days) => ({
    ...{ at: new Date(Date.now() - days * day), actor: chloe.actor, action: `days.a${"x".repeat(days % 7)}` },
  }));
  await asOwner.insert(auditLog).values(rows);
  await expect(
    asOwner.execute(sql`delete from audit_log where at < now() - interval '2 years'`),
  ).rejects.toMatchObject(denied);
  expect(await removeExpired({ asOwner }, [oldAudit])).toEqual({ "audit log": 1 });
  expect(await asOwner.$count(auditLog)).toBe(3);
  await asOwner.execute(sql`select remove_old_audit(now() + interval '10 years', 100, false)`);
  expect(await asOwner.$count(auditLog)).toBe(2);
});

test("what clients did goes after a year, and is among a client's own rows of nobody's access", async () => {
  const { asOwner, asClient } = await openTestDatabase();
  const own = (days: number) => ({ at: new Date(Date.now() - days * 86_400_000), clientId: anna.id });
  const client = { actor: "client", action: "session.started" };
  const operator = { actor: chloe.actor, action: "client.read" };
  await asOwner.insert(auditLog).values([
    { ...own(364), ...client },
    { ...own(367), ...client },
    { ...own(367), ...operator },
  ]);
  expect(await removeExpired({ asOwner }, [oldAudit, oldActivity])).toMatchObject({
    "activity of clients": 1,
  });
  expect((await readAudit(asOwner, {})).rows.map(({ actor }) => actor)).toEqual([chloe.actor, "client"]);
  expect((await readAudit(asOwner, { operatorsOnly: true })).rows).toMatchObject([operator]);
  const { rows } = await asClient(anna.id, (tx) => readOwnAudit(tx, anna.id));
  expect(rows).toMatchObject([{ action: "client.read", by: "operator" }]);
});

test("an operator reads the columns of the desk, and no conversation, note, draft, feedback, prospect or secret", async () => {
  const db = await filled();
  const as = (statement: string) =>
    db.asOperator(chloe.actor, (tx) => tx.execute(sql.raw(statement))) as unknown as Promise<{
      rows: Record<string, unknown>[];
    }>;
  for (const [table, columns] of Object.entries(operatorColumns))
    await as(`select ${columns.join(", ")} from "${table}"`);
  expect((await as("select id from clients")).rows).toHaveLength(2);

  for (const [table, columns] of Object.entries({
    messages: ["content", "attachments", "id", "seq"],
    message_feedback: ["comment", "answer"],
    pending_answers: ["text"],
    conversation_summaries: ["content"],
    drafts: ["title", "content"],
    draft_versions: ["content"],
    client_profile: ["draft_gaps"],
    prospect_events: ["data", "kind"],
    prospects: ["id", "company", "contact", "email", "phone", "next_what", "search", "sources"],
    candidates: ["company", "director", "contact", "person_key"],
    enrichment_batches: ["contacts", "found", "handle"],
    pending_objections: ["email", "contact"],
    objections: ["hash"],
    objection_key: ["key"],
    session: ["token", "ip_address"],
    account: ["password"],
    passkey: ["public_key", "credential_id"],
    verification: ["value"],
    sign_in_links: ["token_hash", "code_hash"],
    confirmation_codes: ["code_hash"],
    outbox: ["payload", "dedupe_key"],
    webhooks: ["url", "secret", "former_secret"],
    webhook_deliveries: ["reason"],
    contact_requests: ["content_digest", "form_key"],
  }))
    for (const column of columns)
      await expect(as(`select ${column} from "${table}"`), `${table}.${column}`).rejects.toMatchObject(
        refused(/permission denied/),
      );
  for (const statement of [
    "update clients set email = 'x'",
    "delete from messages",
    "insert into outbox (kind) values ('x')",
    "update subscriptions set offer = 'scale'",
    "grant select on messages to matinal_operator",
    "copy messages to stdout",
    "select count(*) from messages",
    "create table theirs (id int)",
  ])
    await expect(as(statement), statement).rejects.toThrow();
  // What one transaction was does not reach the next.
  expect(await db.asOwner.$count(messages)).toBe(2);
});

test("a client reads when, what and whether it was a person, of the own rows alone", async () => {
  const db = await filled();
  const own = await db.asClient(anna.id, (tx) => readOwnAudit(tx, anna.id));
  expect(own).toMatchObject({
    rows: [
      { action: "offer.set", by: "command" },
      { action: "client.read", by: "operator" },
    ],
    next: null,
  });
  expect(await db.asClient(anna.id, (tx) => readOwnAudit(tx, bruno.id))).toEqual({ rows: [], next: null });
  expect(await db.asClient("", (tx) => tx.select({ id: auditLog.id }).from(auditLog))).toEqual([]);
  for (const column of ["actor", "subject", "details", "address", "request_id"])
    await expect(
      db.asClient(anna.id, (tx) => tx.execute(sql.raw(`select ${column} from audit_log`))),
      column,
    ).rejects.toMatchObject(refused(/permission denied/));
});

test("the log is read newest first, in pages, by actor, client, action and day in Paris", async () => {
  const db = await filled();
  const read = (...rest: Parameters<typeof readAudit> extends [Queries, ...infer Rest] ? Rest : never) =>
    db.asOperator(chloe.actor, (tx) => readAudit(tx, ...rest));
  const first = await read({}, { limit: 2 });
  expect(first.rows.map(({ action, clientEmail }) => [action, clientEmail])).toEqual([
    ["offer.set", anna.email],
    ["client.read", bruno.email],
  ]);
  expect(await read({}, { limit: 2, before: first.next ?? 0 })).toMatchObject({
    rows: [{ clientEmail: anna.email, address: "192.0.2.1", requestId: "r-1" }],
    next: null,
  });
  const count = async (filter: Parameters<typeof readAudit>[1]) => (await read(filter)).rows.length;
  expect(await count({ actor: "ops:root" })).toBe(1);
  expect(await count({ clientId: anna.id })).toBe(2);
  expect(await count({ clientId: anna.id, action: "client.read" })).toBe(1);
  await db.asOwner.insert(auditLog).values([
    { at: new Date("2026-03-01T22:59:59Z"), actor: chloe.actor, action: "client.read" },
    { at: new Date("2026-03-01T23:00:00Z"), actor: chloe.actor, action: "client.read" },
    { at: new Date("2026-03-02T23:00:00Z"), actor: chloe.actor, action: "client.read" },
  ]);
  expect(await count({ day: "2026-03-02" })).toBe(1);
});
