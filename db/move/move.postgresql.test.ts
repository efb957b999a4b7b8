import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { customer, sendContactRequest } from "#test/accounts/customers.ts";
import { connect } from "#test/database/catalog.ts";
import { separateRoles } from "#test/database/separate-roles.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { lockFolder } from "../embedded/durable-pglite.server.ts";
import { type Database, openDatabase } from "../open-database.server.ts";
import * as tables from "../schema.ts";
import { moveToPostgreSQL } from "./move-to-postgresql.server.ts";

/** Text that a careless copy would change: delimiters, escapes, what looks like null, all planes, marks without letters. */
const odd =
  "NULL \\N {a,\"b\"} (1,'2') \\\\ \t\r\n\u0001\u007F é e\u0301 \u202E\u2066 \uFEFF\uFFFD\uFFFF 👩‍👩‍👧‍👦 \u{10FFFF} $1 %s {{x}}";
const large = 3_000_000;

let dataDir: string | null = null;
afterAll(() => dataDir && rmSync(dataDir, { recursive: true, force: true }));

/** A stopped product's folder, in which every table has rows. */
async function source(): Promise<string> {
  if (dataDir) return dataDir;
  dataDir = mkdtempSync(join(tmpdir(), "matinal-move-"));
  const db = await openDatabase({ folder: join(dataDir, "database") });
  const services = await createTestServices({}, { db });
  const { user } = await customer(services, "anna@exemple.fr");
  await sendContactRequest(services, "visiteur@exemple.fr");
  await fillTheRest(db, user.id);
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables.schema)) counts[name] = await db.asOwner.$count(table);
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  // Replies are written in the background.
  await services.live.close();
  await services.webhooks.close();
  await services.outbox.close();
  await db.close();
  return dataDir;
}

async function fillTheRest({ asOwner: owner }: Database, userId: string) {
  const now = new Date();
  const entry = { actor: odd, subject: odd, action: "client.read", details: { odd } };
  for (const clientId of [null, userId])
    await owner.insert(tables.auditLog).values({ at: now, clientId, ...entry });
  const key = { publicKey: odd, counter: 1, deviceType: odd, backedUp: true };
  await owner.insert(tables.passkey).values({ id: "p", userId, credentialID: odd, ...key });
  await owner.insert(tables.verification).values({ id: "v", identifier: odd, value: odd, expiresAt: now });
  const [member] = await owner.select().from(tables.teamMembers);
  const teamId = member?.teamId ?? "";
  await owner.insert(tables.storageTotal).values({ bytes: 1, level: 0 });
  await owner.insert(tables.sightings).values({ siren: "1", seenOn: "2026-03-02", seen: { odd, n: 1e-7 } });
  await owner.insert(tables.objections).values({ hash: odd, createdAt: now, recordedBy: odd });
  await owner.insert(tables.objectionKey).values({ key: odd });
  const run = { runId: randomUUID(), contact: odd, isGiven: true, recordedBy: "ops", leaseUntil: now };
  await owner.insert(tables.pendingObjections).values(run);
  await owner.insert(tables.enrichmentProviders).values({ name: "dropcontact", unitsSpent: 2 ** 52 });
  await owner
    .insert(tables.account)
    .values({ id: "1", accountId: odd, providerId: "", userId, password: odd });
  const session = { id: "s", token: "t", userId, expiresAt: now };
  await owner.insert(tables.session).values(session);
  await owner.insert(tables.confirmationCodes).values({ sessionId: "s", codeHash: "h", expiresAt: now });
  const link = { email: odd, next: "/", expiresAt: now };
  for (const tokenHash of ["1", "2"]) await owner.insert(tables.signInLinks).values({ ...link, tokenHash });
  await owner.insert(tables.rateLimitHits).values({ bucket: odd, hitAt: now });
  const failed = { method: "GET", route: "/liste", type: "Error", message: odd, place: odd };
  await owner
    .insert(tables.unexpectedErrors)
    .values({ id: randomUUID(), at: now, clientId: userId, ...failed });
  await owner.insert(tables.limitHits).values({ day: "2026-03-02", name: odd, count: 1 });
  await owner.insert(tables.registerBudget).values({ nextAt: now });
  const answer = { odd, rows: ["x".repeat(large)] };
  await owner.insert(tables.registerAnswers).values({ key: "k", answer, askedAt: now });
  const item = {
    kind: "test",
    dedupeKey: odd,
    payload: { odd: [odd, null, -0, 12345678901234] },
    createdAt: now,
  };
  await owner.insert(tables.outbox).values({ ...item, dueAt: now });
  // To the microsecond, and without end.
  await owner.execute(
    sql`update outbox set created_at = '2026-03-02 08:00:00.123456+00', due_at = 'infinity'`,
  );
  await owner.execute(sql`update account set created_at = '0044-03-15 12:00:00 BC'`);
  await owner.update(tables.messages).set({ content: odd }).where(eq(tables.messages.role, "user"));
  await owner
    .update(tables.searches)
    .set({ heldAt: now, heldBy: odd })
    .where(eq(tables.searches.teamId, teamId));
}

