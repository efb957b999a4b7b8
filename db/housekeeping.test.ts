import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "./database.server.ts";
import { startHousekeeping } from "./housekeeping.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

const log = pino({ level: "silent" });
/** Answers that the lock is free. */
const tx = { execute: async () => ({ rows: [{ locked: true }] }) };
const db = {
  outage: () => null,
  asOwner: { transaction: async (work: (queries: typeof tx) => unknown) => work(tx) },
} as unknown as Database;

test("housekeeping leaves the first ten seconds after a start to the requests", async () => {
  vi.useFakeTimers();
  let rounds = 0;
  const ran = Promise.withResolvers<void>();
  const removeBatch = async () => {
    rounds += 1;
    ran.resolve();
    return 0;
  };
  const nothing = { name: "nothing", count: async () => 0, removeBatch };
  const housekeeping = startHousekeeping({ db, log }, [nothing]);
  await vi.advanceTimersByTimeAsync(9_000);
  await housekeeping.close();
  expect(rounds).toBe(0);

  const later = startHousekeeping({ db, log }, [nothing]);
  await vi.advanceTimersByTimeAsync(10_000);
  await ran.promise;
  await later.close();
  expect(rounds).toBe(1);
});
