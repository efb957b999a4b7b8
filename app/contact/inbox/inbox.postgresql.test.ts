import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deliveries } from "#app/deliveries.server.ts";
import { rules } from "#app/retention/enforcement.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { contactReplies, contactRequests, outbox } from "#db/schema.ts";
import { dropItem, listOutbox, retryItem } from "#outbox/operate-outbox.server.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { openOutbox } from "#test/outbox/outbox-fixtures.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { referenceOf } from "../reference.ts";
import { changeRequest } from "./change-request.server.ts";
import { findRequests } from "./find-request.server.ts";
import { listRequests } from "./list-requests.server.ts";
import { readReplies } from "./read-replies.server.ts";
import { readRequest } from "./read-request.server.ts";
import { type NewReply, writeReply } from "./write-reply.server.ts";

fakeClock();

const day = 86_400;
const anyone = { state: null, kind: null, assignedTo: null };
const page = { after: null, limit: 50 };

/** A stored request of `name`, `age` days old, delivered at once. */
async function received(
  db: Database,
  name: string,
  age = 0,
  values: Partial<typeof contactRequests.$inferInsert> = {},
): Promise<string> {
  const createdAt = new Date(start - age * day * 1000);
  const [row] = await db.asOwner
    .insert(contactRequests)
    .values({
      ...{
        contentDigest: name,
        firstName: name,
        lastName: "Martin",
        email: `${name}@exemple.fr`,
        company: "",
      },
      ...{ subject: "Une démo", message: "Bonjour,\n<b>je voudrais</b> une démo.", createdAt },
      ...{ deliveredAt: createdAt, ...values },
    })
    .returning({ id: contactRequests.id });
  return row?.id ?? "";
}

/** A request with its replies. */
async function read(db: Database, requestId: string) {
  const request = await readRequest(db.asOwner, requestId);
  return request && { ...request, replies: await readReplies(db.asOwner, requestId) };
}

type TestServices = Awaited<ReturnType<typeof createTestServices>>;

const reply = (
  { db, outbox: box }: Pick<TestServices, "db" | "outbox">,
  given: Omit<NewReply, "by"> & { by?: string },
) =>
  db.asOwner.transaction((tx) => writeReply({ outbox: box }, tx, { by: "olga@matinal.example", ...given }));

test("a request is replied to in its thread, counts as answered once the mail has left, and is sent once", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({
    SMTP_URL: smtp.url,
    CONTACT_EMAIL: "Équipe <equipe@exemple.fr>",
  });
  const { db } = services;
  const requestId = await received(db, "anna");
  const key = crypto.randomUUID();
  const first = { requestId, version: 1, key, text: "Bonjour Anna,\n<script>alert(1)</script>" };
  const [one, other] = await Promise.all([reply(services, first), reply(services, first)]);
  expect([one.kind, other.kind].sort()).toEqual(["before", "written"]);
  expect(await reply(services, { ...first, text: "Autre chose" })).toEqual({ kind: "conflict" });
  services.outbox.kick();
  await until(async () => (await read(db, requestId))?.state === "answered");
  after(60);
  const second = { requestId, version: 2, key: crypto.randomUUID(), text: "Encore ceci." };
  expect(await reply(services, second)).toEqual({ kind: "written" });
  services.outbox.kick();
  await until(() => smtp.received.length === 2);
  const reference = referenceOf(requestId);
  const [mail, next] = smtp.received.map((received) => received.mail);
  expect(mail).toMatchObject({
    subject: `Re: Une démo [${reference}]`,
    messageId: expect.stringContaining(`<reply-${key}@`),
    inReplyTo: expect.stringContaining(`<request-${requestId}@`),
    replyTo: [{ address: "equipe@exemple.fr" }],
    to: [{ address: "anna@exemple.fr" }],
  });
  expect(next).toMatchObject({ subject: mail?.subject, inReplyTo: mail?.messageId });
  expect(next?.references).toContain(mail?.inReplyTo);
  expect(mail?.text).toContain("> <b>je voudrais</b> une démo.");
  expect(mail?.html).not.toMatch(/<script>|<b>/);
  expect(smtp.received[0]?.raw).not.toContain("Auto-Submitted");
  await until(async () => (await read(db, requestId))?.replies[1]?.mail === "sent");
  expect(await read(db, requestId)).toMatchObject({
    ...{ state: "answered", version: 3, assignedTo: "olga@matinal.example", reference },
    replies: [{ text: first.text, mail: "sent", itemId: null }, { mail: "sent" }],
  });
});

