import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import type { Services } from "#app/services.server.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import { imports, prospectRemovals, prospects, teams, webhookDeliveries } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { addUser } from "#test/database/users.ts";
import { anna, bruno } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { mailsTo } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { localNetwork, startReceiver, verified } from "#test/webhooks/receiver.ts";
import { addedWebhook, deliveryRows, webhookRow } from "#test/webhooks/stored-webhooks.ts";
import { dueWebhooks } from "./delivering/due-webhooks.server.ts";
import { takeDelivery } from "./delivering/take-delivery.server.ts";
import type { Network } from "./sending/network.server.ts";
import { post } from "./sending/post.server.ts";
import { openSecret, signedHeaders } from "./sending/signature.server.ts";
import { formerSecrets, oldDeliveries } from "./store/old-deliveries.server.ts";
import { replaceSecret } from "./store/webhooks.server.ts";
import { webhookLimits } from "./webhook-limits.ts";
import { startWebhooks } from "./webhooks.server.ts";

fakeClock();

/** Anna and Bruno, where this machine stands for the Internet. */
async function newServices(network: Network = localNetwork) {
  const services = await createTestServices({}, { network });
  for (const client of [anna, bruno]) {
    await addUser(services.db.asOwner, client);
    await services.db.asClient(client.id, (tx) => ensureClient(tx, client));
  }
  return services;
}

/** Lets time pass, and the deliveries that are due be made. */
function pass(services: Services, milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  services.webhooks.kick();
}

/** Waits while time passes slowly, so that one delivery may follow another. */
const eventually = (services: Services, condition: () => boolean | Promise<boolean>) =>
  until(() => {
    pass(services, webhookLimits.pace);
    return condition();
  });

/** Resolves when nothing is due, for as long as the clock stands. */
async function settled(services: Services) {
  await until(async () => {
    services.webhooks.kick();
    const { rows } = (await services.db.asOwner.execute(
      sql`select 1 from webhooks where disabled_at is null and due_at > ${new Date(Date.now() + 5_000).toISOString()}`,
    )) as unknown as { rows: unknown[] };
    return rows.length === 0 && (await dueWebhooks(services.db.asOwner, null, 10)).length === 0;
  });
}

async function act(services: Services, prospect: string, text = "Oui") {
  const event = { key: randomUUID(), kind: "note", text } as const;
  const applied = await applyEvent(services, anna.id, prospect, event);
  if (applied.kind !== "created") throw new Error(applied.kind);
  return applied.prospect;
}

/** As an import that is undone, or a person's objection, removes one. */
async function remove({ db }: Services, id: string) {
  const teamId = await teamIdOf({ db }, anna.id);
  await db.asOwner.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    const seq = (team?.lastSeq ?? 0) + 1;
    await tx.delete(prospects).where(eq(prospects.id, id));
    await tx.insert(prospectRemovals).values({ teamId, seq, prospectId: id });
    await tx.update(teams).set({ lastSeq: seq }).where(eq(teams.id, teamId));
  });
}

test("each change is told once and in order, signed as the reference implementation verifies, and as the interface gives it", async () => {
  const services = await newServices();
  const receiver = await startReceiver();
  const [before = ""] = (await deliver(services, anna.id, [newProspect()])).ids;
  const { id, secret } = await addedWebhook(services, anna, receiver.url);
  const [first = "", second = ""] = (await deliver(services, anna.id, newProspects(2))).ids;
  await eventually(services, () => receiver.received.length === 2);
  const changed = await act(services, before);
  await eventually(services, () => receiver.received.length === 3);
  await remove(services, second);
  await eventually(services, () => receiver.received.length === 4);

  const { received } = receiver;
  expect(received.map(({ body }) => [body.type, body.data.id])).toEqual([
    ["prospect.delivered", first],
    ["prospect.delivered", second],
    ["prospect.changed", before],
    ["prospect.removed", second],
  ]);
  for (const message of received) expect(verified(secret, message)).toEqual(message.body);
  expect(new Set(received.map((message) => message.id)).size).toBe(4);
  const {
    history: _h,
    workHistory: _w,
    sources: _s,
    ...listed
  } = (await readProspect(services, anna.id, before)) ?? ({} as never);
  expect(received[2]?.body.data).toEqual(listed);
  expect(listed).toEqual(changed);
  expect(received[3]?.body.data).toEqual({ id: second });
  for (const { headers, body } of received) {
    expect(headers["content-type"]).toBe("application/json");
    expect(Number.isNaN(Date.parse(body.timestamp))).toBe(false);
  }
  await settled(services);
  const rows = await deliveryRows(services, id);
  expect(rows.map(({ status, attempts, answered }) => [status, attempts, answered])).toEqual(
    received.map(() => ["delivered", 1, 204]),
  );
  expect(JSON.stringify(rows)).not.toContain("Vauclair");
});

