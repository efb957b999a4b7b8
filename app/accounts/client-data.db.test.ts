import { getTableColumns, getTableName } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { schema } from "#db/schema.ts";
import { allRows, customer, requestAnotherLink, sendContactRequest } from "#test/accounts/customers.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { exportAccount } from "./export-account.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

/** The columns that say whose a row is. */
const owners = ["clientId", "teamId", "userId", "sessionId", "email", "recipient"];

/** Better Auth's own table of passwords and providers: nobody has one, and a row would go with its user. */
const unused = ["account"];

/** People of the lists, who objected: no account reads or ends that. */
const ofOthers = ["pending_objections"];

const personal = Object.values(schema)
  .filter((table) => owners.some((owner) => owner in getTableColumns(table)))
  .map(getTableName)
  .filter((name) => ![...unused, ...ofOthers].includes(name));

test("the export names every table that says whose its rows are", async () => {
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  const result = await exportAccount(services, user);
  if (!result.ok) throw new Error("The export was refused.");
  const exported = new Set<string>();
  for await (const { table } of result.rows) exported.add(table);
  expect(personal.length).toBeGreaterThan(10);
  expect([...exported]).toEqual(expect.arrayContaining(personal));
});

test("the customer whose export and deletion are tested has a row in every table of client data", async () => {
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  await sendContactRequest(services, user.email);
  await requestAnotherLink(services, user.email);
  const rows = await allRows(services);
  const [membership] = rows.team_members ?? [];
  // Rows of the outbox wait for a moment only, and so do codes.
  for (const table of personal.filter((name) => !["outbox", "confirmation_codes"].includes(name)))
    expect(JSON.stringify(rows[table]), table).toMatch(
      new RegExp(`${user.id}|${user.email}|${membership?.team_id}`),
    );
});
