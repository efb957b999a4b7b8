import { dirname } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/open-database.server.ts";
import { connect } from "#test/database/catalog.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { refuseToSeed, SeedRefused } from "./refuse-to-seed.server.ts";

async function newTarget() {
  const target = await newTestDatabase("blank");
  const database =
    "url" in target
      ? { databaseUrl: target.url, dataDir: "/nonexistent" }
      : { databaseUrl: null, dataDir: dirname(target.folder) };
  return { target, local: { appUrl: "http://localhost:3000", isLoopback: true, ...database } };
}

test("an empty database on this machine may be seeded, migrated or not", async () => {
  const { target, local } = await newTarget();
  await refuseToSeed(local);
  await (await openDatabase(target)).close();
  await refuseToSeed(local);
});

test("a database with a row of ours or of anybody's is refused, and left as it is", async () => {
  const ours = await newTarget();
  const db = await openDatabase(ours.target);
  await addUser(db.asOwner, { id: "anna", email: "anna@exemple.fr" });
  await db.close();
  await expect(refuseToSeed(ours.local)).rejects.toThrow(/is not empty/);

  const foreign = await newTarget();
  const connection = await connect(foreign.target);
  await connection.script(
    `create schema "Odd ""one"; create table "Odd ""one"."A table" as select 1 as number`,
  );
  await connection.close();
  await expect(refuseToSeed(foreign.local)).rejects.toThrow(/is not empty/);
});

test("a public site or a database on another machine is refused before anything is opened", async () => {
  const { local } = await newTarget();
  await expect(
    refuseToSeed({ ...local, appUrl: "https://www.matinal.example", isLoopback: false }),
  ).rejects.toThrow(SeedRefused);
  for (const databaseUrl of [
    "postgresql://matinal@db.example/matinal",
    "postgresql://matinal@localhost/matinal?host=db.example",
    "postgresql://matinal@127.0.0.1.example/matinal",
    "postgresql://matinal@10.0.0.7/matinal",
  ])
    await expect(refuseToSeed({ ...local, databaseUrl }), databaseUrl).rejects.toThrow(
      /^DATABASE_URL names [^\n]*on this machine only\.$/,
    );
});
