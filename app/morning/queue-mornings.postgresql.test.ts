import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { switchMail, wantsMail } from "#app/accounts/mail-switches.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { clients, morningMails } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import {
  addClient,
  at,
  begin,
  day,
  deliverDue,
  deliverNew,
  mornings,
  waiting,
} from "#test/morning/mornings.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { startMornings } from "./morning-schedule.server.ts";
import { queueMornings } from "./queue-mornings.server.ts";
import { readMorning } from "./read-morning.server.ts";

fakeClock();

test("whoever has something new or due gets one mail, whatever rounds and nodes there are", async () => {
  const services = await mornings(["anna", "bruno", "chloe", "dora", "emil"]);
  await deliverNew(services, "anna");
  await deliverDue(services, "bruno", "18:00");
  await deliverDue(services, "chloe", "23:59");
  await deliverNew(services, "dora");
  await switchMail(services, "dora", "morning", false);
  vi.setSystemTime(begin);
  const counts = await Promise.all([1, 2, 3].map(() => queueMornings(services, begin)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await queueMornings(services, at("09:00"))).toBe(0);
  const items = await waiting(services);
  expect(items.map(({ recipient }) => recipient).sort()).toEqual([
    "anna@exemple.fr",
    "bruno@exemple.fr",
    "chloe@exemple.fr",
  ]);
  for (const { payload, expiresAt } of items) {
    expect(payload).toEqual({ clientId: expect.any(String), day });
    expect(expiresAt).toEqual(new Date(at("10:00")));
  }
  expect(await queueMornings(services, begin + 24 * 3_600_000)).toBe(3);
});

test("mails leave from 7:30:00 to 9:59:59, on working days only", async () => {
  const services = await mornings(["anna"]);
  // Due from then on, every day.
  await deliverDue(services, "anna", "08:00");
  for (const moment of [
    "2026-11-25T07:29:59.999+01:00",
    "2026-11-25T10:00:00+01:00",
    "2026-11-28T08:00:00+01:00",
    "2027-03-28T08:00:00+02:00",
    "2027-03-29T08:00:00+02:00",
    "2027-05-06T08:00:00+02:00",
    "2027-07-14T08:00:00+02:00",
    "2027-10-31T08:00:00+01:00",
  ])
    expect([moment, await queueMornings(services, Date.parse(moment))]).toEqual([moment, 0]);
  for (const moment of [
    "2026-11-25T07:30:00+01:00",
    "2026-11-26T09:59:59.999+01:00",
    "2027-03-26T07:30:00+01:00",
    "2027-03-30T07:30:00+02:00",
    "2027-07-13T07:30:00+02:00",
    "2027-10-29T07:30:00+02:00",
    "2027-11-02T07:30:00+01:00",
  ])
    expect([moment, await queueMornings(services, Date.parse(moment))]).toEqual([moment, 1]);
});

test("who had nothing at half past seven gets a mail once something new comes, and none for a step of their own", async () => {
  const services = await mornings(["anna", "bruno"]);
  expect(await queueMornings(services, begin)).toBe(0);
  await deliverDue(services, "anna", "14:00");
  expect(await queueMornings(services, at("08:00"))).toBe(0);
  await deliverNew(services, "anna", { contact: "Paul Marchand", email: { value: null, state: "missing" } });
  const counts = await Promise.all([1, 2].map(() => queueMornings(services, at("08:01"))));
  expect(counts.sort()).toEqual([0, 1]);
  expect((await waiting(services)).map(({ recipient }) => recipient)).toEqual(["anna@exemple.fr"]);
  expect(await services.db.asOwner.select().from(morningMails)).toHaveLength(2);
});

test("every page of clients is read, and their mails are spaced out", async () => {
  const ids = Array.from({ length: 120 }, (_, number) => `c${String(number).padStart(3, "0")}`);
  const services = await mornings([]);
  for (const id of ids) {
    await addClient(services, id);
    if (id !== "c050") await deliverNew(services, id);
  }
  vi.setSystemTime(begin);
  expect(await queueMornings(services, begin)).toBe(119);
  const due = (await waiting(services)).map(({ dueAt }) => dueAt.getTime() - begin);
  expect(due).toEqual(Array.from({ length: 119 }, (_, number) => number * 100));
});

test("late in the morning mails are sent closer together, all before ten", async () => {
  const services = await mornings([]);
  for (let number = 0; number < 12; number++) {
    await addClient(services, `c${number}`);
    await deliverNew(services, `c${number}`);
  }
  vi.setSystemTime(at("09:59:59"));
  expect(await queueMornings(services, Date.now())).toBe(12);
  for (const { dueAt } of await waiting(services)) expect(dueAt.getTime()).toBeLessThan(at("10:00:00"));
});

test("a round that is stopped begins no further mail, and the next one does the rest", async () => {
  const services = await mornings(["anna", "bruno"]);
  await deliverNew(services, "anna");
  await deliverNew(services, "bruno");
  let asked = 0;
  expect(await queueMornings(services, begin, () => ++asked > 2)).toBe(1);
  expect(await queueMornings(services, begin)).toBe(1);
  expect(await waiting(services)).toHaveLength(2);
});

test("a deleted account gets no mail, and its mornings are deleted with it", async () => {
  const services = await mornings(["anna"]);
  await deliverNew(services, "anna");
  vi.setSystemTime(begin);
  await queueMornings(services, begin);
  await deleteAccount(services, { id: "anna", email: "anna@exemple.fr" });
  expect(await waiting(services)).toEqual([]);
  expect(await services.db.asOwner.select().from(morningMails)).toEqual([]);
  expect(await queueMornings(services, begin)).toBe(0);
});

test("who has cancelled gets no mail, and gets it again after coming back", async () => {
  const services = await mornings(["anna"]);
  await deliverNew(services, "anna");
  const teamId = await teamIdOf(services, "anna");
  await cancelSubscription(services, teamId, "test");
  expect(await queueMornings(services, begin)).toBe(0);
  await setOffer(services, teamId, { offer: "starter", until: null, by: "test" });
  expect(await queueMornings(services, at("07:31"))).toBe(1);
  await cancelSubscription(services, teamId, "test");
  expect(await readMorning(services, "anna", day)).toBeNull();
});

test("a client switches only their own mail, off and on again", async () => {
  const services = await mornings(["anna", "bruno"]);
  expect(await wantsMail(services, "anna", "morning")).toBe(true);
  await switchMail(services, "anna", "morning", false);
  expect([
    await wantsMail(services, "anna", "morning"),
    await wantsMail(services, "bruno", "morning"),
  ]).toEqual([false, true]);
  await services.db.asClient("bruno", (tx) =>
    tx.update(clients).set({ morningMail: true }).where(eq(clients.id, "anna")),
  );
  expect(await wantsMail(services, "anna", "morning")).toBe(false);
  await switchMail(services, "anna", "morning", true);
  expect(await wantsMail(services, "anna", "morning")).toBe(true);
});

test("the schedule begins at half past seven to the second, catches up when it starts later, and leaves it from ten on", async () => {
  const services = await mornings(["anna"]);
  await deliverNew(services, "anna");
  await deliverDue(services, "anna", "08:00", { contact: "Paul", email: { value: null, state: "missing" } });
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: at("07:29:59") });
  const early = startMornings(services);
  await soon(async () => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(999);
  expect(await waiting(services)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await soon(async () => (await waiting(services)).length === 1);
  await early.close();

  vi.setSystemTime(at("09:50:00") + 24 * 3_600_000);
  const late = startMornings(services);
  await soon(async () => (await waiting(services)).length === 2);
  await late.close();

  vi.setSystemTime(at("10:01:00") + 2 * 24 * 3_600_000);
  const tooLate = startMornings(services);
  await tooLate.close();
  expect(await waiting(services)).toHaveLength(2);
});

/** Waits without a timer, which is fake here. */
async function soon(condition: () => Promise<boolean>) {
  while (!(await condition())) await setImmediate();
}
