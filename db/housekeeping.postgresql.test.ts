import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { rules } from "#app/retention/enforcement.server.ts";
import { removeDue } from "#app/retention/retention.server.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { removeExpired } from "./housekeeping.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { rateLimitHits } from "./schema.ts";

test("of two processes at once one deletes what is due, and the other waits for it", async () => {
  const target = await newTestDatabase();
  const [first, second] = [await openDatabase(target), await openDatabase(target)];
  onTestFinished(async () => {
    await first.close();
    await second.close();
  });
  await first.asOwner.insert(rateLimitHits).values({ bucket: "b", hitAt: new Date(0) });

  const slow = {
    name: "slow",
    count: async () => 1,
    removeBatch: async () => {
      expect(await removeExpired(second, rules)).toBeNull();
      return 0;
    },
  };
  expect(await removeExpired(first, [slow])).toEqual({ slow: 0 });
  const { rows } = (await second.asOwner.execute(
    sql`select count(*)::int as count from rate_limit_hits`,
  )) as unknown as {
    rows: { count: number }[];
  };
  expect(rows[0]?.count).toBe(1);
  expect(await removeExpired(second, rules)).toMatchObject({ rate_limit_hits: 1 });

  const many = Array.from({ length: 1_200 }, () => ({ bucket: "b", hitAt: new Date(0) }));
  await first.asOwner.insert(rateLimitHits).values(many);
  const both = await Promise.all([first, second].map((db) => removeDue({ db }, Date.now())));
  const hits = both.map((removed) => removed?.find(({ name }) => name === "rate_limit_hits")?.rows ?? 0);
  expect((hits[0] ?? 0) + (hits[1] ?? 0)).toBe(1_200);
  expect(await first.asOwner.$count(rateLimitHits)).toBe(0);
});
