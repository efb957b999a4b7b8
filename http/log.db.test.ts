import { expect, test } from "vitest";
import { Outage } from "#db/outage.ts";
import { clients } from "#db/schema.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { addUser } from "#test/database/users.ts";
import { createLog } from "./log.server.ts";

test("the log of a failed query contains the statement and no user input", async () => {
  const { asOwner } = await openTestDatabase();
  const anna = { id: "u1", email: "anna@example.fr" };
  await addUser(asOwner, anna);
  await asOwner.insert(clients).values(anna);
  const error = await asOwner
    .insert(clients)
    .values(anna)
    .catch((caught) => caught);
  expect(String(error)).toContain("anna@example.fr");

  const lines: string[] = [];
  createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/anna|example/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "failed",
    err: {
      code: "23505",
      constraint: "clients_pkey",
      query: expect.stringContaining('insert into "clients"'),
    },
  });
});

test("failures caused by an outage of the database are not logged one by one", () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  const outage = new Outage("unavailable", new Error("connection lost"));
  log.error({ err: outage }, "request failed");
  log.warn({ err: new Error("Failed query", { cause: outage }) }, "a delivery could not be prolonged");
  log.error({ err: outage.cause }, "the database does not answer");
  log.info("stopping");
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "the database does not answer",
    "stopping",
  ]);
});