test("a webhook is told of the types it asked for only, and of its own team", async () => {
  const services = await newServices();
  const [forNew, forChanges, ofBruno] = [await startReceiver(), await startReceiver(), await startReceiver()];
  await addedWebhook(services, anna, forNew.url, ["prospect.delivered"]);
  await addedWebhook(services, anna, forChanges.url, ["prospect.changed", "prospect.removed"]);
  await addedWebhook(services, bruno, ofBruno.url);
  // Delivered and changed before anybody looks.
  const [one = "", two = ""] = (await deliver(services, anna.id, newProspects(2))).ids;
  await act(services, one);
  await remove(services, two);
  await eventually(services, () => forNew.received.length > 0 && forChanges.received.length === 2);
  await settled(services);
  expect(forNew.received.map(({ body }) => [body.type, body.data.id])).toEqual([["prospect.delivered", one]]);
  expect(forChanges.received.map(({ body }) => [body.type, body.data.id])).toEqual([
    ["prospect.changed", one],
    ["prospect.removed", two],
  ]);
  expect(ofBruno.connections()).toBe(0);
});

test("a delivery that fails is tried again with the same id, and counts once it is accepted", async () => {
  const services = await newServices();
  const receiver = await startReceiver({ status: 500, body: "Oups" });
  const { id, secret } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, [newProspect()]);
  await eventually(services, async () => (await deliveryRows(services, id))[0]?.reason === "Oups");
  const [waiting] = await deliveryRows(services, id);
  expect(waiting).toMatchObject({ status: "waiting", attempts: 1, answered: 500 });
  expect(Math.abs((waiting?.dueAt.getTime() ?? 0) - Date.now() - 5_000)).toBeLessThan(1_500);
  receiver.become(200);
  pass(services, 7_000);
  await eventually(services, () => receiver.received.length === 2);
  await settled(services);
  const [first, second] = receiver.received;
  expect(second?.id).toBe(first?.id);
  expect(second?.body).toEqual(first?.body);
  expect(Number(second?.headers["webhook-timestamp"])).toBeGreaterThan(
    Number(first?.headers["webhook-timestamp"]),
  );
  expect(second && verified(secret, second)).toEqual(second?.body);
  expect(await deliveryRows(services, id)).toMatchObject([
    { status: "delivered", attempts: 2, answered: 200 },
  ]);
});

