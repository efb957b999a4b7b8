import { expect, test, vi } from "vitest";
import { outbox } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { by, openOutbox, outboxRows, probe, servicesWithoutOutbox } from "#test/outbox/outbox-fixtures.ts";
import { until } from "#test/until.ts";
import { countOutbox, dropItem, listOutbox, retryItem } from "./operate-outbox.server.ts";

fakeClock();

const all = { state: null, kind: null, after: null, limit: 50 };

/** An item as it is stored, `age` seconds old. */
const item = (name: string, age: number, values: Partial<typeof outbox.$inferInsert> = {}) => ({
  ...{ kind: "probe", dedupeKey: name, recipient: `${name}@exemple.fr`, payload: { secret: "hidden" } },
  ...{ createdAt: new Date(start - age * 1000), dueAt: new Date(start + 3_600_000), ...values },
});

test("the outbox is listed by state and kind, the oldest first, page by page, without content or names", async () => {
  const { db } = await servicesWithoutOutbox();
  await db.asOwner
    .insert(outbox)
    .values([
      item("dora", 10),
      item("anna", 90),
      item("bea", 40, { attempts: 3, lastError: "CONN ECONNREFUSED" }),
      item("carl", 40, { attempts: 1, failedAt: new Date(start), lastError: "RCPT TO: 550" }),
      item("emma", 5, { kind: "other", recipient: null }),
    ]);
  const seen: string[] = [];
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page = await listOutbox(db.asOwner, { ...all, after: cursor, limit: 2 });
    seen.push(...page.items.map(({ kind, state, domain }) => `${kind} ${state} ${domain}`));
    cursor = page.next;
  }
  expect(seen.toSpliced(1, 2, ...seen.slice(1, 3).sort())).toEqual([
    "probe waiting exemple.fr",
    "probe failed exemple.fr",
    "probe retrying exemple.fr",
    "probe waiting exemple.fr",
    "other waiting null",
  ]);
  const failed = await listOutbox(db.asOwner, { ...all, state: "failed", kind: "probe" });
  expect(failed).toMatchObject({ items: [{ attempts: 1, lastError: "RCPT TO: 550" }], next: null });
  expect(JSON.stringify(failed)).not.toMatch(/carl|hidden/);
  expect((await listOutbox(db.asOwner, { ...all, after: "x'; drop table outbox" })).items).toHaveLength(5);
  expect(await countOutbox(db.asOwner)).toEqual([
    { kind: "other", state: "waiting", count: 1, oldest: new Date(start - 5_000) },
    { kind: "probe", state: "failed", count: 1, oldest: new Date(start - 40_000) },
    { kind: "probe", state: "retrying", count: 1, oldest: new Date(start - 40_000) },
    { kind: "probe", state: "waiting", count: 2, oldest: new Date(start - 90_000) },
  ]);
});

test("an item is tried again at once, unless it is under way, replaced, out of date or gone", async () => {
  const services = await servicesWithoutOutbox();
  const { db } = services;
  const failedAt = new Date(start);
  const rows = await db.asOwner
    .insert(outbox)
    .values([
      item("refused", 60, { attempts: 4, failedAt, lastError: "RCPT TO: 550" }),
      item("backing off", 60, { attempts: 9 }),
      item("under way", 60, { attempts: 2, dueAt: new Date(start + 29_000) }),
      item("replaced", 60, { attempts: 1, failedAt }),
      item("replaced", 10),
      item("expired", 900, { attempts: 2, failedAt, expiresAt: new Date(start - 1) }),
    ])
    .returning();
  const outcomes = [];
  for (const { id } of rows) outcomes.push(await retryItem(db.asOwner, id));
  expect(outcomes).toEqual(["retried", "retried", "soon", "replaced", "retried", "expired"]);
  expect(await retryItem(db.asOwner, crypto.randomUUID())).toBe("missing");
  expect(await retryItem(db.asOwner, "1 or true")).toBe("missing");

  const delivered: string[] = [];
  const deliver = vi.fn(async (_services, { recipient }) => void delivered.push(recipient));
  const box = await openOutbox(services, { probe: by(deliver) });
  box.kick();
  await until(async () => (await outboxRows(services)).length === 3);
  expect(delivered.sort()).toEqual(["backing off@exemple.fr", "refused@exemple.fr", "replaced@exemple.fr"]);
});

test("an item that was given up is delivered no more, even if its last attempt fails later", async () => {
  const services = await servicesWithoutOutbox();
  let attempts = 0;
  let fail = () => {};
  const deliver = () =>
    new Promise<void>((_resolve, reject) => {
      attempts++;
      fail = () => reject(new Error("down"));
    });
  const box = await openOutbox(services, { probe: by(deliver) });
  await box.enqueue(probe("anna"));
  await until(() => attempts === 1);
  const [row] = await outboxRows(services);
  expect(await dropItem(services.db.asOwner, row?.id ?? "")).toEqual({ kind: "probe", state: "retrying" });
  expect(await dropItem(services.db.asOwner, row?.id ?? "")).toBeNull();
  expect(await dropItem(services.db.asOwner, "*")).toBeNull();
  fail();
  await box.close();
  after(3600);
  expect([await outboxRows(services), attempts]).toEqual([[], 1]);
});
