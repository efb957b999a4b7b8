import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expiries } from "#app/expiries.server.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { until } from "#test/until.ts";
import { batchSize, removeExpired, startHousekeeping } from "./housekeeping.server.ts";
import type { Queries } from "./open-database.server.ts";
import {
  clients,
  confirmationCodes,
  contactRequests,
  modelReservations,
  modelTokens,
  morningMails,
  outbox,
  rateLimitHits,
  registerAnswers,
  session,
  signInLinks,
  teamMembers,
  user,
  verification,
  webhookDeliveries,
  webhooks,
} from "./schema.ts";

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

const request = (id: string, deliveredAt: Date | null) => ({
  id: randomUUID(),
  contentDigest: id,
  firstName: "A",
  lastName: "B",
  email: id,
  company: "",
  subject: "S",
  message: "M",
  createdAt: ago(400 * day),
  deliveredAt,
});

const login = (id: string, expiresAt: Date, createdAt: Date) => ({
  id,
  token: id,
  userId: "anna",
  expiresAt,
  createdAt,
});

async function fill(owner: Queries) {
  await owner.insert(user).values({ id: "anna", name: "", email: "anna@exemple.fr" });
  await owner.insert(rateLimitHits).values([
    { bucket: "expired", hitAt: ago(day) },
    { bucket: "current", hitAt: ago(day - second) },
  ]);
  const link = (email: string, expiresAt: Date) => ({ email, tokenHash: email, next: "/", expiresAt });
  await owner.insert(signInLinks).values([link("expired", ago(0)), link("current", ago(-second))]);
  await owner
    .insert(session)
    .values([
      login("expired", ago(0), ago(day)),
      login("too old", ago(-day), ago(90 * day)),
      login("current", ago(-second), ago(90 * day - second)),
    ]);
  const code = (codeHash: string, expiresAt: Date) => ({ sessionId: "current", codeHash, expiresAt });
  await owner.insert(confirmationCodes).values([code("expired", ago(0)), code("current", ago(-second))]);
  await owner
    .insert(contactRequests)
    .values([
      request("expired", ago(30 * day)),
      request("current", ago(30 * day - second)),
      request("not delivered", null),
    ]);
  const entry = (dedupeKey: string, failedAt: Date | null) => ({
    kind: "test",
    dedupeKey,
    payload: {},
    createdAt: ago(400 * day),
    dueAt: ago(-day),
    failedAt,
  });
  await owner
    .insert(outbox)
    .values([
      entry("expired", ago(7 * day)),
      entry("current", ago(7 * day - second)),
      entry("waiting", null),
    ]);
  const challenge = { identifier: "i", value: "{}" };
  await owner.insert(verification).values([
    { id: "expired", ...challenge, expiresAt: ago(0) },
    { id: "current", ...challenge, expiresAt: ago(-second) },
  ]);
  await owner.insert(modelTokens).values([
    { day: "2026-02-22", clientId: "expired" },
    { day: "2026-02-23", clientId: "current" },
  ]);
  await owner.insert(clients).values({ id: "anna", email: "anna@exemple.fr" });
  await owner.insert(morningMails).values([
    { clientId: "anna", day: "2026-02-22" },
    { clientId: "anna", day: "2026-02-23" },
  ]);
  await owner.insert(modelReservations).values([
    { clientId: "expired", tokens: 1, expiresAt: ago(0) },
    { clientId: "current", tokens: 1, expiresAt: ago(-second) },
  ]);
  const answer = (key: string, askedAt: Date) => ({ key, answer: {}, askedAt });
  await owner
    .insert(registerAnswers)
    .values([answer("expired", ago(day / 2)), answer("current", ago(day / 2 - second))]);
  await fillWebhooks(owner);
}

