import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { type OperationServices, openOperations } from "#app/operations/operations.server.ts";
import { beginImport } from "#app/prospects/import/store/import-session.server.ts";
import { undoImport } from "#app/prospects/import/store/undo-import.server.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { deliverProspects } from "#app/prospects/store/deliver-prospects.server.ts";
import { insertRows, rowOf } from "#app/prospects/store/new-rows.server.ts";
import { readChanges } from "#app/prospects/store/read-changes.server.ts";
import { wasWithdrawn } from "#app/prospects/store/withdrawals.server.ts";
import { rules } from "#app/retention/enforcement.server.ts";
import type { Services } from "#app/services.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import {
  contactReplies,
  contactRequests,
  drafts,
  objectionKey,
  objections,
  pendingObjections,
  prospectRemovals,
  prospects,
  teams,
} from "#db/schema.ts";
import { addUser } from "#test/database/users.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, storeProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { objectedTo } from "./objected-to.server.ts";
import { finishObjections, leaseLength, recordObjection } from "./record-objection.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

const helene = newProspect();
const byAddress = { email: "helene.courtade@ateliers-vauclair.example", contact: "", siren: null };
const byName = { email: null, contact: "Courtade Hélène", siren: "123456782" };
const unreachable = { email: { value: null, state: "missing" } as const };
const file = { fileName: "salon.csv", fileHash: "a".repeat(64), by: "operator" };

const others = (count: number, values: Partial<NewProspect> = {}) =>
  Array.from({ length: count }, (_, number) =>
    newProspect({
      contact: `Paul Durand${number}`,
      email: { value: `paul${number}@vauclair.example`, state: "given" },
      ...values,
    }),
  );

async function twoClients() {
  const services = await servicesWithProfiles(anna, bruno);
  for (const client of [anna, bruno]) await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  return services;
}

const stored = (services: Services) => services.db.asOwner.$count(prospects);
const countOf = async (services: Services, clientId: string) =>
  (
    await services.db.asOwner
      .select()
      .from(teams)
      .where(eq(teams.id, await teamIdOf(services, clientId)))
  )[0]?.prospectCount;

test.each([
  ["the address", byAddress],
  ["the name and the SIREN", byName],
])(
  "an objection by %s takes the person out of every list with history and drafts, and nobody else",
  async (_, person) => {
    const services = await twoClients();
    const { prospectId } = await storeProspect(services, anna.id);
    const draft = { key: randomUUID(), kind: "email", prospectId } as const;
    expect((await createDraft(services, anna.id, draft)).kind).toBe("created");
    await deliver(services, anna.id, others(3));
    const [own = ""] = (await deliver(services, bruno.id, [helene])).ids;
    const { seq } = await readChanges(services, anna.id, 0);

    expect(await recordObjection(services, person, "operator")).toEqual({ lists: 2, records: 2, waiting: 0 });
    expect(await stored(services)).toBe(3);
    expect(await services.db.asOwner.$count(drafts)).toBe(0);
    expect((await readChanges(services, anna.id, seq)).removed).toEqual([prospectId]);
    expect((await readChanges(services, anna.id, seq)).withdrawn).toEqual([prospectId]);
    expect([await countOf(services, anna.id), await countOf(services, bruno.id)]).toEqual([3, 0]);
    expect(await wasWithdrawn(services, anna.id, prospectId)).toBe(true);
    // Whose it was.
    expect(await wasWithdrawn(services, anna.id, own)).toBe(false);
    expect(await services.db.asOwner.$count(pendingObjections)).toBe(0);

    // For ever, under every name that the records told, and again without an effect.
    for (const values of [
      {},
      { contact: "Mme COURTADE Hélène", ...unreachable },
      { siren: null, contact: "H. C." },
    ]) {
      const delivered = await deliver(services, bruno.id, [newProspect(values), ...others(1)]);
      expect(delivered.objected).toEqual([0]);
    }
    expect(await recordObjection(services, person, "operator")).toEqual({ lists: 0, records: 0, waiting: 0 });
  },
);

test("only keyed hashes are kept, under a key of the database's own", async () => {
  const services = await twoClients();
  await deliver(services, anna.id, [helene]);
  expect(await objectedTo(services.db.asOwner, [byAddress])).toEqual(new Set());
  await recordObjection(services, byAddress, "operator");
  const rows = await services.db.asOwner.select().from(objections);
  expect(rows).toHaveLength(2);
  for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
  const [row] = await services.db.asOwner.select().from(objectionKey);
  expect(row?.key).toMatch(/^[\w-]{43}$/);
  const many = Array.from({ length: 1_200 }, (_, at) =>
    at === 1_100 ? byName : { ...byName, contact: `A B${at}` },
  );
  expect(await objectedTo(services.db.asOwner, many)).toEqual(new Set([1_100]));
});

