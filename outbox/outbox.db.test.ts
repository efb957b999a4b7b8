import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Services } from "~/services.server.ts";
import { outbox } from "../db/schema.ts";
import { PermanentFailure, ReceiverBusy } from "../mail/mail.ts";
import { createTestServices } from "../test/services/test-services.ts";
import { backoff, createOutbox, type Delivery, type Handler, type OutboxItem } from "./outbox.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An outbox that delivers by `deliver`, on a database where nobody else looks. */
async function newOutbox(deliver: Handler) {
  const services = await createTestServices();
  await services.outbox.close();
  return { services, box: await openOutbox(services, deliver) };
}

async function openOutbox(services: Services, deliver: Handler) {
  const box = await createOutbox(services, { probe: by(deliver) });
  onTestFinished(() => box.close());
  return box;
}

const by = (deliver: Handler, more: Partial<Delivery> = {}): Delivery => ({
  deliver,
  expiresAfter: null,
  longestWait: 60_000,
  ...more,
});

const put = (dedupeKey: string, payload: object = {}) => ({ kind: "probe", dedupeKey, payload });
const rows = ({ db }: Services) => db.asOwner.select().from(outbox);

/** Not `vi.waitFor`, which moves the clock. */
async function until(holds: () => boolean | Promise<boolean>) {
  for (let look = 0; look < 500; look++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It did not come to that within 10 s.");
}

test("what is put in is delivered at once, and then gone", async () => {
  const delivered: OutboxItem[] = [];
  const { services, box } = await newOutbox(async (_services, owed) => void delivered.push(owed));
  await box.enqueue(put("anna", { a: 1 }));
  await until(async () => (await rows(services)).length === 0);
  expect(delivered).toMatchObject([{ dedupeKey: "anna", payload: { a: 1 } }]);
});

test("what fails is tried again after 1, 2, 4 … seconds, until it works", async () => {
  let attempts = 0;
  const { services, box } = await newOutbox(async () => {
    attempts++;
    if (attempts < 9) throw new Error("down");
  });
  await box.enqueue(put("anna"));

  let now = 0;
  for (const [attempt, wait] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await until(async () => (await rows(services))[0]?.lastError === "Error" && attempts === attempt + 1);
    await until(async () => Number((await rows(services))[0]?.dueAt) < Date.now() + 60_001);
    after(now + wait * 0.79);
    box.kick();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(attempts).toBe(attempt + 1);
    now += wait * 1.21;
    after(now);
    box.kick();
    await until(() => attempts === attempt + 2);
  }
  await until(async () => (await rows(services)).length === 0);
});

test("the wait between attempts doubles up to the longest of its kind", () => {
  for (const attempts of [6, 7, 20, 5_000]) expect(backoff(attempts, 60_000)).toBeLessThanOrEqual(60_000);
  for (const attempts of [12, 20, 5_000]) {
    expect(backoff(attempts, 3_600_000)).toBeGreaterThan(1_600_000);
    expect(backoff(attempts, 3_600_000)).toBeLessThanOrEqual(3_600_000);
  }
});

test("what has a time is tried until then, given up with a line in the log, and kept for the operator", async () => {
  let attempts = 0;
  const services = await createTestServices();
  await services.outbox.close();
  const warned = vi.spyOn(services.log, "warn");
  const deliver = async () => {
    attempts++;
    throw new Error("anna@exemple.fr is not there");
  };
  const box = await createOutbox(services, { probe: by(deliver, { expiresAfter: 600_000 }) });
  onTestFinished(() => box.close());
  await box.enqueue(put("anna@exemple.fr"));
  await until(async () => attempts === 1 && (await rows(services))[0]?.lastError === "Error");
  expect(await rows(services)).toMatchObject([{ expiresAt: new Date(start + 600_000), failedAt: null }]);

  after(599);
  box.kick();
  await until(async () => attempts === 2 && Number((await rows(services))[0]?.dueAt) === start + 600_000);
  after(600);
  box.kick();
  await until(async () => (await rows(services))[0]?.failedAt !== null);
  expect(attempts).toBe(2);
  expect(await rows(services)).toMatchObject([{ lastError: "EXPIRED: Error", attempts: 2 }]);
  expect(warned).toHaveBeenLastCalledWith(
    { kind: "probe", attempts: 2, reason: "EXPIRED: Error" },
    "expired, given up",
  );
  expect(JSON.stringify(warned.mock.calls)).not.toContain("anna");
});

test("what expired while no process was there is not delivered by the next one, however much it is", async () => {
  const { services, box } = await newOutbox(async () => {});
  await box.close();
  const waiting = Array.from({ length: 250 }, (_, number) => ({
    ...{
      kind: "probe",
      dedupeKey: `p${number}`,
      payload: {},
      createdAt: new Date(start),
      dueAt: new Date(start),
    },
    expiresAt: new Date(start + (number < 240 ? 600_000 : 660_000)),
  }));
  await services.db.asOwner.insert(outbox).values(waiting);
  after(610);
  const delivered: string[] = [];
  await openOutbox(services, async (_services, { dedupeKey }) => void delivered.push(dedupeKey));
  await until(async () => (await rows(services)).every(({ failedAt }) => failedAt !== null));
  expect(delivered.sort()).toEqual(Array.from({ length: 10 }, (_, number) => `p${240 + number}`));
  expect(await rows(services)).toHaveLength(240);
});

test("what never expires is there after a month, and tried once an hour", async () => {
  let attempts = 0;
  const services = await createTestServices();
  await services.outbox.close();
  const deliver = async () => {
    attempts++;
    throw new Error("down");
  };
  const box = await createOutbox(services, { probe: by(deliver, { longestWait: 3_600_000 }) });
  onTestFinished(() => box.close());
  await box.enqueue({ ...put("anna"), attempts: 20 });
  const isPostponed = async () => Number((await rows(services))[0]?.dueAt) > Date.now() + 60_000;
  for (let day = 0; day < 30; day++) {
    after(day * 24 * 3600);
    box.kick();
    await until(async () => attempts === day + 1 && (await isPostponed()));
  }
  const [row] = await rows(services);
  expect(row).toMatchObject({ expiresAt: null, failedAt: null, attempts: 50, lastError: "Error" });
  const wait = Number(row?.dueAt) - Date.now();
  expect(wait).toBeGreaterThan(0.79 * 3_600_000);
  expect(wait).toBeLessThanOrEqual(3_600_000);
});

test("what is new never waits for retries, however many there are and however slow their receiver is", async () => {
  const running: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { services, box } = await newOutbox(async () => {});
  await box.close();
  const retried = Array.from({ length: 5_000 }, (_, number) => ({
    ...{ kind: "probe", dedupeKey: `old ${number}`, payload: {}, attempts: 3 },
    ...{ createdAt: new Date(start - 300_000), dueAt: new Date(start - 1_000 - number) },
  }));
  for (let from = 0; from < retried.length; from += 500)
    await services.db.asOwner.insert(outbox).values(retried.slice(from, from + 500));
  const busy = await openOutbox(services, async (_services, { dedupeKey }) => {
    running.push(dedupeKey);
    if (dedupeKey.startsWith("old")) await held;
  });
  await until(() => running.length === 2);
  for (let number = 0; number < 5; number++) {
    await busy.enqueue(put(`new ${number}`));
    await until(() => running.at(-1) === `new ${number}`);
  }
  expect(running).toHaveLength(7);
  await services.db.asOwner.delete(outbox).where(eq(outbox.attempts, 3));
  release();
}, 60_000);

test("what is new is taken before what is tried again, though that is due for longer", async () => {
  const taken: string[] = [];
  const { services, box } = await newOutbox(async () => {});
  await box.close();
  const row = { kind: "probe", payload: {}, createdAt: new Date(start) };
  await services.db.asOwner.insert(outbox).values([
    { ...row, dedupeKey: "old", attempts: 1, dueAt: new Date(start - 60_000) },
    { ...row, dedupeKey: "new", attempts: 0, dueAt: new Date(start) },
  ]);
  await openOutbox(services, async (_services, { dedupeKey }) => void taken.push(dedupeKey));
  await until(() => taken.length === 2);
  expect(taken).toEqual(["new", "old"]);
});

test("a receiver that asks for a pause gets nothing of this kind until it is over, then what is new first", async () => {
  const tried: string[] = [];
  const services = await createTestServices();
  await services.outbox.close();
  let isBusy = true;
  const box = await createOutbox(services, {
    probe: by(async (_services, { dedupeKey }) => {
      tried.push(dedupeKey);
      if (isBusy) throw new ReceiverBusy("HTTP_429", 120_000, null);
    }),
    other: by(async (_services, { dedupeKey }) => void tried.push(dedupeKey)),
  });
  onTestFinished(() => box.close());
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.lastError === "HTTP_429");
  expect(await rows(services)).toMatchObject([{ dueAt: new Date(start + 120_000) }]);
  isBusy = false;
  await box.enqueue(put("bea"));
  await box.enqueue({ kind: "other", dedupeKey: "cleo", payload: {} });
  await until(() => tried.includes("cleo"));
  after(119);
  box.kick();
  await box.enqueue({ kind: "other", dedupeKey: "dora", payload: {} });
  await until(() => tried.includes("dora"));
  expect(tried).toEqual(["anna", "cleo", "dora"]);
  after(120);
  box.kick();
  await until(() => tried.length === 5);
  expect(tried.slice(3)).toEqual(["bea", "anna"]);
});

