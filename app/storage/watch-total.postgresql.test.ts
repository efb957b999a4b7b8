import { expect, test, vi } from "vitest";
import { storageUse } from "#db/schema.ts";
import { after, fakeClock } from "#test/clock.ts";
import { anna, bruno, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { watchTotal } from "./watch-total.server.ts";

fakeClock();

const day = 24 * 60 * 60;

test("the operator is told when a level is reached, and once a day while it lasts", async () => {
  const { db } = await servicesWithProfiles(anna, bruno);
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() };
  const told = async (work: number) => {
    await db.asOwner.update(storageUse).set({ work, conversation: 100 });
    await watchTotal({ db, environment: { storageTotal: 1_000 }, log });
    const calls = { warn: log.warn.mock.calls, error: log.error.mock.calls, info: log.info.mock.calls };
    const lines = Object.entries(calls).flatMap(([level, all]) => all.map(([{ bytes }]) => [level, bytes]));
    vi.clearAllMocks();
    return lines;
  };
  // Two clients, each with these bytes and a conversation of 100.
  expect(await told(299)).toEqual([]);
  expect(await told(300)).toEqual([["warn", 800]]);
  after(60);
  expect(await told(350)).toEqual([]);
  expect(await told(400)).toEqual([["error", 1_000]]);
  after(day - 1);
  expect(await told(400)).toEqual([]);
  after(day + 60);
  expect(await told(400)).toEqual([["error", 1_000]]);
  expect(await told(300)).toEqual([]);
  after(2 * day + 60);
  expect(await told(300)).toEqual([["warn", 800]]);
  expect(await told(0)).toEqual([["info", 200]]);
  expect(await told(0)).toEqual([]);
});