test("an address that a whole company reads removes its records and teaches no name", async () => {
  const services = await twoClients();
  const shared = { email: { value: "contact@ateliers-vauclair.example", state: "given" } as const };
  await deliver(services, anna.id, [newProspect(shared)]);
  const person = { email: shared.email.value, contact: "", siren: null };
  expect(await recordObjection(services, person, "operator")).toEqual({ lists: 1, records: 1, waiting: 0 });
  // Nor does anybody come in beside it.
  expect((await deliver(services, anna.id, [newProspect(unreachable)])).objected).toEqual([0]);
  const without = newProspect({ ...unreachable, companyEmail: null });
  expect((await deliver(services, anna.id, [without])).ids).toHaveLength(1);
  // Who objects by name keeps the company's address free for the others.
  expect(await recordObjection(services, byName, "operator")).toEqual({ lists: 1, records: 1, waiting: 0 });
});

test("an import that loads while somebody objects shows the others, and its count is right", async () => {
  const services = await twoClients();
  const teamId = await teamIdOf(services, anna.id);
  const begun = await beginImport(services, teamId, file);
  if (begun.kind !== "begun") throw new Error("The import did not begin.");
  await begun.session.add([helene, ...others(3)]);
  expect(await recordObjection(services, byAddress, "operator")).toEqual({
    lists: 1,
    records: 1,
    waiting: 0,
  });
  expect(
    await begun.session.add([newProspect({ ...unreachable, contact: "COURTADE Hélène" }), ...others(4)]),
  ).toEqual({ kind: "added", known: [1, 2, 3], objected: [0] });
  expect(await begun.session.finish(1)).toMatchObject({ added: 4, withdrawn: 1 });
  expect([await stored(services), await countOf(services, anna.id)]).toEqual([4, 4]);

  const dry = await beginImport(services, teamId, file, { isDry: true });
  if (dry.kind !== "begun") throw new Error("The import did not begin.");
  expect(await dry.session.add([helene, ...others(5)])).toEqual({
    ...{ kind: "added", known: [1, 2, 3, 4], objected: [0] },
  });
  expect(await dry.session.finish(0)).toMatchObject({ added: 1, known: 4 });
});

test("who is removed from an import that is being taken back is counted once", async () => {
  const services = await twoClients();
  const teamId = await teamIdOf(services, anna.id);
  const begun = await beginImport(services, teamId, file);
  if (begun.kind !== "begun") throw new Error("The import did not begin.");
  await begun.session.add([helene, ...others(2)]);
  const finished = await begun.session.finish(0);
  if (finished.kind !== "finished" || finished.id === null) throw new Error("Nothing was imported.");
  const objecting = recordObjection(services, byAddress, "operator");
  await Promise.all([objecting, undoImport(services, finished.id, "operator")]);
  expect([await stored(services), await countOf(services, anna.id)]).toEqual([0, 0]);
});

test("a person who is delivered at the moment of the objection does not stay, whichever comes first", async () => {
  const services = await twoClients();
  for (let round = 0; round < 6; round++) {
    const person = { email: `personne${round}@vauclair.example`, contact: "", siren: null };
    const wanted = [
      newProspect({ contact: `Personne N${round}`, email: { value: person.email, state: "given" } }),
      ...others(50, { email: { value: null, state: "missing" }, city: String(round) }),
    ];
    const teamId = await teamIdOf(services, anna.id);
    const storing = () =>
      deliverProspects(services, teamId, { deliveredOn: "2026-03-02", prospects: wanted });
    const objecting = () => recordObjection(services, person, "operator");
    await Promise.all(round % 2 === 0 ? [storing(), objecting()] : [objecting(), storing()]);
    const found = await services.db.asOwner.select().from(prospects).where(eq(prospects.email, person.email));
    expect(found).toEqual([]);
  }
});

test("an objection waits for who was checked before it and is not stored yet", async () => {
  const services = await twoClients();
  const teamId = await teamIdOf(services, anna.id);
  let objecting: ReturnType<typeof recordObjection> | undefined;
  await services.db.asOwner.transaction(async (tx) => {
    await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    expect(await objectedTo(tx, [byAddress])).toEqual(new Set());
    objecting = recordObjection(services, byAddress, "operator");
    await setTimeout(100);
    await insertRows(tx, [rowOf({ teamId, deliveredOn: "2026-03-02", at: new Date() }, 1, helene)]);
    await tx.update(teams).set({ lastSeq: 1, prospectCount: 1 }).where(eq(teams.id, teamId));
  });
  expect(await objecting).toEqual({ lists: 1, records: 1, waiting: 0 });
  expect([await stored(services), await countOf(services, anna.id)]).toEqual([0, 0]);
});

