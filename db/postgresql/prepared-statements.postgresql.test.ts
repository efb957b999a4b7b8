import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import type { Queries } from "../database.server.ts";
import { openDatabase } from "../open-database.server.ts";
import { outageIn } from "../outage.ts";
import { clients } from "../schema.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };

async function withAnna() {
  const db = await openDatabase(await newTestDatabase());
  onTestFinished(() => db.close());
  await addUser(db.asOwner, anna);
  await db.asClient(anna.id, (tx) => tx.insert(clients).values(anna));
  return db;
}

/** The statements that this connection has prepared. */
async function preparedOn(tx: Queries): Promise<string[]> {
  const { rows } = (await tx.execute(sql`select statement from pg_prepared_statements`)) as unknown as {
    rows: { statement: string }[];
  };
  return rows.map(({ statement }) => statement);
}

test("a statement that comes often is prepared once on its connection and finds the rows of whoever asks", async () => {
  const db = await withAnna();
  const read = (tx: Queries) => tx.select({ id: clients.id }).from(clients);
  const prepared = await db.asClient(anna.id, async (tx) => {
    for (let time = 0; time < 20; time++) expect(await read(tx)).toEqual([{ id: anna.id }]);
    return preparedOn(tx);
  });
  expect(prepared.filter((text) => text === 'select "id" from "clients"')).toHaveLength(1);
  // Far more often than PostgreSQL waits before it plans without the values.
  for (let time = 0; time < 20; time++) expect(await db.asClient("bruno", read)).toEqual([]);
});

test.each([
  { what: "results", condition: sql`true` },
  { what: "parameters", condition: sql`content = ${"7"}` },
])(
  "a statement whose $what another node's migration has changed fails once on its connection, as an outage",
  async ({ condition }) => {
    const db = await withAnna();
    await db.asOwner.execute(sql`create table notes (content text)`);
    await db.asOwner.execute(sql`insert into notes values ('7')`);
    const read = async () => {
      const { rows } = (await db.asOwner.execute(sql`select * from notes where ${condition}`)) as unknown as {
        rows: unknown[];
      };
      return rows;
    };
    for (let time = 0; time < 20; time++) expect(await read()).toEqual([{ content: "7" }]);

    await db.asOwner.execute(sql`alter table notes alter content type int using content::int`);
    const outcomes: unknown[] = [];
    while (outcomes.length < 40)
      outcomes.push(await read().catch((error: unknown) => outageIn(error)?.kind ?? error));
    const failed = outcomes.filter((outcome) => outcome === "unavailable");
    // Its six connections at most.
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThanOrEqual(6);
    expect(outcomes.at(-1)).toEqual([{ content: 7 }]);
  },
);
