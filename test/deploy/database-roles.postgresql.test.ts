import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { recordAudit } from "#app/operators/audit/record-audit.server.ts";
import { backUpPostgreSQL } from "#db/backup/back-up-postgresql.server.ts";
import { restorePostgreSQL } from "#db/backup/restore-postgresql.server.ts";
import { NotMigrated } from "#db/migrate.server.ts";
import { type Database, openDatabase, type Queries } from "#db/open-database.server.ts";
import { migratePostgreSQL } from "#db/postgresql/postgresql.server.ts";
import { auditLog, clientProfile, clients, drafts, messages, outbox, session } from "#db/schema.ts";
import { runRoles } from "../database/run-roles.ts";
import { type SeparateRoles, separateRoles } from "../database/separate-roles.ts";
import { addUser } from "../database/users.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

async function open(url: string): Promise<Database> {
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  return db;
}

/** A migrated database with two clients, opened as the product runs it. */
async function running(): Promise<SeparateRoles & { db: Database }> {
  const roles = await separateRoles();
  await migratePostgreSQL(roles.owner);
  const db = await open(roles.app);
  for (const client of [anna, bruno]) await fill(db, client);
  return { ...roles, db };
}

async function fill(db: Database, client: typeof anna) {
  const { id } = client;
  const now = new Date();
  await addUser(db.asOwner, client);
  await db.asOwner.insert(session).values({ id, token: id, userId: id, expiresAt: now });
  await db.asClient(id, async (tx) => {
    await tx.insert(clients).values(client);
    await tx.insert(clientProfile).values({ clientId: id });
    await tx.insert(messages).values({ clientId: id, seq: 1, role: "user", content: `De ${id}` });
    const content = { subject: "", body: "" };
    const draft = {
      kind: "email",
      title: id,
      source: "template",
      content,
      createdAt: now,
      updatedAt: now,
    } as const;
    await tx.insert(drafts).values({ ...draft, clientId: id, key: crypto.randomUUID() });
  });
}

/** Runs statements on a connection of this user, outside the product. */
async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(statement);
    return (Array.isArray(result) ? result.at(-1) : result).rows;
  } finally {
    await client.end();
  }
}

