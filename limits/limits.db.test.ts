import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { after, fakeClock } from "#test/clock.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { consume, type Limit, refund } from "./limits.server.ts";

fakeClock();

/** One hit a minute and five an hour. */
function minuteAndHour(bucket: string = randomUUID()): Limit[] {
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

test("the wait is returned to the second and is exactly long enough", async () => {
  const { asOwner } = await openTestDatabase();
  const limits = minuteAndHour();
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

test("five hits an hour are allowed, and refused ones do not count", async () => {
  const { asOwner } = await openTestDatabase();
  const limits = minuteAndHour();
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

test("a hit counts in all limits or in none, and the longest wait is returned", async () => {
  const { asOwner } = await openTestDatabase();
  const [shared, anna, bea] = [randomUUID(), randomUUID(), randomUUID()];
  const both = (own: string): Limit[] => [
    ...minuteAndHour(own),
    { bucket: shared, windows: [{ max: 1, seconds: 600 }] },
  ];
  expect(await consume(asOwner, both(anna))).toMatchObject({ ok: true });
  expect(await consume(asOwner, both(bea))).toEqual({ ok: false, retryAfter: 600 });
  expect(await consume(asOwner, minuteAndHour(bea))).toMatchObject({ ok: true });
});

test("forty simultaneous hits do not exceed the limit", async () => {
  const { asOwner } = await openTestDatabase();
  const limits: Limit[] = [{ bucket: randomUUID(), windows: [{ max: 7, seconds: 60 }] }];
  const results = await Promise.all(Array.from({ length: 40 }, () => consume(asOwner, limits)));
  expect(results.filter((result) => result.ok)).toHaveLength(7);
});

test("of a thousand simultaneous refusals ten query the database", async () => {
  const { asOwner } = await openTestDatabase();
  const transaction = vi.spyOn(asOwner, "transaction");
  const limits: Limit[] = [{ bucket: randomUUID(), windows: [{ max: 3, seconds: 60 }] }];
  const results = await Promise.all(Array.from({ length: 1_000 }, () => consume(asOwner, limits)));
  expect(results.filter((result) => result.ok)).toHaveLength(3);
  expect(new Set(results.slice(3).map((result) => !result.ok && result.retryAfter))).toEqual(new Set([60]));
  expect(transaction).toHaveBeenCalledTimes(3 + 10);
  transaction.mockRestore();
});

test("a refunded hit can be consumed again", async () => {
  const { asOwner } = await openTestDatabase();
  const limits = minuteAndHour();
  const consumed = await consume(asOwner, limits);
  if (!consumed.ok) throw new Error("The first hit was refused.");
  await refund(asOwner, limits, consumed.ids);
  expect(await consume(asOwner, limits)).toMatchObject({ ok: true });
});