test("ten attempts follow the schedule of the specification over three days, then the webhook is off and its owner told", async () => {
  const services = await newServices();
  const receiver = await startReceiver(503);
  const { id } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, [newProspect()]);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 10; attempt++) {
    services.webhooks.kick();
    await until(async () => {
      const [row] = await deliveryRows(services, id);
      return row?.attempts === attempt && (row.status === "failed" || row.dueAt.getTime() > Date.now());
    });
    const [row] = await deliveryRows(services, id);
    if (row?.status !== "waiting") break;
    waits.push((row.dueAt.getTime() - Date.now()) / 1_000);
    vi.setSystemTime(row.dueAt.getTime() + 200);
  }
  const hour = 3_600;
  const specified = [5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
  expect(waits).toHaveLength(9);
  for (const [index, wait] of waits.entries())
    expect(Math.abs(wait / (specified[index] ?? 0) - 1), `wait ${index}`).toBeLessThan(0.21);
  expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1);
  expect(receiver.received).toHaveLength(10);
  expect(await webhookRow(services, id)).toMatchObject({ disabledBecause: "failing" });
  await until(() => mailOf(services).length === 1);
  expect(mailOf(services)[0]).toContain("127.0.0.1");

  // Off, nothing is sent; a test that succeeds switches it on, and what changed meanwhile follows.
  await deliver(services, anna.id, newProspects(1));
  expect(await dueWebhooks(services.db.asOwner, null, 10)).toEqual([]);
  expect(await services.webhooks.test(anna.id, id)).toMatchObject({ delivery: { status: "failed" } });
  expect(await webhookRow(services, id)).toMatchObject({ disabledBecause: "failing" });
  receiver.become(204);
  expect(await services.webhooks.test(anna.id, id)).toMatchObject({ delivery: { status: "delivered" } });
  expect(await webhookRow(services, id)).toMatchObject({ disabledAt: null, failures: 0 });
  await eventually(services, () => receiver.received.length === 13);
  expect(receiver.received.at(-1)?.body).toMatchObject({ data: { company: "Société n° 0" } });
});

test("410 switches a webhook off at once, and what waited is given up", async () => {
  const services = await newServices();
  const receiver = await startReceiver(410);
  const { id } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(3));
  await eventually(services, async () => (await webhookRow(services, id)).disabledAt !== null);
  expect(await webhookRow(services, id)).toMatchObject({ disabledBecause: "gone" });
  expect(await deliveryRows(services, id)).toMatchObject([{ status: "failed", answered: 410 }]);
  // Before the day passes: in the middle of a delivery it would end the mail's lease, and bring a second one.
  await until(() => mailOf(services).length === 1);
  pass(services, 86_400_000);
  expect(await dueWebhooks(services.db.asOwner, null, 10)).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

test("a receiver that asks for a pause gets nothing before it is over, not even another delivery", async () => {
  const services = await newServices();
  const receiver = await startReceiver({ status: 429, headers: { "Retry-After": "600" } });
  const { id } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(2));
  await eventually(services, async () => (await deliveryRows(services, id))[0]?.answered === 429);
  pass(services, 500_000);
  expect(await dueWebhooks(services.db.asOwner, null, 10)).toEqual([]);
  receiver.become(200);
  pass(services, 110_000);
  await eventually(services, () => receiver.received.length === 3);
  expect(receiver.received.map((message) => message.body.data.company)).toEqual([
    ...["Société n° 0", "Société n° 0", "Société n° 1"],
  ]);
});

test("one delivery that is refused holds up no other, and the newest change of a prospect replaces one that waits", async () => {
  const services = await newServices();
  const receiver = await startReceiver(({ body }) => (body.data.company === "Société n° 0" ? 500 : 200));
  const { id } = await addedWebhook(services, anna, receiver.url);
  const [refused = ""] = (await deliver(services, anna.id, newProspects(4))).ids;
  await eventually(services, async () => {
    const rows = await deliveryRows(services, id);
    return rows.filter(({ status }) => status === "delivered").length === 3;
  });
  // Until the next delivery may leave no further attempt is due, so that the change is told next.
  await settled(services);
  await act(services, refused);
  pass(services, webhookLimits.pace);
  await until(async () => {
    services.webhooks.kick();
    return (await webhookRow(services, id)).takenSeq === 5;
  });
  receiver.become(200);
  await eventually(services, async () =>
    (await deliveryRows(services, id)).every((row) => row.status !== "waiting"),
  );
  const rows = await deliveryRows(services, id);
  const ofRefused = rows.filter(({ prospectId }) => prospectId === refused);
  const last = receiver.received.at(-1)?.body;
  expect(last).toMatchObject({ type: "prospect.delivered", data: { id: refused } });
  expect(ofRefused.at(-1)).toMatchObject({ status: "delivered", type: "prospect.delivered" });
});

