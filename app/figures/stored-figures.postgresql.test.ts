import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { queueMornings } from "#app/morning/queue-mornings.server.ts";
import { nights, outbox } from "#db/schema.ts";
import { say, storeMessage } from "#test/conversation/conversations.ts";
import { refuseReplies } from "#test/conversation/stored-conversation.ts";
import { at, day, deliverNew, mornings } from "#test/morning/mornings.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { createStoredFigures } from "./stored-figures.server.ts";

const minute = 60_000;

test("replies that are owed, what the outbox holds and mails that are late are counted, with the oldest", async () => {
  const services = await mornings(["ida", "max", "eve"]);
  const { db } = services;
  const [ida, max] = ["ida", "max"].map((id) => ({ id, email: `${id}@exemple.fr` })) as [
    { id: string; email: string },
    { id: string; email: string },
  ];
  let moment = at("07:29");
  const figures = async () => createStoredFigures(db, () => moment)();
  expect(await figures()).toEqual({
    ...{ repliesOwed: 0, replyAge: 0, outboxWaiting: 0, outboxOldest: 0 },
    ...{ nightOldest: 0, morningsLate: 0, enrichmentUnits: 0 },
  });

  await say(services, ida, "Pômmy");
  await say(services, max);
  await refuseReplies(services);
  await storeMessage(services, max, "Bonjour");
  await storeMessage(services, max, "Vous êtes là ?");
  await replyToOwed(services, max.id);
  const owed = createStoredFigures(db, () => Date.now() + 90_000);
  expect(await owed()).toMatchObject({ repliesOwed: 2, replyAge: expect.closeTo(90, -1.5) });

  // Eve's list was delivered and nobody thought of her mail; Ida's and Max's wait in the outbox.
  for (const id of ["ida", "max", "eve"]) await deliverNew(services, id);
  moment = at("07:31");
  await queueMornings({ db }, moment);
  await db.asOwner.update(outbox).set({ createdAt: new Date(moment), dueAt: new Date(moment) });
  await db.asOwner.execute(sql`delete from outbox where payload->>'clientId' = 'eve'`);
  await db.asOwner.execute(sql`delete from morning_mails where client_id = 'eve'`);
  await db.asOwner.insert(nights).values({
    ...{ teamId: await teamIdOf(services, "eve"), day, state: "delivered", delivered: 1 },
    ...{ beginsAt: new Date(at("02:00")), dueAt: new Date(at("02:00")), deliveredAt: new Date(at("07:00")) },
  });
  moment = at("07:36");
  expect(await figures()).toMatchObject({ outboxWaiting: 2, outboxOldest: 300, morningsLate: 0 });
  moment = at("07:45");
  expect(await figures()).toMatchObject({ outboxWaiting: 2, outboxOldest: 840, morningsLate: 3 });
  await db.asOwner.update(outbox).set({ failedAt: new Date(at("10:00")), lastError: "EXPIRED" });
  moment = at("11:00");
  expect(await figures()).toMatchObject({ outboxWaiting: 0, outboxOldest: 0, morningsLate: 2 });
  moment += 24 * 60 * minute;
  expect(await figures()).toMatchObject({ morningsLate: 0 });
});

test("any number of scrapes reads once in five seconds, and a database that gives nothing is said within a second", async () => {
  const services = await mornings([]);
  let reads = 0;
  let isHanging = false;
  let moment = at("12:00");
  const asOwner = new Proxy(services.db.asOwner, {
    get(target, name) {
      if (name !== "execute") return Reflect.get(target, name);
      return (query: Parameters<typeof target.execute>[0]) => {
        reads++;
        return isHanging ? new Promise(() => {}) : target.execute(query);
      };
    },
  });
  const figures = createStoredFigures({ asOwner, outage: () => null }, () => moment);
  await Promise.all(Array.from({ length: 100 }, figures));
  const once = reads;
  moment += 4_999;
  await figures();
  expect(reads).toBe(once);
  moment += 1;
  await figures();
  expect(reads).toBe(2 * once);

  isHanging = true;
  moment += 5_000;
  expect(await Promise.all([figures(), figures()])).toEqual([null, null]);
  expect(await figures()).toBeNull();
  expect(reads).toBe(2 * once + 1);
  expect(await createStoredFigures({ asOwner, outage: () => "unavailable" })()).toBeNull();
  expect(reads).toBe(2 * once + 1);
});
