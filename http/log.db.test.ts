import { expect, test } from "vitest";
import { clients } from "../db/schema.ts";
import { openTestDatabase } from "../test/database.ts";
import { addUser } from "../test/users.ts";
import { createLog } from "./log.ts";

test("the log of a failed query names the statement and holds nothing that somebody wrote", async () => {
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
