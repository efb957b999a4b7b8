import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spentHits } from "#app/accounts/sign-in/expired-sign-ins.server.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { until } from "#test/until.ts";
import { batchSize, removeExpired } from "./housekeeping.server.ts";
import { rateLimitHits } from "./schema.ts";

const now = Date.parse("2026-03-02T08:00:00.000Z");
const second = 1_000;
const day = 24 * 60 * 60 * second;
const ago = (milliseconds: number) => new Date(now - milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

test("many expired rows are deleted in batches, between which other queries run", async () => {
  const db = await openTestDatabase();
  const many = 2 * batchSize + 1;
  for (let n = 0; n < many; n += batchSize)
    await db.asOwner
      .insert(rateLimitHits)
      .values(
        Array.from({ length: Math.min(batchSize, many - n) }, () => ({ bucket: "b", hitAt: ago(2 * day) })),
      );

  const seen: number[] = [];
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      seen.push(await db.asOwner.$count(rateLimitHits));
      await new Promise(setImmediate);
    }
  })();
  // The connection of the others is open.
  await until(() => seen.length > 0);
  expect(await removeExpired(db, [spentHits])).toMatchObject({ rate_limit_hits: many });
  isDone = true;
  await others;
  expect(seen.some((left) => left > 0 && left < many)).toBe(true);
});

test("a stopped run starts no further batch", async () => {
  const db = await openTestDatabase();
  await db.asOwner.insert(rateLimitHits).values({ bucket: "b", hitAt: ago(2 * day) });
  expect(await removeExpired(db, [spentHits], { isStopped: () => true })).toEqual({});
  expect(await db.asOwner.$count(rateLimitHits)).toBe(1);
});