test("a receiver that is away collects few deliveries, and gets all of them when it is back", async () => {
  const services = await newServices();
  const receiver = await startReceiver("resets");
  const { id } = await addedWebhook(services, anna, receiver.url);
  const { ids } = await deliver(services, anna.id, newProspects(30));
  for (let hours = 0; hours < 12; hours++) {
    await settled(services);
    pass(services, 3_600_000);
  }
  await settled(services);
  const waiting = (await deliveryRows(services, id)).filter(({ status }) => status === "waiting");
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting.length).toBeLessThan(10);
  const tried = receiver.received.length;
  receiver.become(200);
  await until(async () => {
    pass(services, 600_000);
    const rows = await services.db.asOwner
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.status, "waiting"));
    return rows.length === 0 && (await webhookRow(services, id)).takenSeq === 30;
  });
  await settled(services);
  const accepted = receiver.received.slice(tried).map(({ body }) => body.data.id);
  expect(accepted.sort()).toEqual([...ids].sort());
});

test("what was sent and not noted before a kill is sent again with the same id, once the lease has ended", async () => {
  const services = await newServices();
  await services.webhooks.close();
  const receiver = await startReceiver();
  const { id, secret } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(2));
  const of = { clientId: anna.id, id };
  const taken = await takeDelivery(services, of);
  if (!taken) throw new Error("Nothing was taken.");
  const headers = signedHeaders([secret], { id: taken.delivery.id, body: taken.body }, Date.now());
  await post(localNetwork, { url: receiver.url, headers, body: taken.body });
  // Here the process is killed. Until the lease has ended, nobody else sends.
  expect(await takeDelivery(services, of)).toBeNull();
  after(40);
  const next = startWebhooks(services, localNetwork);
  onTestFinished(() => next.close());
  await until(() => {
    vi.setSystemTime(Date.now() + webhookLimits.pace);
    next.kick();
    return receiver.received.length === 3;
  });
  const [sent, again, other] = receiver.received;
  expect(again?.id).toBe(sent?.id);
  expect(again?.body).toEqual(sent?.body);
  expect(other?.id).not.toBe(sent?.id);
});

test("two nodes tell of each change once", async () => {
  const services = await newServices();
  const other = startWebhooks(services, localNetwork);
  onTestFinished(() => other.close());
  const receiver = await startReceiver();
  await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(25));
  await eventually(services, () => {
    other.kick();
    return receiver.received.length >= 25;
  });
  await settled(services);
  expect(receiver.received.map(({ body }) => body.data.company)).toEqual(
    Array.from({ length: 25 }, (_, number) => `Société n° ${number}`),
  );
});

test("receivers that hang delay neither other clients' webhooks nor mails", async () => {
  const services = await newServices();
  const [hanging, quick] = [await startReceiver("hangs"), await startReceiver()];
  for (let count = 0; count < webhookLimits.webhooks; count++)
    await addedWebhook(services, anna, hanging.url);
  await addedWebhook(services, bruno, quick.url);
  await deliver(services, anna.id, newProspects(3));
  await until(() => {
    services.webhooks.kick();
    return hanging.received.length === 2;
  });
  await deliver(services, bruno.id, newProspects(3));
  const mail = { kind: "webhook-disabled", dedupeKey: "probe", recipient: anna.email };
  await services.outbox.enqueue({ ...mail, payload: { host: "exemple.fr", reason: "gone" } });
  await eventually(services, () => quick.received.length === 3 && mailOf(services).length === 1);
  // Of one client two at a time.
  expect(hanging.received).toHaveLength(2);
  await hanging.stop();
});

