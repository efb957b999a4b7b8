import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#db/schema.ts";
import { fakeClock, start } from "#test/clock.ts";
import {
  by,
  newOutbox,
  openOutbox,
  outboxRows,
  probe,
  servicesWithoutOutbox,
} from "#test/outbox/outbox-fixtures.ts";
import { until } from "#test/until.ts";
import type { Handler } from "./delivery.ts";

fakeClock();

test("a first attempt never waits for retries, however many and however slow they are", async () => {
  const running: (string | null)[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { services, box } = await newOutbox(async () => {});
  await box.close();
  const retried = Array.from({ length: 5_000 }, (_, number) => ({
    ...{ ...probe(`old ${number}`), attempts: 3 },
    ...{ createdAt: new Date(start - 300_000), dueAt: new Date(start - 1_000 - number) },
  }));
  for (let from = 0; from < retried.length; from += 500)
    await services.db.asOwner.insert(outbox).values(retried.slice(from, from + 500));
  const busy = await openOutbox(services, {
    probe: by(async (_services, { recipient }) => {
      running.push(recipient);
      if (recipient?.startsWith("old")) await held;
    }),
  });
  await until(() => running.length === 2);
  for (let number = 0; number < 5; number++) {
    await busy.enqueue(probe(`new ${number}`));
    await until(() => running.at(-1) === `new ${number}`);
  }
  expect(running).toHaveLength(7);
  await services.db.asOwner.delete(outbox).where(eq(outbox.attempts, 3));
  release();
});

test("a first attempt precedes a retry that has been due for longer", async () => {
  const attempted: (string | null)[] = [];
  const { services, box } = await newOutbox(async () => {});
  await box.close();
  const createdAt = new Date(start);
  await services.db.asOwner.insert(outbox).values([
    { ...probe("old"), createdAt, attempts: 1, dueAt: new Date(start - 60_000) },
    { ...probe("new"), createdAt, attempts: 0, dueAt: new Date(start) },
  ]);
  await openOutbox(services, {
    probe: by(async (_services, { recipient }) => void attempted.push(recipient)),
  });
  await until(() => attempted.length === 2);
  expect(attempted).toEqual(["new", "old"]);
});

test("one slow delivery does not delay the others", async () => {
  const delivered: (string | null)[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { box } = await newOutbox(async (_services, { recipient }) => {
    if (recipient === "slow") await held;
    delivered.push(recipient);
  });
  for (const recipient of ["slow", "anna", "bea"]) await box.enqueue(probe(recipient));
  await until(() => delivered.length === 2);
  expect(delivered.sort()).toEqual(["anna", "bea"]);
  release();
});

test("a receiver that hangs on every item of a kind leaves a slot for the other kinds", async () => {
  const services = await servicesWithoutOutbox();
  const delivered: (string | null)[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const box = await openOutbox(services, {
    hanging: by(async () => held),
    probe: by(async (_services, { recipient }) => void delivered.push(recipient)),
  });
  for (let number = 0; number < 8; number++) await box.enqueue({ ...probe(String(number)), kind: "hanging" });
  await until(async () => (await outboxRows(services)).filter(({ attempts }) => attempts > 0).length === 3);
  await box.enqueue(probe("anna"));
  await until(() => delivered.length === 1);
  release();
  await until(async () => (await outboxRows(services)).length === 0);
});

test("a receiver that hangs on some items does not delay others of their kind for long", async () => {
  const services = await servicesWithoutOutbox();
  const delivered: (string | null)[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const deliver: Handler = async (_services, { recipient }) => {
    if (recipient?.startsWith("hangs")) await held;
    delivered.push(recipient);
  };
  const box = await openOutbox(services, { probe: by(deliver) }, { slowAfter: 50 });
  for (let number = 0; number < 12; number++) await box.enqueue(probe(`hangs ${number}`));
  await box.enqueue(probe("anna"));
  await until(() => delivered.length === 1);
  expect(delivered).toEqual(["anna"]);
  release();
  await until(async () => (await outboxRows(services)).length === 0);
  expect(delivered).toHaveLength(13);
});