test("a reply that is refused or given up leaves the request open, and says why", async () => {
  let refuses = true;
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const { db } = services;
  const requestId = await received(db, "bea");
  await reply(services, { requestId, version: 1, key: crypto.randomUUID(), text: "Bonjour" });
  services.outbox.kick();
  await until(async () => (await read(db, requestId))?.replies[0]?.mail === "refused");
  const refused = await read(db, requestId);
  expect(refused).toMatchObject({ state: "open", replies: [{ lastError: "RCPT TO: 550" }] });
  const [item] = (await listOutbox(db.asOwner, { state: "failed", kind: null, after: null, limit: 9 })).items;
  expect(item).toMatchObject({ id: refused?.replies[0]?.itemId, kind: "request-reply", domain: null });

  refuses = false;
  expect(await retryItem(db.asOwner, item?.id ?? "")).toBe("retried");
  services.outbox.kick();
  await until(async () => (await read(db, requestId))?.state === "answered");

  await services.outbox.close();
  after(60);
  await reply(services, { requestId, version: 2, key: crypto.randomUUID(), text: "Suite" });
  const waiting = await read(db, requestId);
  expect(waiting).toMatchObject({ state: "open", replies: [{ mail: "sent" }, { mail: "waiting" }] });
  expect((await listRequests(db.asOwner, anyone, page)).requests).toMatchObject([{ hasUnsent: true }]);
  await dropItem(db.asOwner, waiting?.replies[1]?.itemId ?? "");
  expect((await read(db, requestId))?.replies[1]).toMatchObject({
    mail: "dropped",
    itemId: null,
  });
});

test("of two operators at once one is told that the request has changed, and pressing twice changes once", async () => {
  const services = await createTestServices();
  const { db } = services;
  const id = await received(db, "carl");
  const change = (version: number, what: Parameters<typeof changeRequest>[2]) =>
    db.asOwner.transaction((tx) => changeRequest(tx, { id, version }, what));
  const assign = (to: string) => change(1, { kind: "assign", to });
  const both = await Promise.all([assign("olga@matinal.example"), assign("paul@matinal.example")]);
  expect(both.sort()).toEqual(["changed", "stale"]);
  expect(
    await reply(services, { requestId: id, version: 1, key: crypto.randomUUID(), text: "Bonjour" }),
  ).toEqual({
    kind: "stale",
  });
  expect([await change(2, { kind: "close" }), await change(2, { kind: "close" })]).toEqual([
    "changed",
    "unchanged",
  ]);
  expect(await read(db, id)).toMatchObject({ state: "closed", settledAt: new Date(start) });
  expect([await change(3, { kind: "reopen" }), await change(2, { kind: "close" })]).toEqual([
    "changed",
    "stale",
  ]);
  const missing = { id: crypto.randomUUID(), version: 1 };
  expect(await db.asOwner.transaction((tx) => changeRequest(tx, missing, { kind: "close" }))).toBe("missing");
  expect(await read(db, "1' or true")).toBeNull();
});