test("for a day after it was replaced the former secret signs along, and then no more", async () => {
  const services = await newServices();
  const receiver = await startReceiver();
  const { id, secret: former } = await addedWebhook(services, anna, receiver.url);
  const replaced = await replaceSecret(services, anna.id, id);
  if (replaced.kind !== "done") throw new Error(replaced.kind);
  expect(replaced.webhook.formerSecretUntil).toBe(new Date(start + 86_400_000).toISOString());
  expect(replaced.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await deliver(services, anna.id, newProspects(1));
  await eventually(services, () => receiver.received.length === 1);
  const [both] = receiver.received;
  expect(both?.headers["webhook-signature"]).toMatch(/^v1,\S{44} v1,\S{44}$/);
  for (const secret of [former, replaced.secret]) expect(both && verified(secret, both)).toEqual(both?.body);
  after(86_401);
  await deliver(services, anna.id, [newProspect()]);
  await eventually(services, () => receiver.received.length === 2);
  const [, one] = receiver.received;
  expect(one && verified(replaced.secret, one)).toEqual(one?.body);
  expect(() => one && verified(former, one)).toThrow("No matching signature found");
});

test("a secret outlives AUTH_SECRET once the older one was known for a start; without it the webhook is off, until it has another", async () => {
  const services = await newServices();
  await services.webhooks.close();
  const receiver = await startReceiver();
  const { id, secret } = await addedWebhook(services, anna, receiver.url);
  const stored = (await webhookRow(services, id)).secret;
  expect(JSON.stringify(await webhookRow(services, id))).not.toContain(secret.slice(6));
  const first = services.environment.authSecret;
  const second = { ...services.environment, authSecret: "b".repeat(40), previousAuthSecret: first };
  const restarted = startWebhooks({ ...services, environment: second }, localNetwork);
  await until(async () => (await webhookRow(services, id)).secret !== stored);
  await restarted.close();
  const known = { authSecret: second.authSecret, previousAuthSecret: null };
  expect(openSecret(known, id, (await webhookRow(services, id)).secret)?.text).toBe(secret);

  const lost = { ...services.environment, authSecret: "c".repeat(40), previousAuthSecret: null };
  const without = startWebhooks({ ...services, environment: lost }, localNetwork);
  onTestFinished(() => without.close());
  await deliver(services, anna.id, newProspects(1));
  await until(async () => {
    without.kick();
    return (await webhookRow(services, id)).disabledBecause === "secret_lost";
  });
  expect(receiver.received).toEqual([]);
  // It is sent once the webhook is on again.
  expect(await deliveryRows(services, id)).toMatchObject([{ status: "waiting" }]);
  expect(await without.test(anna.id, id)).toMatchObject({ delivery: { reason: "SECRET_LOST" } });
  const replaced = await replaceSecret({ db: services.db, environment: lost }, anna.id, id);
  if (replaced.kind !== "done") throw new Error(replaced.kind);
  expect(replaced.webhook.formerSecretUntil).toBeNull();
  expect(await without.test(anna.id, id)).toMatchObject({ delivery: { status: "delivered" } });
  const [tested] = receiver.received;
  expect(tested?.body).toMatchObject({ type: "prospect.delivered", test: true });
  expect(tested && verified(replaced.secret, tested)).toEqual(tested?.body);
});

test("after the account is deleted nothing more is sent, not even what is under way again", async () => {
  const services = await newServices();
  const receiver = await startReceiver("hangs");
  const { id } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(2));
  await eventually(services, () => receiver.received.length === 1);
  await deleteAccount(services, anna);
  await receiver.stop();
  pass(services, 60_000);
  expect(await deliveryRows(services, id)).toEqual([]);
  expect(await dueWebhooks(services.db.asOwner, null, 10)).toEqual([]);
});

test("nothing is told of what an import has brought while it is taken back, nor of what waits for it", async () => {
  const services = await newServices();
  const receiver = await startReceiver(500);
  const { id } = await addedWebhook(services, anna, receiver.url, ["prospect.delivered", "prospect.changed"]);
  const [first = "", second = ""] = (await deliver(services, anna.id, newProspects(2))).ids;
  await until(async () => {
    services.webhooks.kick();
    return (await deliveryRows(services, id))[0]?.answered === 500;
  });
  const teamId = await teamIdOf(services, anna.id);
  const [brought] = await services.db.asOwner
    .insert(imports)
    .values({
      ...{
        teamId,
        fileName: "salon.csv",
        fileHash: "a".repeat(64),
        importedBy: "operator",
        state: "undoing",
      },
      ...{ createdAt: new Date(start), leaseUntil: new Date(start), baseSeq: 0 },
    })
    .returning();
  await services.db.asOwner.update(prospects).set({ importId: brought?.id });
  receiver.become(200);
  await eventually(services, async () =>
    (await deliveryRows(services, id)).every(({ status }) => status === "replaced"),
  );
  await settled(services);
  expect(receiver.received.filter(({ body }) => [first, second].includes(body.data.id))).toHaveLength(1);
});

