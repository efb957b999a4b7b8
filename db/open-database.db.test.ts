import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { newTestDatabase, openTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { openDatabase, type Queries } from "./open-database.server.ts";
import { clientProfile, clients, messages } from "./schema.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

test("this run uses the engine of its project", async () => {
  const db = await openTestDatabase();
  expect(db.engine).toBe(inject("engine").kind);
});

test("data survives closing and reopening the database", async () => {
  const target = await newTestDatabase();
  const first = await openDatabase(target);
  await addUser(first.asOwner, anna);
  await first.asClient(anna.id, (tx) => tx.insert(clients).values(anna));
  await first.close();

  const second = await openDatabase(target);
  expect(await second.asOwner.select({ id: clients.id }).from(clients)).toEqual([{ id: "anna" }]);
  await second.close();
});

test("a client can access only its own rows", async () => {
  const db = await openTestDatabase();
  await insertConversationOf(db.asOwner, anna);
  await insertConversationOf(db.asOwner, bruno);

  await db.asClient(anna.id, async (tx) => {
    expect(await tx.select({ id: clients.id }).from(clients)).toEqual([{ id: "anna" }]);
    expect(await tx.select({ of: clientProfile.clientId }).from(clientProfile)).toEqual([{ of: "anna" }]);
    expect(await tx.select({ of: messages.clientId }).from(messages)).toEqual([{ of: "anna" }]);
    expect(await tx.update(clients).set({ lastSeq: 9 }).returning({ id: clients.id })).toEqual([
      { id: "anna" },
    ]);
  });

  await addUser(db.asOwner, { id: "carla", email: "carla@exemple.fr" });
  const forbidden: ((tx: Queries) => Promise<unknown>)[] = [
    (tx) => tx.insert(clients).values({ id: "carla", email: "carla@exemple.fr" }),
    (tx) => tx.insert(clientProfile).values({ clientId: bruno.id }),
    (tx) =>
      tx
        .insert(messages)
        .values({ clientId: bruno.id, seq: 2, role: "user", content: "x", createdAt: new Date() }),
    (tx) => tx.update(clientProfile).set({ clientId: bruno.id }),
    (tx) => tx.update(clients).set({ email: "other@exemple.fr" }),
    (tx) => tx.update(messages).set({ content: "rewritten" }),
    (tx) => tx.delete(messages),
    (tx) => tx.execute(sql`select * from "user"`),
    (tx) => tx.execute(sql`select * from session`),
    (tx) => tx.execute(sql`select * from outbox`),
    (tx) => tx.execute(sql`alter table messages disable row level security`),
  ];
  for (const attempt of forbidden) await expect(db.asClient(anna.id, attempt)).rejects.toThrow();
});

test("a transaction without a client sees no rows", async () => {
  const db = await openTestDatabase();
  await insertConversationOf(db.asOwner, anna);
  expect(await db.asClient("", (tx) => tx.select().from(messages))).toEqual([]);
});

test("`reset role` in a client's transaction leads to no other client's rows, and to no other role", async () => {
  const db = await openTestDatabase();
  await insertConversationOf(db.asOwner, anna);
  await insertConversationOf(db.asOwner, bruno);
  for (const table of [clients, clientProfile, messages])
    await db.asClient(anna.id, async (tx) => {
      await tx.execute(sql`reset role`);
      expect(await tx.select({ id: sql<string>`${table}::text` }).from(table)).toHaveLength(1);
    });
  const forbidden = [
    sql`select * from session`,
    sql`select * from outbox`,
    sql`update messages set content = 'x'`,
  ];
  for (const statement of forbidden)
    await expect(
      db.asClient(anna.id, async (tx) => {
        await tx.execute(sql`reset role`);
        await tx.execute(statement);
      }),
    ).rejects.toThrow();
  // What comes after it is not affected.
  expect(await db.asOwner.select({ of: messages.clientId }).from(messages)).toHaveLength(2);
  expect(await db.asClient(bruno.id, (tx) => tx.select().from(messages))).toHaveLength(1);
});

test("the role and the client of one transaction do not leak into the next", async () => {
  const db = await openTestDatabase();
  await insertConversationOf(db.asOwner, anna);
  await db.asClient(bruno.id, (tx) => tx.select().from(messages));
  expect(await db.asOwner.select({ of: messages.clientId }).from(messages)).toEqual([{ of: "anna" }]);
});

test("a transaction that throws is rolled back", async () => {
  const db = await openTestDatabase();
  await addUser(db.asOwner, anna);
  const attempt = db.asClient(anna.id, async (tx) => {
    await tx.insert(clients).values(anna);
    throw new Error("half-way");
  });
  await expect(attempt).rejects.toThrow("half-way");
  expect(await db.asOwner.select().from(clients)).toEqual([]);
});

test("a listener receives the notifications of committed transactions only", async () => {
  const db = await openTestDatabase();
  const received: (string | null)[] = [];
  const stop = await db.listen("conversation", (payload) => received.push(payload));

  await db.asClient(anna.id, (tx) => tx.execute(sql`select pg_notify('conversation', 'kept')`));
  await db
    .asClient(anna.id, async (tx) => {
      await tx.execute(sql`select pg_notify('conversation', 'dropped')`);
      throw new Error("rolled back");
    })
    .catch(() => {});
  await db.asOwner.execute(sql`select pg_notify('conversation', 'last')`);

  await expect.poll(() => received).toEqual(["kept", "last"]);
  await stop();
});

async function insertConversationOf(owner: Queries, client: typeof anna) {
  await addUser(owner, client);
  await owner.insert(clients).values({ ...client, lastSeq: 1 });
  await owner.insert(clientProfile).values({ clientId: client.id, companyName: `Société de ${client.id}` });
  await owner
    .insert(messages)
    .values({ clientId: client.id, seq: 1, role: "user", content: "Bonjour", createdAt: new Date() });
}

test("the first and every later query read values alike, in a transaction and outside of one", async () => {
  const target = await newTestDatabase();
  const db = await openDatabase(target);
  const createdAt = new Date("2026-03-01T12:34:56.789Z");
  await addUser(db.asOwner, anna);
  await db.asOwner.insert(clients).values({ ...anna, createdAt });
  const raw = sql`select created_at as at, array[created_at] as several, '{1.50}'::numeric[] as amounts, 7 as number,
    '{"a": [1]}'::jsonb as facts from clients`;
  const read = async (queries: Queries) => [
    await queries.select({ createdAt: clients.createdAt, id: clients.id }).from(clients),
    ((await queries.execute(raw)) as unknown as { rows: unknown[] }).rows,
  ];

  const first = await read(db.asOwner);
  expect(first[0]).toEqual([{ createdAt, id: "anna" }]);
  expect(first[1]).toEqual([
    {
      at: expect.stringMatching(/^2026-03-01 12:34:56\.789/),
      several: expect.stringContaining("2026-03-01 12:34:56.789"),
      ...{ amounts: "{1.50}", number: 7, facts: { a: [1] } },
    },
  ]);
  expect(await db.asOwner.transaction(read)).toEqual(first);
  expect(await db.asClient(anna.id, read)).toEqual(first);
  expect(await read(db.asOwner)).toEqual(first);
  await db.close();
});
