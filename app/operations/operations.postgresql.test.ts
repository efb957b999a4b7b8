import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findSession } from "#app/accounts/session/session.server.ts";
import { outbox } from "#db/schema.ts";
import { sendContactRequest } from "#test/accounts/customers.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { newProspect } from "#test/prospects/stored-prospects.ts";
import { openOperations } from "./operations.server.ts";

async function operator() {
  const services = await servicesWithProfiles(anna, bruno);
  const { register, enricher } = services;
  const { ask } = openOperations({ ...services, sources: () => ({ register, enricher }) }, "root");
  /** What the log tells, the oldest first, without who exported it. */
  const told = async () => {
    const { entries } = await ask("audit.export", { before: null });
    const own = entries.filter(({ action }) => action !== "audit.exported").reverse();
    return own.map(({ actor, action, clientEmail, subject }) => [actor, action, clientEmail, subject]);
  };
  return { services, ask, told };
}

test("what operators do for a customer is in the log as it was done, and what was refused is not", async () => {
  const { ask, told } = await operator();
  const client = anna.email;
  await ask("client.set", { client, offer: "trial", until: "2030-01-01" });
  const file = { client, fileName: "salon.csv", fileHash: "0".repeat(64) };
  await ask("prospects.begin", { ...file, isDry: true });
  await ask("prospects.begin", { ...file, isDry: false });
  await ask("prospects.add", { prospects: [newProspect()] });
  const { id } = await ask("prospects.finish", { refused: 0 });
  await ask("imports.undo", { id: id ?? "" });
  await expect(ask("imports.undo", { id: id ?? "" })).rejects.toThrow(/was undone before/);
  for (const unknown of [randomUUID(), "x"])
    await expect(ask("imports.undo", { id: unknown })).rejects.toThrow(/There is no import/);
  // Again changes nothing, and so is not told.
  for (const again of ["list.hold", "list.release", "client.cancel"] as const) {
    await ask(again, { client });
    await ask(again, { client });
  }
  await expect(ask("prospects.begin", { ...file, isDry: false })).rejects.toThrow(/has cancelled/);
  await expect(ask("client.show", { client: "nobody@exemple.fr" })).rejects.toThrow(/No customer/);
  await ask("client.show", { client });
  const person = { email: "helene@vauclair.example", contact: "", siren: null };
  await ask("person.show", { person, cursor: null });
  await ask("person.object", { person });
  await expect(ask("person.object", { person: { ...person, email: "x" } })).rejects.toThrow(/neither/);
  const at = new Date().toISOString();
  for (const isApplied of [false, true]) await ask("retention.run", { at, isApplied });

  const of = (action: string, subject: string | null = null) => ["ops:root", action, anna.email, subject];
  const ofNobody = (action: string) => ["ops:root", action, null, null];
  expect(await told()).toEqual([
    ...[of("offer.set"), of("import.previewed"), of("prospects.imported"), of("import.undone", id)],
    ...[of("list.held"), of("list.released"), of("offer.cancelled"), of("client.read")],
    ...[ofNobody("person.read"), ofNobody("person.objected"), ofNobody("retention.run")],
  ]);
});

test("a customer is signed out everywhere, and nobody else", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const { register, enricher } = services;
  const { ask } = openOperations({ ...services, sources: () => ({ register, enricher }) }, "root");
  const of = async (email: string) => {
    const { cookie } = await signInByMail(services, email);
    return () => findSession(services, cookie);
  };
  const [own, other] = [await of(anna.email), await of(bruno.email)];
  expect(await ask("client.signOut", { client: anna.email })).toEqual({ email: anna.email, ended: 1 });
  expect(await own()).toBeNull();
  expect(await other()).not.toBeNull();
  const { entries } = await ask("audit.export", { before: null });
  expect(entries.map(({ actor, action, clientEmail }) => [actor, action, clientEmail])).toContainEqual([
    ...["ops:root", "sessions.ended", anna.email],
  ]);
  expect(await ask("client.signOut", { client: anna.email })).toMatchObject({ ended: 0 });
  await expect(ask("client.signOut", { client: "personne@exemple.fr" })).rejects.toThrow(/No customer/);
});

test("the outbox is listed in pages, and an item is retried or dropped once", async () => {
  const { services, ask, told } = await operator();
  const later = new Date(Date.now() + 3_600_000);
  const items = Array.from({ length: 201 }, (_, n) => ({
    ...{ id: randomUUID(), kind: "nobody delivers this", dedupeKey: String(n), payload: { secret: "x" } },
    ...{ recipient: n === 0 ? bruno.email : null, attempts: 3, lastError: "421", dueAt: later },
    createdAt: new Date(Date.UTC(2026, 0, 1) + n),
  }));
  await services.db.asOwner.insert(outbox).values(items);
  const first = await ask("outbox.list", { after: null });
  const second = await ask("outbox.list", { after: first.next });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect([first.items.length, second.next]).toEqual([200, null]);
  expect(first.items[0]).toMatchObject({
    state: "retrying",
    attempts: 3,
    lastError: "421",
    domain: "exemple.fr",
  });
  expect(JSON.stringify(first)).not.toMatch(/secret|bruno/);

  const [one = "", other = ""] = items.map(({ id }) => id);
  expect(await ask("outbox.drop", { id: other })).toMatchObject({ id: other, state: "retrying" });
  expect(await ask("outbox.retry", { id: one })).toEqual({ id: one, state: "retried" });
  for (const id of [other, "x", ""])
    for (const name of ["outbox.retry", "outbox.drop"] as const)
      await expect(ask(name, { id })).rejects.toThrow(/There is no item .*in the outbox/);
  expect(await told()).toEqual([
    ["ops:root", "outbox.dropped", null, other],
    ["ops:root", "outbox.retried", bruno.email, one],
  ]);
});

test("every stored request is exported once, with its reference and what became of it", async () => {
  const { services, ask, told } = await operator();
  await sendContactRequest(services, "visiteur@exemple.fr");
  const { requests, next } = await ask("contacts.export", { after: null });
  expect(requests).toMatchObject([
    { email: "visiteur@exemple.fr", subject: "Une démo", state: "open", right: null, settledAt: null },
  ]);
  expect(requests[0]?.reference).toMatch(/^M-\w{4}-\w{4}$/);
  expect([requests[0]?.deliveredAt, next]).toEqual([expect.any(String), null]);
  expect(await told()).toEqual([["ops:root", "requests.exported", null, null]]);
});
