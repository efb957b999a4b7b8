import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { expiries } from "#app/expiries.server.ts";
import { newTestDatabase } from "#test/database/test-database.ts";
import { removeExpired } from "./housekeeping.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { rateLimitHits } from "./schema.ts";

test("only one process at a time runs the housekeeping", async () => {
  const target = await newTestDatabase();
  const [first, second] = [await openDatabase(target), await openDatabase(target)];
  onTestFinished(async () => {
    await first.close();
    await second.close();
  });
  await first.asOwner.insert(rateLimitHits).values({ bucket: "b", hitAt: new Date(0) });

  const slow = {
    name: "slow",
    removeBatch: async () => {
      expect(await removeExpired(second, expiries)).toBeNull();
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
  expect(await removeExpired(second, expiries)).toMatchObject({ rate_limit_hits: 1 });
});