/** Two webhooks whose former secrets signed until now and sign for a second more, and deliveries to the first. */
async function fillWebhooks(owner: Queries) {
  const clientId = "anna";
  const [member] = await owner.select().from(teamMembers);
  const [id, other] = [randomUUID(), randomUUID()];
  const webhook = (url: string, formerUntil: Date) => ({
    ...{ clientId, teamId: member?.teamId ?? "", url, events: ["prospect.changed"], secret: url },
    ...{ formerSecret: url, formerUntil, createdAt: ago(day), takenSeq: 0, dueAt: ago(0) },
  });
  await owner.insert(webhooks).values([
    { ...webhook("expired", ago(0)), id },
    { ...webhook("current", ago(-second)), id: other },
  ]);
  const delivery = (reason: string, createdAt: Date, status: "failed" | "waiting" = "failed") => ({
    ...{
      clientId,
      webhookId: id,
      type: "prospect.changed" as const,
      at: createdAt,
      createdAt,
      status,
      reason,
    },
    ...{ attempts: 1, attemptedAt: createdAt, dueAt: createdAt },
  });
  await owner
    .insert(webhookDeliveries)
    .values([
      delivery("expired", ago(7 * day)),
      delivery("current", ago(7 * day - second)),
      delivery("waiting", ago(8 * day), "waiting"),
    ]);
}

test("expired rows are deleted, to the second, and nothing else", async () => {
  const db = await openTestDatabase();
  await fill(db.asOwner);
  expect(await removeExpired(db, expiries)).toEqual({
    rate_limit_hits: 1,
    links: 1,
    codes: 1,
    sessions: 1,
    challenges: 1,
    "old sessions": 1,
    "contact requests": 1,
    "refused entries": 1,
    "model tokens": 1,
    "model reservations": 1,
    mornings: 1,
    "prospects of unfinished imports": 0,
    "prospects that nobody worked or confirmed": 0,
    "prospect data after cancellations": 0,
    "old webhook deliveries": 1,
    "former webhook secrets": 1,
    "answers of the register": 1,
    // Beside their code.
    "reasons of removed prospects": 0,
    "old enrichment batches": 0,
    "old enrichment units": 0,
    sightings: 0,
    nights: 0,
    candidates: 0,
    "audit log": 0,
  });
  const left = async (rows: Promise<Record<string, unknown>[]>, name: string) =>
    (await rows).map((row) => row[name]).sort();
  expect(await left(db.asOwner.select().from(rateLimitHits), "bucket")).toEqual(["current"]);
  expect(await left(db.asOwner.select().from(signInLinks), "email")).toEqual(["current"]);
  expect(await left(db.asOwner.select().from(confirmationCodes), "codeHash")).toEqual(["current"]);
  expect(await left(db.asOwner.select().from(session), "id")).toEqual(["current"]);
  expect(await left(db.asOwner.select().from(verification), "id")).toEqual(["current"]);
  for (const table of [modelTokens, modelReservations])
    expect(await left(db.asOwner.select().from(table), "clientId")).toEqual(["current"]);
  expect(await left(db.asOwner.select().from(morningMails), "day")).toEqual(["2026-02-23"]);
  expect(await left(db.asOwner.select().from(contactRequests), "email")).toEqual([
    "current",
    "not delivered",
  ]);
  expect(await left(db.asOwner.select().from(outbox), "dedupeKey")).toEqual(["current", "waiting"]);
  expect(await left(db.asOwner.select().from(registerAnswers), "key")).toEqual(["current"]);
  expect(await left(db.asOwner.select().from(webhookDeliveries), "reason")).toEqual(["current", "waiting"]);
  expect(await left(db.asOwner.select().from(webhooks), "formerSecret")).toEqual(["current", null]);
  expect(Object.values((await removeExpired(db, expiries)) ?? {}).every((count) => count === 0)).toBe(true);
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
  expect(await removeExpired(db, expiries)).toMatchObject({ rate_limit_hits: many });
  isDone = true;
  await others;
  expect(seen.some((left) => left > 0 && left < many)).toBe(true);
});

test("a stopped run starts no further batch", async () => {
  const db = await openTestDatabase();
  await fill(db.asOwner);
  expect(await removeExpired(db, expiries, () => true)).toEqual({});
});

test("housekeeping leaves the first ten seconds after a start to the requests", async () => {
  const db = await openTestDatabase();
  const log = pino({ level: "silent" });
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  let rounds = 0;
  const removeBatch = async () => {
    rounds += 1;
    return 0;
  };
  const housekeeping = startHousekeeping({ db, log }, [{ name: "nothing", removeBatch }]);
  await vi.advanceTimersByTimeAsync(9_000);
  await housekeeping.close();
  expect(rounds).toBe(0);

  const later = startHousekeeping({ db, log }, [{ name: "nothing", removeBatch }]);
  await vi.advanceTimersByTimeAsync(10_000);
  await later.close();
  expect(rounds).toBe(1);
});