test("the user that runs the product is no superuser, makes no role, bypasses nothing and owns nothing", async () => {
  const { admin, app, names, db } = await running();
  expect(
    await query(
      admin,
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolinherit, rolreplication,
         (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname in ('${names.owner}', '${names.app}') order by rolname = '${names.owner}'`,
    ),
  ).toEqual([
    expect.objectContaining({ rolname: names.app, rolinherit: false, owned: 0 }),
    expect.objectContaining({ rolname: names.owner, rolinherit: true, owned: expect.any(Number) }),
  ]);
  const [flags] = await query(
    admin,
    `select bool_or(rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication) as any
     from pg_roles where rolname in ('${names.owner}', '${names.app}', 'matinal_client', 'matinal_system',
       'matinal_operator')`,
  );
  expect(flags).toEqual({ any: false });
  expect(db.warnings).toEqual([]);

  const refused = [
    "create role mallory",
    "create table theirs (id int)",
    "create temporary table theirs (id int)",
    "alter table messages disable row level security",
    "alter table messages owner to current_user",
    "drop policy own_messages on messages",
    "grant matinal_system to matinal_client",
    "grant matinal_operator to matinal_client",
    `set role ${names.owner}`,
    "select * from messages",
    "select * from session",
  ];
  for (const statement of refused) await expect(query(app, statement), statement).rejects.toThrow();
  for (const statement of refused.slice(0, 9))
    await expect(db.asOwner.execute(sql.raw(statement)), statement).rejects.toThrow();
});

test("in a client's transaction `reset role` reads nobody else, and `set role none` reads nobody", async () => {
  const { db } = await running();
  const tables = [clients, clientProfile, messages, drafts];
  const read = async (tx: Queries) => {
    const counts: number[] = [];
    for (const table of tables) counts.push((await tx.select({ n: sql`1` }).from(table)).length);
    return counts;
  };
  const after = (statement: SQL) =>
    db.asClient(anna.id, async (tx) => {
      await tx.execute(statement);
      return read(tx);
    });
  expect(await after(sql`select 1`)).toEqual([1, 1, 1, 1]);
  expect(await after(sql`reset role`)).toEqual([1, 1, 1, 1]);
  expect(await after(sql`discard plans`)).toEqual([1, 1, 1, 1]);
  for (const statement of [sql`set role none`, sql`set local role none`])
    await expect(after(statement)).rejects.toThrow();
  for (const table of [session, outbox])
    for (const statement of [sql`reset role`, sql`set role none`])
      await expect(
        db.asClient(anna.id, async (tx) => {
          await tx.execute(statement);
          return tx.select().from(table);
        }),
      ).rejects.toThrow();
  // A role that was left behind does not reach the next transaction.
  await db.asClient(anna.id, (tx) => tx.execute(sql`set role none`));
  for (let n = 0; n < 20; n++)
    expect(await db.asClient(bruno.id, (tx) => tx.select({ id: clients.id }).from(clients))).toEqual([
      { id: "bruno" },
    ]);
});

test("the desk's transaction reads what its role may, `reset role` included, and the product's own role adds to the audit log and no more", async () => {
  const { owner, db } = await running();
  const chloe = { actor: "chloe@matinal.example" };
  const read = (statement: SQL) =>
    db.asOperator(chloe.actor, async (tx) => {
      await tx.execute(statement);
      return (await tx.select({ id: clients.id }).from(clients)).length;
    });
  expect(await read(sql`select 1`)).toBe(2);
  expect(await read(sql`reset role`)).toBe(2);
  await expect(read(sql`set role none`)).rejects.toThrow();
  for (const statement of [sql`reset role`, sql`set role none`])
    await expect(
      db.asOperator(chloe.actor, async (tx) => {
        await tx.execute(statement);
        return tx.select({ content: messages.content }).from(messages);
      }),
    ).rejects.toThrow();
  await recordAudit(db.asOwner, chloe, { action: "client.read", clientId: anna.id });
  for (const statement of ["update audit_log set actor = 'x'", "delete from audit_log", "truncate audit_log"])
    await expect(db.asOwner.execute(sql.raw(statement)), statement).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied/) },
    });
  await expect(query(owner, "delete from audit_log")).rejects.toThrow(/append-only/);
  await db.asOwner.execute(sql`select remove_old_audit(now(), 10, false)`);
  expect(await db.asOwner.$count(auditLog)).toBe(1);

  // A column that the desk gains is granted by the next migration, and one that it loses is taken away.
  const grants = async () =>
    (await query(
      owner,
      "select column_name as name from information_schema.column_privileges where grantee = 'matinal_operator' and table_name = 'clients'",
    )) as { name: string }[];
  const before = (await grants()).length;
  await query(
    owner,
    "grant select (last_seq), update (email) on clients to matinal_operator; revoke select (email) on clients from matinal_operator",
  );
  await migratePostgreSQL(owner);
  expect((await grants()).map(({ name }) => name)).toHaveLength(before);
  expect(
    await query(
      owner,
      "select has_column_privilege('matinal_operator', 'clients', 'email', 'update') as can",
    ),
  ).toEqual([{ can: false }]);
});

test("the product starts only on what the owner has migrated, and five owners at once migrate once", async () => {
  const { owner, app } = await separateRoles();
  await expect(openDatabase({ url: app })).rejects.toThrow(NotMigrated);
  await Promise.all(Array.from({ length: 5 }, () => migratePostgreSQL(owner)));
  const applied = await query(owner, "select name, count(*)::int as times from migrations group by name");
  expect(applied.length).toBeGreaterThan(0);
  expect(applied.every(({ times }) => times === 1)).toBe(true);
  const processes = await Promise.all(Array.from({ length: 5 }, () => open(app)));
  for (const db of processes) expect(await db.asOwner.$count(messages)).toBe(0);

  // A later version adds a table: the next migration covers it.
  await query(owner, "create table later (id int); alter table later enable row level security");
  await expect(processes[0]?.asOwner.execute(sql`select * from later`)).rejects.toThrow();
  await migratePostgreSQL(owner);
  await processes[0]?.asOwner.execute(sql`insert into later values (1)`);
  await query(owner, "delete from migrations where name = (select max(name) from migrations)");
  await expect(openDatabase({ url: app })).rejects.toThrow(/DATABASE_OWNER_URL/);
});

test("an installation with one user is taken over by the same file, run twice", async () => {
  const { admin, owner, app, names } = await separateRoles("migrated");
  const former = await openDatabase({ url: admin });
  expect(former.warnings).toEqual([
    expect.stringMatching(/^DATABASE_URL: its user is a superuser[^\n]*Database roles/),
  ]);
  await fill(former, anna);
  await former.close();

  runRoles(admin, names, { env: { MATINAL_APP_PASSWORD: "a'b\\c", MATINAL_OWNER_PASSWORD: "pass word" } });
  await migratePostgreSQL(owner);
  const db = await open(app);
  expect(db.warnings).toEqual([]);
  expect(await db.asOwner.select({ id: clients.id }).from(clients)).toEqual([{ id: "anna" }]);
  expect(await query(admin, "select distinct tableowner from pg_tables where schemaname = 'public'")).toEqual(
    [{ tableowner: names.owner }],
  );
  const ownerOfTables = await openDatabase({ url: owner });
  expect(ownerOfTables.warnings).toEqual([expect.stringMatching(/^DATABASE_URL: its user owns the tables;/)]);
  await ownerOfTables.close();
});

test("the owner backs up and restores, and the user that runs the product cannot", async () => {
  const { owner, app } = await running();
  const folder = mkdtempSync(join(tmpdir(), "matinal-roles-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "a.backup");
  await expect(backUpPostgreSQL(app, { file, overwrite: false })).rejects.toThrow(
    /^The database user app_\w+ may not do this [^\n]* Set DATABASE_OWNER_URL\.$/,
  );
  await backUpPostgreSQL(owner, { file, overwrite: false });

  const other = await separateRoles();
  await restorePostgreSQL(file, other.owner);
  await migratePostgreSQL(other.owner);
  const restored = await open(other.app);
  expect(
    await restored.asClient(anna.id, (tx) => tx.select({ of: messages.clientId }).from(messages)),
  ).toEqual([{ of: "anna" }]);
  expect(await restored.asOwner.$count(session)).toBe(2);
});
