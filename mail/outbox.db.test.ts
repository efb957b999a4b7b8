import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Services } from "~/services.server.ts";
import { outbox } from "../db/schema.ts";
import { createTestServices } from "../test/services.ts";
import { RefusedForGood } from "./mail.ts";
import { backoff, createOutbox, type Deliver, type Owed } from "./outbox.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An outbox that delivers by `deliver`, on a database where nobody else looks. */
async function newOutbox(deliver: Deliver) {
  const services = await createTestServices();
  await services.outbox.close();
  return { services, box: await openOutbox(services, deliver) };
}

async function openOutbox(services: Services, deliver: Deliver) {
  const box = await createOutbox(services, { probe: deliver });
  onTestFinished(() => box.close());
  return box;
}

const put = (subject: string, payload: object = {}) => ({ kind: "probe", subject, payload });
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
  const delivered: Owed[] = [];
  const { services, box } = await newOutbox(async (_services, owed) => void delivered.push(owed));
  await box.enqueue(put("anna", { a: 1 }));
  await until(async () => (await rows(services)).length === 0);
  expect(delivered).toMatchObject([{ subject: "anna", payload: { a: 1 } }]);
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

test("the wait between attempts never exceeds a minute", () => {
  for (const attempts of [6, 7, 20, 5_000]) expect(backoff(attempts)).toBeLessThanOrEqual(60_000);
});

test("what is refused for good is tried once, kept for the operator, and in nobody's way", async () => {
  const tried: string[] = [];
  const { services, box } = await newOutbox(async (_services, { subject }) => {
    tried.push(subject);
    if (subject === "anna") throw new RefusedForGood("RCPT TO: 550", null);
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
  const deliver: Deliver = async (_services, { subject }) => void delivered.push(subject);
  const { services, box } = await newOutbox(deliver);
  const other = await openOutbox(services, deliver);
  const subjects = Array.from({ length: 40 }, (_, n) => `p${n}`);
  await Promise.all(subjects.map((subject, n) => (n % 2 ? box : other).enqueue(put(subject))));
  await until(async () => (await rows(services)).length === 0);
  expect(delivered.sort()).toEqual(subjects.sort());
});

test("what a killed process had taken is delivered half a minute later by the next one", async () => {
  const { services, box } = await newOutbox(() => new Promise(() => {}));
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.attempts === 1);

  const delivered: string[] = [];
  const next = await openOutbox(services, async (_services, { subject }) => void delivered.push(subject));
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
  const { box } = await newOutbox(async (_services, { subject }) => {
    if (subject === "slow") await held;
    delivered.push(subject);
  });
  for (const subject of ["slow", "anna", "bea"]) await box.enqueue(put(subject));
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
    hanging: async () => held,
    probe: async (_services, { subject }) => void delivered.push(subject),
  });
  onTestFinished(() => box.close());
  for (let number = 0; number < 8; number++)
    await box.enqueue({ kind: "hanging", subject: String(number), payload: {} });
  await until(async () => (await rows(services)).filter(({ attempts }) => attempts > 0).length === 3);
  await box.enqueue(put("anna"));
  await until(() => delivered.length === 1);
  release();
  await until(async () => (await rows(services)).length === 0);
});

test("closing lets a delivery finish, and starts no other", async () => {
  const delivered: string[] = [];
  const { services, box } = await newOutbox(async (_services, { subject }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    delivered.push(subject);
  });
  await box.enqueue(put("anna"));
  await until(async () => (await rows(services))[0]?.attempts === 1);
  await box.close();
  await box.enqueue(put("bea"));
  expect(delivered).toEqual(["anna"]);
  expect(await rows(services)).toMatchObject([{ subject: "bea", attempts: 0 }]);
});
