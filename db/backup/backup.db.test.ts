import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eq, getTableName, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase, type Target } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { type Database, openDatabase } from "../open-database.server.ts";
import { clients, messages, schema, session, signInLinks, storageUse } from "../schema.ts";
import { backUpEmbedded } from "./back-up-embedded.server.ts";
import { backUpPostgreSQL } from "./back-up-postgresql.server.ts";
import { restoreEmbedded } from "./restore-embedded.server.ts";
import { restorePostgreSQL } from "./restore-postgresql.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };
const inAnHour = () => new Date(Date.now() + 3_600_000);

async function open(target: Target): Promise<Database> {
  const db = await openDatabase(target);
  onTestFinished(() => db.close());
  return db;
}

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "matinal.backup");
}

const backUp = (target: Target, file: string) =>
  "url" in target
    ? backUpPostgreSQL(target.url, { file, overwrite: false })
    : backUpEmbedded(dirname(target.folder), { file, overwrite: false });

const restore = (file: string, target: Target) =>
  "url" in target ? restorePostgreSQL(file, target.url) : restoreEmbedded(file, dirname(target.folder));

/** A database to restore into. */
async function emptyTarget(): Promise<Target> {
  const target = await newTestDatabase("blank");
  if ("folder" in target) rmSync(dirname(target.folder), { recursive: true });
  return target;
}

/** Adds the next message of the client, as the product does. */
async function say(db: Database, { id }: typeof anna, content: string) {
  await db.asClient(id, async (tx) => {
    const [client] = await tx
      .update(clients)
      .set({ lastSeq: sql`last_seq + 1` })
      .where(eq(clients.id, id))
      .returning({ seq: clients.lastSeq });
    await tx
      .insert(messages)
      .values({ clientId: id, seq: client?.seq ?? 0, role: "user", content, createdAt: new Date() });
  });
}

async function fill(db: Database) {
  for (const client of [anna, bruno]) {
    await addUser(db.asOwner, client);
    await db.asClient(client.id, (tx) => tx.insert(clients).values(client));
    await say(db, client, "Bonjour à tous, œuvre n° 1 🌅");
    await say(db, client, "Et voilà");
    await db.asOwner
      .insert(session)
      .values({ id: client.id, token: client.id, userId: client.id, expiresAt: inAnHour() });
    await addLink(db, client.email);
  }
}

async function addLink(db: Database, email: string): Promise<number> {
  const link = { email, tokenHash: crypto.randomUUID(), next: "/", expiresAt: inAnHour() };
  const [created] = await db.asOwner.insert(signInLinks).values(link).returning({ id: signInLinks.id });
  return created?.id ?? 0;
}

/** What the client itself sees: row-level security leaves nothing else. */
function conversationOf(db: Database, { id }: typeof anna) {
  return db.asClient(id, async (tx) => {
    const [client, ...others] = await tx.select().from(clients);
    expect(others).toEqual([]);
    return {
      lastSeq: client?.lastSeq,
      messages: await tx.select().from(messages).orderBy(messages.seq),
    };
  });
}

async function rowsOf({ asOwner }: Database) {
  const all: Record<string, unknown[]> = {};
  for (const table of Object.values(schema)) {
    const { rows } = (await asOwner.execute(
      sql`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
    )) as unknown as { rows: unknown[] };
    all[getTableName(table)] = rows;
  }
  return all;
}

test("a backup of a running product, restored into an empty database, goes on where it was", async () => {
  const target = await newTestDatabase();
  const db = await open(target);
  await fill(db);
  const ofAnna = await conversationOf(db, anna);
  const before = await rowsOf(db);
  let stored = 2;
  let isWriting = true;
  const writing = (async () => {
    // PGlite answers without yielding, and here the backup shares the process with it.
    for (; isWriting; stored++, await delay(20))
      await say(db, bruno, `Message ${stored} ${"é".repeat(1_000)}`);
  })();
  await expect.poll(() => stored).toBeGreaterThan(5);
  const storedBefore = stored;
  const file = newFile();
  await backUp(target, file);
  isWriting = false;
  await writing;
  expect(readdirSync(dirname(file))).toEqual(["matinal.backup"]);

  await expect(restore(file, target)).rejects.toThrow(/is not empty/);
  await expect(backUp(target, file)).rejects.toThrow(/exists already/);
  expect((await conversationOf(db, bruno)).messages).toHaveLength(stored);

  const other = await emptyTarget();
  writeFileSync(`${file}.foreign`, "Bonjour");
  await expect(restore(`${file}.foreign`, other)).rejects.toThrow(/not a backup of Matinal/);
  if ("folder" in other) {
    expect(readdirSync(dirname(other.folder))).toEqual([]);
    // On the root of a disk.
    mkdirSync(join(dirname(other.folder), "lost+found"));
  }
  await restore(file, other);
  const restored = await open(other);

  expect(await conversationOf(restored, anna)).toEqual(ofAnna);
  const ofBruno = await conversationOf(restored, bruno);
  // Every commit before the backup, and nothing half: the counter and the messages agree.
  expect(ofBruno.messages.length).toBeGreaterThanOrEqual(storedBefore);
  expect(ofBruno.messages.map(({ seq }) => seq)).toEqual(ofBruno.messages.map((_, index) => index + 1));
  expect(ofBruno.lastSeq).toBe(ofBruno.messages.length);
  const counts = await restored.asOwner.select().from(storageUse).where(eq(storageUse.clientId, bruno.id));
  const bytes = ofBruno.messages
    .map(({ content }) => Buffer.byteLength(content))
    .reduce((sum, more) => sum + more, 0);
  expect(counts).toMatchObject([{ conversation: bytes }]);
  const { messages: _messages, clients: _clients, storage_use: _counts, ...others } = before;
  expect(others.session).toHaveLength(2);
  expect(await rowsOf(restored)).toMatchObject(others);

  await say(restored, anna, "Et la suite");
  expect((await conversationOf(restored, anna)).lastSeq).toBe(3);
  expect(await addLink(restored, anna.email)).toBeGreaterThan(2);
  expect(await restored.asClient("", (tx) => tx.select().from(messages))).toEqual([]);
  const forbidden = [
    sql`insert into messages (client_id, seq, role, content, created_at) values ('bruno', 0, 'user', 'x', now())`,
    sql`update messages set content = 'x'`,
    sql`select * from session`,
    sql`alter table messages disable row level security`,
  ];
  for (const statement of forbidden)
    await expect(restored.asClient(anna.id, (tx) => tx.execute(statement))).rejects.toThrow();
});