test("what was to be told of a prospect that is gone is not sent any more", async () => {
  const services = await newServices();
  const receiver = await startReceiver(500);
  const { id } = await addedWebhook(services, anna, receiver.url, ["prospect.delivered"]);
  const [gone = ""] = (await deliver(services, anna.id, newProspects(1))).ids;
  await eventually(services, async () => (await deliveryRows(services, id))[0]?.answered === 500);
  await remove(services, gone);
  pass(services, 10_000);
  await until(async () => {
    services.webhooks.kick();
    return (await deliveryRows(services, id))[0]?.status === "replaced";
  });
  expect(receiver.received).toHaveLength(1);
});

test("a clock that was set back stops nothing", async () => {
  const services = await newServices();
  const receiver = await startReceiver(500);
  await addedWebhook(services, anna, receiver.url);
  after(10 * 86_400);
  await deliver(services, anna.id, newProspects(1));
  await eventually(services, () => receiver.received.length === 1);
  await settled(services);
  receiver.become(200);
  vi.setSystemTime(start);
  await eventually(services, () => receiver.received.length === 2);
});

test("the newest fifty deliveries are kept", async () => {
  const services = await newServices();
  const receiver = await startReceiver();
  const { id } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(60));
  await eventually(services, () => receiver.received.length === 60);
  await settled(services);
  expect((await deliveryRows(services, id)).length).toBeLessThanOrEqual(webhookLimits.kept + 1);
});

test("housekeeping removes deliveries after a week, unless they wait, and former secrets after their day", async () => {
  const services = await newServices();
  const receiver = await startReceiver(({ body }) => (body.data.company === "Société n° 0" ? 200 : 500));
  const { id } = await addedWebhook(services, anna, receiver.url);
  await deliver(services, anna.id, newProspects(2));
  await eventually(services, async () => (await deliveryRows(services, id)).length === 2);
  await settled(services);
  await replaceSecret(services, anna.id, id);
  await services.webhooks.close();
  after(86_000);
  await removeExpired(services.db, [oldDeliveries, formerSecrets]);
  expect((await webhookRow(services, id)).formerSecret).not.toBeNull();
  expect(await deliveryRows(services, id)).toHaveLength(2);
  after(8 * 86_400);
  const removed = await removeExpired(services.db, [oldDeliveries, formerSecrets]);
  expect(removed).toEqual({ "old webhook deliveries": 1, "former webhook secrets": 1 });
  expect(await webhookRow(services, id)).toMatchObject({ formerSecret: null, formerUntil: null });
  expect(await deliveryRows(services, id)).toMatchObject([{ status: "waiting" }]);
});

test("nobody else's webhook is seen, tested, removed or given a secret", async () => {
  const services = await newServices();
  const receiver = await startReceiver();
  const { id } = await addedWebhook(services, anna, receiver.url);
  expect(await services.webhooks.test(bruno.id, id)).toEqual({ kind: "missing" });
  expect(await replaceSecret(services, bruno.id, id)).toEqual({ kind: "missing" });
  const { rows } = (await services.db.asClient(bruno.id, (tx) =>
    tx.execute(
      sql`select (select count(*) from webhooks) + (select count(*) from webhook_deliveries) as count`,
    ),
  )) as unknown as { rows: { count: number | string }[] };
  expect(Number(rows[0]?.count)).toBe(0);
  const annasTeam = await teamIdOf(services, anna.id);
  const forged = services.db.asClient(bruno.id, async (tx) =>
    tx.execute(sql`insert into webhooks (client_id, team_id, url, events, secret, created_at, taken_seq, due_at)
      select ${bruno.id}, ${annasTeam}::uuid, 'https://exemple.fr', '{prospect.changed}', '', now(), 0, now()`),
  );
  await expect(forged).rejects.toThrow();
  expect(receiver.connections()).toBe(0);
});

function mailOf(services: Services): string[] {
  return mailsTo(services.environment.dataDir, anna.email).map(({ text }) => text);
}