test("what a kill interrupted is finished later, and nobody was stored meanwhile", async () => {
  const services = await twoClients();
  await deliver(services, anna.id, [helene]);
  await deliver(services, bruno.id, [newProspect({ contact: "Hélène COURTADE", ...unreachable })]);
  const { asOwner } = services.db;
  // The kill comes after the first transaction.
  const transaction = vi.spyOn(asOwner, "transaction");
  const { calls } = transaction.mock;
  transaction.mockImplementation((...given) => {
    if (calls.length > 1) throw new Error("Killed.");
    transaction.mockRestore();
    return asOwner.transaction(...given).finally(() => {
      vi.spyOn(asOwner, "transaction").mockRejectedValue(new Error("Killed."));
    });
  });
  await expect(recordObjection(services, byAddress, "operator")).rejects.toThrow("Killed");
  vi.restoreAllMocks();
  expect(await stored(services)).toBe(2);
  expect((await deliver(services, bruno.id, [helene])).objected).toEqual([0]);

  // Not before the other one can be taken for dead.
  await finishObjections(services);
  expect(await stored(services)).toBe(2);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + leaseLength + 1_000 });
  await finishObjections(services);
  vi.setSystemTime(Date.now() + leaseLength + 1_000);
  await finishObjections(services);
  expect(await stored(services)).toBe(0);
  expect(await asOwner.$count(pendingObjections)).toBe(0);
});

test("why a record went is forgotten after its period, and that it went is not", async () => {
  const services = await twoClients();
  const [id = ""] = (await deliver(services, anna.id, [helene])).ids;
  await recordObjection(services, byAddress, "operator");
  await removeExpired(services.db, rules);
  expect(await wasWithdrawn(services, anna.id, id)).toBe(true);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 367 * 86_400_000 });
  await removeExpired(services.db, rules);
  expect(await wasWithdrawn(services, anna.id, id)).toBe(false);
  expect(await services.db.asOwner.$count(prospectRemovals)).toBe(1);
});

test("an objection by the company's address takes out the records that have it, teaches nobody's name, and no other comes in", async () => {
  const services = await twoClients();
  const companyEmail = "lyon@vauclair.example";
  const ofCompany = others(2, { companyEmail });
  await deliver(services, anna.id, [...ofCompany, newProspect({ companyEmail: null })]);
  const objection = { email: "Lyon@vauclair.example", contact: "", siren: null };
  expect(await recordObjection(services, objection, "ops")).toEqual({ lists: 1, records: 2, waiting: 0 });
  expect(await services.db.asOwner.$count(objections)).toBe(1);
  // The same people may be in a list without it.
  const again = await deliver(services, bruno.id, [...ofCompany, ...others(2, { companyEmail: null })]);
  expect([again.objected, again.ids.length]).toEqual([[0, 1], 2]);
});

test("an objection by a person's own address does not take out who shares the company's", async () => {
  const services = await twoClients();
  const companyEmail = "lyon@vauclair.example";
  await deliver(services, anna.id, others(3, { companyEmail }));
  const objection = { email: "paul1@vauclair.example", contact: "", siren: null };
  expect(await recordObjection(services, objection, "ops")).toEqual({ lists: 1, records: 1, waiting: 0 });
});

test.each([
  " Helene.Courtade+Salon@ATELIERS-vauclair.example ",
  "<helene.courtade@ateliers-vauclair.example>",
  "mailto:helene.courtade@ateliers-vauclair.example?subject=Acc%C3%A8s",
])("operators find records, requests and account of %s alike, and object by it", async (typed) => {
  const services = await twoClients();
  const { db } = services;
  await deliver(services, anna.id, [helene]);
  await addUser(db.asOwner, { id: "helene", email: "helene.courtade+matinal@ateliers-vauclair.example" });
  const request = (email: string) => ({
    ...{ contentDigest: randomUUID(), firstName: "Hélène", lastName: "Courtade", email, company: "" },
    ...{ subject: "access", message: "", createdAt: new Date() },
  });
  await db.asOwner
    .insert(contactRequests)
    .values([
      request("Helene.Courtade@Ateliers-Vauclair.example"),
      request("helene.courtade+salon@ateliers-vauclair.example"),
      request("helene.courtade@autre.example"),
    ]);
  const [first] = await db.asOwner.select({ id: contactRequests.id }).from(contactRequests).limit(1);
  const reply = { requestId: first?.id ?? "", text: "Voici.", writtenBy: "olga", createdAt: new Date() };
  await db.asOwner.insert(contactReplies).values([
    { ...reply, id: randomUUID(), sentAt: new Date() },
    { ...reply, id: randomUUID(), text: "Jamais partie." },
  ]);
  const { ask } = openOperations(services as unknown as OperationServices, "root");
  const person = { email: typed, contact: "", siren: null };
  const file = await ask("person.show", { person, cursor: null });
  expect([file.records.length, file.requests.length, file.hasAccount, file.objectedOn]).toEqual([
    1,
    2,
    true,
    null,
  ]);
  expect(file.requests.flatMap(({ replies }) => replies.map(({ text }) => text))).toEqual(["Voici."]);
  expect(await ask("person.object", { person })).toEqual({
    ...{ lists: 1, records: 1, waiting: 0, isAddressShared: false },
  });
  expect((await ask("person.show", { person: byAddress, cursor: null })).objectedOn).not.toBeNull();
  for (const wrong of ["Hélène <helene@vauclair.example>", "a@b@c.example", "@".repeat(1_000), ""])
    await expect(ask("person.object", { person: { ...person, email: wrong } })).rejects.toThrow(
      /neither an e-mail address/,
    );
});
