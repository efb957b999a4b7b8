import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { clients, unexpectedErrors } from "#db/schema.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { readError, readErrors } from "./read-errors.server.ts";
import { mayStore, storeError } from "./store-error.server.ts";

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("an error is kept with its place and without what anybody wrote, and pages follow without a gap", async () => {
  const db = await openTestDatabase();
  const anna = { id: "anna", email: "anna@exemple.fr" };
  await addUser(db.asOwner, anna);
  await db.asOwner.insert(clients).values(anna);
  const cause = Object.assign(new Error('relation "x" does not exist'), { code: "42P01" });
  const error = Object.assign(
    new Error("Failed query: insert … params: x\n    at parole-secrète (a.ts:1:1)", { cause }),
    {
      query: "insert into x",
    },
  );
  const id = randomUUID();
  const request = { id, method: "POST", route: "api/drafts", clientId: anna.id };
  await storeError(db, error, request);
  await storeError(db, error, request);
  const whole = await db.asOperator("chloe@matinal.example", (tx) => readError(tx, id));
  expect(whole).toMatchObject({
    ...{ id, method: "POST", route: "/api/drafts", type: "Error", message: 'relation "x" does not exist' },
    ...{
      clientId: "anna",
      clientEmail: "anna@exemple.fr",
      place: expect.stringMatching(/errors\.postgresql\.test/),
    },
  });
  expect(JSON.stringify(whole)).not.toContain("secrète");

  const quoting: [error: unknown, message: string][] = [
    [await db.asOwner.execute(sql`select ${"parole-secrète"}::uuid`).catch((thrown) => thrown), 'uuid: "…"'],
    [await db.asOwner.execute(sql`select ${'"parole" "secrète'}::jsonb`).catch((thrown) => thrown), "json"],
    [thrownBy(() => JSON.parse('{"note":"secrète" secrète')), "JSON"],
    [thrownBy(() => v.parse(v.picklist(["a"]), "secrète")), 'Expected "…"'],
  ];
  for (const [thrown, message] of quoting) {
    const quoted = { ...request, id: randomUUID() };
    await storeError(db, thrown, quoted);
    const stored = await readError(db.asOwner, quoted.id);
    expect(stored?.message).toContain(message);
    expect(JSON.stringify(stored)).not.toContain("secrète");
    await db.asOwner.delete(unexpectedErrors).where(eq(unexpectedErrors.id, quoted.id));
  }

  const long = new Error("é".repeat(100_000));
  long.stack = `Error\n${"    at ".padEnd(5_000, "é")}\n`.repeat(500);
  for (let count = 0; count < 4; count++)
    await storeError(db, long, { ...request, id: randomUUID(), clientId: null, route: "/r".repeat(5_000) });
  const at = new Date("2026-03-02T12:00:00Z");
  await db.asOwner.update(unexpectedErrors).set({ at });
  const ids: string[] = [];
  let after: Parameters<typeof readErrors>[1] = null;
  do {
    const page = await db.asOperator("chloe@matinal.example", (tx) => readErrors(tx, after, 2));
    ids.push(...page.rows.map((row) => row.id));
    after = page.next;
  } while (after);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);

  await db.asOwner.delete(clients);
  expect(await readError(db.asOwner, id)).toMatchObject({ clientId: null, clientEmail: null });
});

test("one process stores ten errors a minute and sixty an hour, whatever becomes of its clock", () => {
  const start = Date.parse("2030-01-01T00:00:00Z");
  const storedIn = (minutes: number, from = start) =>
    Array.from({ length: minutes * 60 }, (_, second) => mayStore(from + second * 1_000)).filter(Boolean)
      .length;
  expect(storedIn(1)).toBe(10);
  expect(storedIn(59, start + 60_000)).toBe(50);
  expect(mayStore(start + 60 * 60_000)).toBe(true);
  expect(storedIn(1, start - 24 * 60 * 60_000)).toBe(10);
});
