import { expect, test, vi } from "vitest";
import { outbox } from "#db/schema.ts";
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
import type { Handler, OutboxItem } from "./delivery.ts";
import { lease } from "./outbox-table.server.ts";

fakeClock();

test("an item is delivered at once and removed", async () => {
  const delivered: OutboxItem[] = [];
  const { services, box } = await newOutbox(async (_services, item) => void delivered.push(item));
  await box.enqueue(probe("anna", { a: 1 }));
  await until(async () => (await outboxRows(services)).length === 0);
  expect(delivered).toMatchObject([{ recipient: "anna", payload: { a: 1 } }]);
});

test("a newer item replaces a waiting one", async () => {
  const delivered: unknown[] = [];
  const { services, box } = await newOutbox(async (_services, item) => void delivered.push(item.payload));
  await box.close();
  await box.enqueue(probe("anna", { n: 1 }));
  await box.enqueue(probe("anna", { n: 2 }));
  await box.enqueue(probe("bea", { n: 3 }));
  await openOutbox(services, { probe: by(async (_services, item) => void delivered.push(item.payload)) });
  await until(() => delivered.length === 2);
  expect(delivered).toEqual(expect.arrayContaining([{ n: 2 }, { n: 3 }]));
});

test("an item that arrives while an older one is being delivered is delivered too", async () => {
  const delivered: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { services, box } = await newOutbox(async (_services, { payload }) => {
    if (delivered.push(payload) === 1) await held;
  });
  await box.enqueue(probe("anna", { n: 1 }));
  await until(() => delivered.length === 1);
  await box.enqueue(probe("anna", { n: 2 }));
  await until(() => delivered.length === 2);
  release();
  await until(async () => (await outboxRows(services)).length === 0);
  expect(delivered).toEqual([{ n: 1 }, { n: 2 }]);
});

test("two processes that poll at the same time deliver each item once", async () => {
  const delivered: (string | null)[] = [];
  const deliver: Handler = async (_services, { recipient }) => void delivered.push(recipient);
  const { services, box } = await newOutbox(deliver);
  const other = await openOutbox(services, { probe: by(deliver) });
  const subjects = Array.from({ length: 40 }, (_, n) => `p${n}`);
  await Promise.all(subjects.map((recipient, n) => (n % 2 ? box : other).enqueue(probe(recipient))));
  await until(async () => (await outboxRows(services)).length === 0);
  expect(delivered.sort()).toEqual(subjects.sort());
});

test("what a killed process had claimed is delivered half a minute later; a first attempt at once where there is only one process", async () => {
  const services = await servicesWithoutOutbox();
  const claimed = (recipient: string, more: Partial<typeof outbox.$inferInsert> = {}) => {
    const times = { createdAt: new Date(start), dueAt: new Date(start + lease) };
    return { ...probe(recipient), ...times, attempts: 1, ...more };
  };
  await services.db.asOwner
    .insert(outbox)
    .values([claimed("first"), claimed("again", { attempts: 2 }), claimed("failed", { lastError: "Error" })]);
  const delivered: (string | null)[] = [];
  const next = await openOutbox(services, {
    probe: by(async (_services, { recipient }) => void delivered.push(recipient)),
  });
  const atOnce = services.db.engine === "pglite" ? ["first"] : [];
  await until(() => delivered.length === atOnce.length);
  after(29);
  next.kick();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(delivered).toEqual(atOnce);
  after(30);
  next.kick();
  await until(() => delivered.length === 3);
});

test("a long delivery keeps its lease", async () => {
  const { services, box } = await newOutbox(() => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  await box.enqueue(probe("anna"));
  await until(async () => (await outboxRows(services))[0]?.attempts === 1);
  const claimed = (await outboxRows(services))[0]?.dueAt.getTime() ?? 0;
  vi.advanceTimersByTime(20_000);
  await until(async () => ((await outboxRows(services))[0]?.dueAt.getTime() ?? 0) >= claimed + 10_000);
});

test("closing lets a delivery finish and starts no other", async () => {
  const delivered: (string | null)[] = [];
  const { services, box } = await newOutbox(async (_services, { recipient }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    delivered.push(recipient);
  });
  await box.enqueue(probe("anna"));
  await until(async () => (await outboxRows(services))[0]?.attempts === 1);
  await box.close();
  await box.enqueue(probe("bea"));
  expect(delivered).toEqual(["anna"]);
  expect(await outboxRows(services)).toMatchObject([{ recipient: "bea", attempts: 0 }]);
});