test("the inbox shows what is open the oldest first, by kind and operator, page by page, and finds a reference", async () => {
  const { db } = await createTestServices();
  const ids = [];
  for (const [index, name] of ["anna", "bea", "carl", "dora", "emil"].entries())
    ids.push(
      await received(
        db,
        name,
        index,
        index === 2 ? { dataRight: "oppose" } : { assignedTo: index === 4 ? "olga" : null },
      ),
    );
  await db.asOwner
    .update(contactRequests)
    .set({ state: "closed", settledAt: new Date(start) })
    .where(eq(contactRequests.id, ids[3] ?? ""));
  const names = async (filter: Partial<Parameters<typeof listRequests>[1]>) => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const found: Awaited<ReturnType<typeof listRequests>> = await listRequests(
        db.asOwner,
        { ...anyone, ...filter },
        { after: next, limit: 2 },
      );
      seen.push(...found.requests.map(({ name }) => name.split(" ")[0] ?? ""));
      next = found.next;
    } while (next);
    return seen.join(" ");
  };
  expect(await names({ state: "open" })).toBe("emil carl bea anna");
  expect(await names({})).toBe("anna bea carl dora emil");
  expect(await names({ state: "open", kind: "data" })).toBe("carl");
  expect(await names({ kind: "message", assignedTo: "" })).toBe("anna bea dora");
  expect(await names({ assignedTo: "olga" })).toBe("emil");
  expect(await findRequests(db.asOwner, ` ${referenceOf(ids[1] ?? "").toLowerCase()} `)).toEqual([ids[1]]);
  expect(await findRequests(db.asOwner, "ANNA@exemple.fr")).toEqual([ids[0]]);
  expect(await findRequests(db.asOwner, "anna")).toEqual([]);
});

test("a request stays until it is settled and its period is over: 30 days for a message, three years for a right", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { db } = await createTestServices();
  const settled = (age: number) => ({
    state: "closed" as const,
    settledAt: new Date(start - age * day * 1000),
  });
  await received(db, "open-old", 364);
  await received(db, "open-over", 365);
  await received(db, "undelivered", 365, { deliveredAt: null });
  await received(db, "closed", 300, settled(29));
  const replied = await received(db, "closed-over", 300, settled(30));
  await received(db, "right-open", 3 * 365 - 1, { dataRight: "access" });
  await received(db, "right-open-over", 3 * 365, { dataRight: "access" });
  await received(db, "right-closed", 3 * 365, { dataRight: "oppose", ...settled(3 * 365 - 1) });
  await received(db, "right-closed-over", 4 * 365, { dataRight: "oppose", ...settled(3 * 365) });
  await db.asOwner.insert(contactReplies).values({
    ...{
      id: crypto.randomUUID(),
      requestId: replied,
      text: "x",
      writtenBy: "olga",
      createdAt: new Date(start),
    },
  });
  expect(await removeExpired(db, rules)).toMatchObject({
    ...{ "contact requests": 1, "unanswered contact requests": 2 },
    ...{ "data requests": 1, "unanswered data requests": 1 },
  });
  const left = await db.asOwner.select({ name: contactRequests.firstName }).from(contactRequests);
  expect(left.map(({ name }) => name).sort()).toEqual(["closed", "open-old", "right-closed", "right-open"]);
  expect(await db.asOwner.$count(contactReplies)).toBe(0);
  after(day);
  await removeExpired(db, rules);
  expect(await db.asOwner.$count(contactRequests)).toBe(0);
});

test("what was settled while its reply waited is sent nevertheless, and of a request that is gone nothing", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({ SMTP_URL: smtp.url });
  const { db } = services;
  await services.outbox.close();
  const kept = await received(db, "kept");
  const gone = await received(db, "gone");
  for (const requestId of [kept, gone])
    await reply(services, { requestId, version: 1, key: crypto.randomUUID(), text: "Bonjour" });
  await db.asOwner.transaction((tx) => changeRequest(tx, { id: kept, version: 2 }, { kind: "close" }));
  await db.asOwner.delete(contactRequests).where(eq(contactRequests.id, gone));
  const box = await openOutbox(services, deliveries);
  box.kick();
  await until(async () => (await db.asOwner.$count(outbox)) === 0);
  expect(smtp.received.map(({ to }) => to)).toEqual([["kept@exemple.fr"]]);
  expect(await read(db, kept)).toMatchObject({ state: "closed", replies: [{ mail: "sent" }] });
});
