import { expect, test, vi } from "vitest";
import { openDesk } from "#app/operators/desk/desk.server.ts";
import type { Services } from "#app/services.server.ts";
import { auditLog, clients, contactRequests, outbox, prospects } from "#db/schema.ts";
import { customer } from "#test/accounts/customers.ts";
import { addUser } from "#test/database/users.ts";
import { storeProspect } from "#test/prospects/stored-prospects.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { readToday } from "../today/today.server.ts";
import { changeAsOperator, replyAsOperator } from "./act-on-request.server.ts";
import { carryOutObjection } from "./carry-out-objection.server.ts";
import { openRequest } from "./open-request.server.ts";
import { personIn, personToRemove } from "./person-to-remove.server.ts";

const operator = "olga@matinal.example";
const deskOf = (db: Services["db"], actor = operator) => openDesk(db, { actor, address: "192.0.2.1" });

/** A request of this address about its data. */
async function objecting({ db }: Services, email: string): Promise<string> {
  const [row] = await db.asOwner
    .insert(contactRequests)
    .values({
      ...{ contentDigest: email, firstName: "Hélène", lastName: "Courtade", email, company: "" },
      ...{ subject: "Opposition", message: "Retirez-moi.", dataRight: "oppose", createdAt: new Date() },
    })
    .returning({ id: contactRequests.id });
  return row?.id ?? "";
}

const actions = async ({ db }: Services) =>
  (await db.asOwner.select({ action: auditLog.action, clientId: auditLog.clientId }).from(auditLog)).map(
    ({ action, clientId }) => `${action} ${clientId ?? "-"}`,
  );

test("an objection shows what it would remove, removes it once, tells its request, and is in the audit log", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const services = await createTestServices();
  const { db } = services;
  await addUser(db.asOwner, { id: "anna", email: "anna@exemple.fr" });
  await db.asClient("anna", (tx) => tx.insert(clients).values({ id: "anna", email: "anna@exemple.fr" }));
  await storeProspect(services, "anna");
  const [record] = await db.asOwner
    .select({ email: prospects.email, company: prospects.company })
    .from(prospects)
    .limit(1);
  const address = record?.email ?? "";
  expect(address).toContain("@");
  const id = await objecting(services, address.toUpperCase());
  const desk = deskOf(db);
  const person = personIn({ email: ` <${address}> `, contact: "", siren: "" });
  if (!person) throw new Error("The address was not read.");
  const found = await personToRemove({ db }, person);
  expect(found).toMatchObject({ records: [{ company: record?.company }], isMore: false, objectedOn: null });
  // What customers noted and wrote is not for the desk.
  expect(Object.keys(found.records[0] ?? {})).toEqual(["company", "contact", "role", "city"]);

  const of = { id, version: 1 };
  const both = await Promise.all([
    carryOutObjection({ db }, desk, of, person),
    carryOutObjection({ db }, deskOf(db, "paul@matinal.example"), of, person),
  ]);
  expect(both.sort()).toEqual(["done", "stale"]);
  // The second press of whoever did it finds it done, and does nothing for anybody else.
  const by = (await openRequest({ db }, desk, id))?.carriedOut?.by;
  const again = (whom: typeof person) => carryOutObjection({ db }, deskOf(db, by), of, whom);
  const another = personIn({ email: "autre@exemple.fr", contact: "", siren: "" });
  if (!another) throw new Error("The address was not read.");
  expect([await again(person), await again(another)]).toEqual(["done", "stale"]);
  expect(await db.asOwner.$count(prospects)).toBe(0);
  expect(await openRequest({ db }, desk, id)).toMatchObject({
    ...{ version: 2, clientId: null, replies: [] },
    carriedOut: { lists: 1, records: 1, waiting: 0 },
  });
  expect((await personToRemove({ db }, person)).objectedOn).not.toBeNull();
  expect((await actions(services)).filter((each) => each === "person.objected -")).toHaveLength(1);
});

test("what no person can be read from removes nobody", () => {
  for (const typed of [
    { email: "", contact: "", siren: "" },
    { email: "", contact: "Hélène Courtade", siren: "" },
    { email: "", contact: "", siren: "123456789" },
    { email: "pas une adresse", contact: "Hélène Courtade", siren: "123456789" },
    { email: "a@exemple.fr", contact: "", siren: "123456789" },
    { email: "a@exemple.fr", contact: "x\u0000y", siren: "" },
    { email: "a".repeat(400), contact: "", siren: "" },
    { email: ["a@exemple.fr"], contact: "", siren: "" },
  ])
    expect(personIn(typed), JSON.stringify(typed)).toBeNull();
  expect(personIn({ email: "", contact: "Hélène Courtade", siren: "123 456 789" })).toMatchObject({
    siren: "123456789",
  });
});

test("what is done with a client's request is in the client's audit log, and nothing that was refused", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const services = await createTestServices();
  const { db } = services;
  const { user } = await customer(services, "anna@exemple.fr");
  await services.outbox.close();
  const id = await objecting(services, "Anna@Exemple.fr");
  const desk = deskOf(db);
  const before = (await actions(services)).length;
  expect(await openRequest({ db }, desk, id)).toMatchObject({ clientId: user.id });
  await openRequest({ db }, desk, id);
  const reply = { requestId: id, version: 1, key: crypto.randomUUID(), text: "Bonjour" };
  expect(await replyAsOperator(services, desk, reply)).toEqual({ kind: "written" });
  expect(await replyAsOperator(services, desk, reply)).toEqual({ kind: "before" });
  expect(await changeAsOperator({ db }, desk, { id, version: 1 }, { kind: "close" })).toBe("stale");
  expect(await changeAsOperator({ db }, desk, { id, version: 2 }, { kind: "close" })).toBe("changed");
  expect((await actions(services)).slice(before)).toEqual([
    `request.read ${user.id}`,
    `request.replied ${user.id}`,
    `request.closed ${user.id}`,
  ]);
  expect(await openRequest({ db }, desk, "1; drop table contact_requests")).toBeNull();
});

test("today tells what waits, what failed and how the parts are, as the operator's own role", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const services = await createTestServices();
  const { db } = services;
  await services.outbox.close();
  await objecting(services, "helene@exemple.fr");
  const at = Date.parse("2026-03-02T09:00:00Z");
  const created = new Date(at - 3_600_000);
  await db.asOwner.insert(outbox).values([
    {
      ...{ kind: "sign-in", dedupeKey: "late", payload: {}, createdAt: created, dueAt: created },
      ...{ attempts: 2, lastError: "ECONNREFUSED CONN" },
    },
    {
      kind: "morning",
      dedupeKey: "failed",
      payload: {},
      createdAt: created,
      dueAt: created,
      failedAt: created,
    },
  ]);
  const today = await readToday(services, deskOf(db), at);
  expect(today).toMatchObject({
    morning: { day: "2026-03-02", isWorkingDay: true },
    requests: { data: 1, next: [{ subject: "Opposition" }] },
    failingWebhooks: expect.any(Number),
    model: null,
  });
  expect(today.outbox).toEqual(
    expect.arrayContaining([
      { kind: "sign-in", state: "retrying", count: 1, oldest: created },
      { kind: "morning", state: "failed", count: 1, oldest: created },
    ]),
  );
  const health = Object.fromEntries(today.health.map(({ part, state }) => [part, state]));
  expect(health).toMatchObject({
    database: "good",
    outbox: "bad",
    mail: "bad",
    model: "off",
    backup: "unknown",
  });
});
