import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../test/database/test-database.ts";
import { consume, type Limit, refund } from "./limits.server.ts";

const start = Date.parse("2026-03-02T08:00:00.000Z");
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function mails(bucket: string = randomUUID()): Limit[] {
  return [
    {
      bucket,
      windows: [
        { max: 1, seconds: 60 },
        { max: 5, seconds: 3600 },
      ],
    },
  ];
}

test("one turn a minute: the wait is told to the second and is exactly long enough", async () => {
  const { asOwner } = await openTestDatabase();
  const limits = mails();
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });

  for (const [seconds, retryAfter] of [
    [0, 60],
    [0.001, 60],
    [1, 59],
    [58.5, 2],
    [59.999, 1],
  ] as const) {
    after(seconds);
    expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter });
  }
  after(60);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
});

test("five turns an hour, whenever they were taken, and refused ones do not count", async () => {
  const { asOwner } = await openTestDatabase();
  const limits = mails();
  for (const minute of [0, 1, 10, 20, 30]) {
    after(minute * 60);
    expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
    expect(await consume(asOwner, limits)).toMatchObject({ ok: false });
  }
  after(40 * 60);
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 20 * 60 });
  after(60 * 60 - 0.5);
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 1 });
  after(60 * 60);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
  after(60 * 60 + 30);
  expect(await consume(asOwner, limits)).toEqual({ ok: false, retryAfter: 30 });
});

test("a turn is taken in all limits or in none, and the longest wait is told", async () => {
  const { asOwner } = await openTestDatabase();
  const [shared, anna, bea] = [randomUUID(), randomUUID(), randomUUID()];
  const both = (own: string): Limit[] => [
    ...mails(own),
    { bucket: shared, windows: [{ max: 1, seconds: 600 }] },
  ];
  expect(await consume(asOwner, both(anna))).toMatchObject({ ok: true });
  expect(await consume(asOwner, both(bea))).toEqual({ ok: false, retryAfter: 600 });
  expect(await consume(asOwner, mails(bea))).toMatchObject({ ok: true });
});

test("forty at once take no more turns than there are", async () => {
  const { asOwner } = await openTestDatabase();
  const limits: Limit[] = [{ bucket: randomUUID(), windows: [{ max: 7, seconds: 60 }] }];
  const answers = await Promise.all(Array.from({ length: 40 }, () => consume(asOwner, limits)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(7);
});

test("of a thousand at once that are refused, ten look into the database", async () => {
  const { asOwner } = await openTestDatabase();
  const transaction = vi.spyOn(asOwner, "transaction");
  const limits: Limit[] = [{ bucket: randomUUID(), windows: [{ max: 3, seconds: 60 }] }];
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => consume(asOwner, limits)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
  expect(new Set(answers.slice(3).map((answer) => !answer.ok && answer.retryAfter))).toEqual(new Set([60]));
  expect(transaction).toHaveBeenCalledTimes(3 + 10);
  transaction.mockRestore();
});

test("a turn that is given back can be taken again", async () => {
  const { asOwner } = await openTestDatabase();
  const limits = mails();
  const turn = await consume(asOwner, limits);
  if (!turn.ok) throw new Error("The first turn was refused.");
  await refund(asOwner, limits, turn.ids);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
});