test("what is refused for good is tried once, kept for the operator, and in nobody's way", async () => {
  const tried: string[] = [];
  const { services, box } = await newOutbox(async (_services, { dedupeKey }) => {
    tried.push(dedupeKey);
    if (dedupeKey === "anna") throw new PermanentFailure("RCPT TO: 550", null);
  });
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.failedAt !== null);
  expect(await rows(services)).toMatchObject([{ lastError: "RCPT TO: 550", failedAt: new Date(start) }]);
  after(3600);
  box.kick();
  await box.enqueue(put("bea"));
  await until(() => tried.includes("bea"));
  expect(tried).toEqual(["anna", "bea"]);
});

test("a newer request takes the place of a waiting one", async () => {
  const delivered: unknown[] = [];
  const { services, box } = await newOutbox(async (_services, owed) => void delivered.push(owed.payload));
  await box.close();
  await box.enqueue(put("anna", { n: 1 }));
  await box.enqueue(put("anna", { n: 2 }));
  await box.enqueue(put("bea", { n: 3 }));
  await openOutbox(services, async (_services, owed) => void delivered.push(owed.payload));
  await until(() => delivered.length === 2);
  expect(delivered).toEqual(expect.arrayContaining([{ n: 2 }, { n: 3 }]));
});

test("a request that arrives while the older one is on its way is delivered too", async () => {
  const delivered: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { services, box } = await newOutbox(async (_services, { payload }) => {
    if (delivered.push(payload) === 1) await held;
  });
  await box.enqueue(put("anna", { n: 1 }));
  await until(() => delivered.length === 1);
  await box.enqueue(put("anna", { n: 2 }));
  await until(() => delivered.length === 2);
  release();
  await until(async () => (await rows(services)).length === 0);
  expect(delivered).toEqual([{ n: 1 }, { n: 2 }]);
});

