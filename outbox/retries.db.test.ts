import { expect, test, vi } from "vitest";
import { outbox } from "#db/schema.ts";
import { PermanentFailure, ReceiverBusy } from "#mail/mail.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import {
  by,
  newOutbox,
  openOutbox,
  outboxRows,
  probe,
  servicesWithoutOutbox,
} from "#test/outbox/outbox-fixtures.ts";
import { until } from "#test/until.ts";

fakeClock();

test("a failed delivery is retried after 1, 2, 4 … seconds until it succeeds", async () => {
  let attempts = 0;
  const { services, box } = await newOutbox(async () => {
    attempts++;
    if (attempts < 9) throw new Error("down");
  });
  await box.enqueue(probe("anna"));

  let now = 0;
  for (const [attempt, wait] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await until(
      async () => (await outboxRows(services))[0]?.lastError === "Error" && attempts === attempt + 1,
    );
    await until(async () => Number((await outboxRows(services))[0]?.dueAt) < Date.now() + 60_001);
    after(now + wait * 0.79);
    box.kick();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(attempts).toBe(attempt + 1);
    now += wait * 1.21;
    after(now);
    box.kick();
    await until(() => attempts === attempt + 2);
  }
  await until(async () => (await outboxRows(services)).length === 0);
});

test("an item that expires is retried until then, given up with a log line and stored for the operator", async () => {
  let attempts = 0;
  const services = await servicesWithoutOutbox();
  const warned = vi.spyOn(services.log, "warn");
  const deliver = async () => {
    attempts++;
    throw new Error("anna@exemple.fr is not there");
  };
  const box = await openOutbox(services, { probe: by(deliver, { expiresAfter: 600_000 }) });
  await box.enqueue(probe("anna@exemple.fr"));
  await until(async () => attempts === 1 && (await outboxRows(services))[0]?.lastError === "Error");
  expect(await outboxRows(services)).toMatchObject([
    { expiresAt: new Date(start + 600_000), failedAt: null },
  ]);

  after(599);
  box.kick();
  await until(
    async () => attempts === 2 && Number((await outboxRows(services))[0]?.dueAt) === start + 600_000,
  );
  after(600);
  box.kick();
  await until(async () => (await outboxRows(services))[0]?.failedAt !== null);
  expect(attempts).toBe(2);
  expect(await outboxRows(services)).toMatchObject([{ lastError: "EXPIRED: Error", attempts: 2 }]);
  expect(warned).toHaveBeenLastCalledWith(
    { kind: "probe", attempts: 2, reason: "EXPIRED: Error" },
    "expired, given up",
  );
  expect(JSON.stringify(warned.mock.calls)).not.toContain("anna");
});

test("any number of items that expired while no process ran are not delivered by the next one", async () => {
  const { services, box } = await newOutbox(async () => {});
  await box.close();
  const waiting = Array.from({ length: 250 }, (_, number) => ({
    ...{ ...probe(`p${number}`), createdAt: new Date(start), dueAt: new Date(start) },
    expiresAt: new Date(start + (number < 240 ? 600_000 : 660_000)),
  }));
  await services.db.asOwner.insert(outbox).values(waiting);
  after(610);
  const delivered: (string | null)[] = [];
  await openOutbox(services, {
    probe: by(async (_services, { recipient }) => void delivered.push(recipient)),
  });
  await until(async () => (await outboxRows(services)).every(({ failedAt }) => failedAt !== null));
  expect(delivered.sort()).toEqual(Array.from({ length: 10 }, (_, number) => `p${240 + number}`));
  expect(await outboxRows(services)).toHaveLength(240);
});

test("an item that never expires is still retried once an hour after a month", async () => {
  let attempts = 0;
  const services = await servicesWithoutOutbox();
  const deliver = async () => {
    attempts++;
    throw new Error("down");
  };
  const box = await openOutbox(services, { probe: by(deliver, { maxBackoff: 3_600_000 }) });
  await box.enqueue({ ...probe("anna"), attempts: 20 });
  const isPostponed = async () => Number((await outboxRows(services))[0]?.dueAt) > Date.now() + 60_000;
  for (let day = 0; day < 30; day++) {
    after(day * 24 * 3600);
    box.kick();
    await until(async () => attempts === day + 1 && (await isPostponed()));
  }
  const [row] = await outboxRows(services);
  expect(row).toMatchObject({ expiresAt: null, failedAt: null, attempts: 50, lastError: "Error" });
  const wait = Number(row?.dueAt) - Date.now();
  expect(wait).toBeGreaterThan(0.79 * 3_600_000);
  expect(wait).toBeLessThanOrEqual(3_600_000);
});

test("a receiver that asks for a pause gets nothing of this kind until it ends, then first attempts before retries", async () => {
  const attempted: (string | null)[] = [];
  const services = await servicesWithoutOutbox();
  let isBusy = true;
  const box = await openOutbox(services, {
    probe: by(async (_services, { recipient }) => {
      attempted.push(recipient);
      if (isBusy) throw new ReceiverBusy("HTTP_429", 120_000, null);
    }),
    other: by(async (_services, { recipient }) => void attempted.push(recipient)),
  });
  await box.enqueue(probe("anna"));
  await until(async () => (await outboxRows(services))[0]?.lastError === "HTTP_429");
  expect(await outboxRows(services)).toMatchObject([{ dueAt: new Date(start + 120_000) }]);
  isBusy = false;
  await box.enqueue(probe("bea"));
  await box.enqueue({ ...probe("cleo"), kind: "other" });
  await until(() => attempted.includes("cleo"));
  after(119);
  box.kick();
  await box.enqueue({ ...probe("dora"), kind: "other" });
  await until(() => attempted.includes("dora"));
  expect(attempted).toEqual(["anna", "cleo", "dora"]);
  after(120);
  box.kick();
  await until(() => attempted.length === 5);
  expect(attempted.slice(3)).toEqual(["bea", "anna"]);
});

test("a permanently refused item is attempted once, stored for the operator, and delays no other", async () => {
  const attempted: (string | null)[] = [];
  const { services, box } = await newOutbox(async (_services, { recipient }) => {
    attempted.push(recipient);
    if (recipient === "anna") throw new PermanentFailure("RCPT TO: 550", null);
  });
  await box.enqueue(probe("anna"));
  await until(async () => (await outboxRows(services))[0]?.failedAt !== null);
  expect(await outboxRows(services)).toMatchObject([
    { lastError: "RCPT TO: 550", failedAt: new Date(start) },
  ]);
  after(3600);
  box.kick();
  await box.enqueue(probe("bea"));
  await until(() => attempted.includes("bea"));
  expect(attempted).toEqual(["anna", "bea"]);
});

test("an item that waited when the clock was set back is delivered at once, and a pause ends", async () => {
  let attempts = 0;
  const { services, box } = await newOutbox(async () => {
    attempts++;
    if (attempts === 1) throw new ReceiverBusy("later", 600_000, null);
  });
  after(2 * 24 * 3600);
  await box.enqueue(probe("anna"));
  await until(async () => (await outboxRows(services))[0]?.lastError === "later");
  await services.db.asOwner.insert(outbox).values({
    ...{ kind: "probe", dedupeKey: "bruno", payload: {} },
    ...{ createdAt: new Date(), dueAt: new Date(Date.now() + 20_000) },
  });

  after(0);
  box.kick();
  await until(async () => (await outboxRows(services)).length === 0);
  expect(attempts).toBe(3);
});