/** Every file of the folder with its size and time. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "lock")
    .map((entry) => {
      const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
      return `${entry.name} ${size} ${mtimeMs}`;
    })
    .sort();

const urlOf = async (content: "blank" | "migrated") => {
  const target = await newTestDatabase(content);
  if (!("url" in target)) throw new Error("This test needs PostgreSQL.");
  return target.url;
};

/** What the product does next on the database: a message counts once, identities go on, clients see their own. */
async function goesOn(url: string) {
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  const [client] = await db.asOwner.select().from(tables.clients);
  const id = client?.id ?? "";
  const used = async () => (await db.asOwner.select().from(tables.storageUse))[0]?.conversation ?? 0;
  const before = await used();
  await db.asClient(id, async (tx) => {
    const seq = (client?.lastSeq ?? 0) + 1;
    await tx.insert(tables.messages).values({ clientId: id, seq, role: "user", content: "1234567" });
    expect(await tx.$count(tables.messages)).toBeGreaterThan(2);
  });
  expect((await used()) - before).toBe(7);
  await db.asClient("nobody", async (tx) => expect(await tx.$count(tables.messages)).toBe(0));
  const values = { email: "a", tokenHash: "3", next: "/", expiresAt: new Date() };
  const [link] = await db.asOwner.insert(tables.signInLinks).values(values).returning();
  const ids = await db.asOwner.select({ id: tables.signInLinks.id }).from(tables.signInLinks);
  expect(Math.max(...ids.map((each) => each.id))).toBe(link?.id);
  // A new client gets a team, which those that were moved have already.
  await db.asOwner.insert(tables.user).values({ id: "neu", name: "", email: "neu@exemple.fr" });
  await db.asOwner.insert(tables.clients).values({ id: "neu", email: "neu@exemple.fr" });
  expect(await db.asOwner.$count(tables.teams)).toBe(await db.asOwner.$count(tables.clients));
}

test("every row of every table arrives as it was, for one user and for an owner apart, and the product goes on", async () => {
  const folder = await source();
  const files = filesOf(folder);
  const roles = await separateRoles("migrated");
  const single = await urlOf("blank");
  const [one, other] = [await moveToPostgreSQL(folder, single), await moveToPostgreSQL(folder, roles.owner)];
  expect(filesOf(folder)).toEqual(files);
  expect(other).toEqual(one);
  expect(one.tables.map(({ source: each }) => each)).toEqual(one.tables.map(({ target }) => target));
  expect(one.tables.map(({ table }) => table)).toHaveLength(Object.keys(tables.schema).length);
  expect(one.tables.every(({ source: each }) => each.rows > 0)).toBe(true);
  expect(one.sequences.length).toBeGreaterThan(1);
  // By another way than that of the proof.
  const query = "select password, created_at::text as at from account";
  const row = { password: odd, at: "0044-03-15 12:00:00+00 BC" };
  const connection = await connect({ url: single });
  onTestFinished(() => connection.close());
  await connection.script("set timezone = 'UTC'");
  expect(await connection.query(query)).toEqual([row]);
  await goesOn(single);
  await goesOn(roles.app);
  await expect(moveToPostgreSQL(folder, single)).rejects.toThrow(
    /^The database \w+ is not empty: it has \S+\. Create another/,
  );
});

test("what cannot be moved whole is refused in a sentence, and leaves no row", async () => {
  const folder = await source();
  const refused = (url: string, why: RegExp) => expect(moveToPostgreSQL(folder, url)).rejects.toThrow(why);
  const foreign = await urlOf("blank");
  const lossy = await urlOf("migrated");
  const wider = await urlOf("migrated");
  const on = async (url: string, script: string) => {
    const connection = await connect({ url });
    await connection.script(script);
    await connection.close();
  };
  await on(foreign, "create table theirs (id int)");
  // As a filter, a fault of a disk or a mistake of this code would.
  await on(lossy, "create rule lossy as on insert to webhooks do instead nothing");
  await on(wider, "alter table nights add column more text");
  await refused(foreign, /is not empty: it has theirs/);
  await refused(
    lossy,
    /^webhooks differs: 1 rows \(\w{64}\) in the folder, 0 rows \(\w{64}\) in PostgreSQL\. Nothing was moved\.$/,
  );
  await refused(wider, /^The table nights is not the same in both databases/);
  const roles = await separateRoles("migrated");
  await refused(roles.app, /may not do this.*Set DATABASE_OWNER_URL/);
  const db = await openDatabase({ url: lossy });
  onTestFinished(() => db.close());
  for (const table of Object.values(tables.schema)) expect(await db.asOwner.$count(table)).toBe(0);

  const lock = lockFolder(join(folder, "database"));
  await refused(lossy, /is in use by another Matinal process\. Stop that one first/);
  lock.close();
  await expect(moveToPostgreSQL(tmpdir(), lossy)).rejects.toThrow(/has no database/);
});