test("two processes that look at the same time deliver each once", async () => {
  const delivered: string[] = [];
  const deliver: Handler = async (_services, { dedupeKey }) => void delivered.push(dedupeKey);
  const { services, box } = await newOutbox(deliver);
  const other = await openOutbox(services, deliver);
  const subjects = Array.from({ length: 40 }, (_, n) => `p${n}`);
  await Promise.all(subjects.map((dedupeKey, n) => (n % 2 ? box : other).enqueue(put(dedupeKey))));
  await until(async () => (await rows(services)).length === 0);
  expect(delivered.sort()).toEqual(subjects.sort());
});

test("what a killed process had taken is delivered half a minute later by the next one", async () => {
  const { services, box } = await newOutbox(() => new Promise(() => {}));
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.attempts === 1);

  const delivered: string[] = [];
  const next = await openOutbox(services, async (_services, { dedupeKey }) => void delivered.push(dedupeKey));
  after(29);
  next.kick();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(delivered).toEqual([]);
  after(30);
  next.kick();
  await until(() => delivered.length === 1);
}, 20_000);

test("a delivery that takes long stays with the process that makes it", async () => {
  const { services, box } = await newOutbox(() => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.attempts === 1);
  const taken = (await rows(services))[0]?.dueAt.getTime() ?? 0;
  vi.advanceTimersByTime(20_000);
  await until(async () => ((await rows(services))[0]?.dueAt.getTime() ?? 0) >= taken + 10_000);
}, 20_000);

test("one slow receiver does not hold up the others", async () => {
  const delivered: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { box } = await newOutbox(async (_services, { dedupeKey }) => {
    if (dedupeKey === "slow") await held;
    delivered.push(dedupeKey);
  });
  for (const dedupeKey of ["slow", "anna", "bea"]) await box.enqueue(put(dedupeKey));
  await until(() => delivered.length === 2);
  expect(delivered.sort()).toEqual(["anna", "bea"]);
  release();
});

test("a receiver that hangs on everything of its kind leaves a place for the other kinds", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const delivered: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const box = await createOutbox(services, {
    hanging: by(async () => held),
    probe: by(async (_services, { dedupeKey }) => void delivered.push(dedupeKey)),
  });
  onTestFinished(() => box.close());
  for (let number = 0; number < 8; number++)
    await box.enqueue({ kind: "hanging", dedupeKey: String(number), payload: {} });
  await until(async () => (await rows(services)).filter(({ attempts }) => attempts > 0).length === 3);
  await box.enqueue(put("anna"));
  await until(() => delivered.length === 1);
  release();
  await until(async () => (await rows(services)).length === 0);
});

test("a receiver that hangs on some holds up nobody else of their kind for long", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const delivered: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const deliver: Handler = async (_services, { dedupeKey }) => {
    if (dedupeKey.startsWith("hangs")) await held;
    delivered.push(dedupeKey);
  };
  const box = await createOutbox(services, { probe: by(deliver) }, { placeHeld: 50 });
  onTestFinished(() => box.close());
  for (let number = 0; number < 12; number++) await box.enqueue(put(`hangs ${number}`));
  await box.enqueue(put("anna"));
  await until(() => delivered.length === 1);
  expect(delivered).toEqual(["anna"]);
  release();
  await until(async () => (await rows(services)).length === 0);
  expect(delivered).toHaveLength(13);
});

test("closing lets a delivery finish, and starts no other", async () => {
  const delivered: string[] = [];
  const { services, box } = await newOutbox(async (_services, { dedupeKey }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    delivered.push(dedupeKey);
  });
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.attempts === 1);
  await box.close();
  await box.enqueue(put("bea"));
  expect(delivered).toEqual(["anna"]);
  expect(await rows(services)).toMatchObject([{ dedupeKey: "bea", attempts: 0 }]);
});
