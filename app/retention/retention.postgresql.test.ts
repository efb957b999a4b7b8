import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import { parisMoment } from "#app/calendar/working-days.ts";
import { retentionCopy } from "#app/content/desk/retention-copy.ts";
import { type PeriodName, periods, secondsIn } from "#app/periods.ts";
import { removeExpired } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import {
  auditLog,
  candidates,
  clients,
  confirmationCodes,
  contactRequests,
  enrichmentBatches,
  enrichmentUnits,
  imports,
  limitHits,
  modelReservations,
  modelTokens,
  morningMails,
  nights,
  outbox,
  prospectRemovals,
  prospects,
  rateLimitHits,
  registerAnswers,
  type schema,
  session,
  sightings,
  signInLinks,
  subscriptions,
  subscriptionTerms,
  teamInvitations,
  teamMembers,
  unexpectedErrors,
  user,
  verification,
  webhookDeliveries,
  webhooks,
} from "#db/schema.ts";
import { openTestDatabase } from "#test/database/test-database.ts";
import { deliver, newProspect } from "#test/prospects/stored-prospects.ts";
import { enforcement, rules } from "./enforcement.server.ts";
import { dueRetention, removeDue } from "./retention.server.ts";

// All borders are past: what is in use is judged by the clock.
const day = "2020-03-02";
const began = parisMoment(day, 9);
const second = 1_000;

type World = { db: Database; teamId: string; clientId: string };
type Border = {
  /** Stores a row whose period begins at `began`, or on `day`, and others that never go. */
  store: (world: World) => Promise<unknown>;
  /** The first moment at which the one is gone. */
  over: Date;
};

const later = (seconds: number) => new Date(began.getTime() + seconds * second);
const after = (name: PeriodName) => later(secondsIn(periods[name]));
const dayOver = (date: string) => parisMoment(date, 0);
const never = later(100 * 365 * 86_400);

const request = (values: Partial<typeof contactRequests.$inferInsert>) => ({
  ...{ contentDigest: randomUUID(), firstName: "A", lastName: "B", email: "b@exemple.fr", company: "" },
  ...{ subject: "S", message: "M", createdAt: began },
  state: values.settledAt ? ("closed" as const) : ("open" as const),
  ...values,
});
const item = (dedupeKey: string, failedAt: Date | null) => ({
  ...{ kind: "test", dedupeKey, payload: {}, createdAt: began, dueAt: never, failedAt },
});
const login = (id: string, createdAt: Date, expiresAt: Date) => ({
  id,
  token: id,
  userId: "anna",
  createdAt,
  expiresAt,
});

async function storeHook({ db, teamId, clientId }: World, formerUntil: Date | null): Promise<string> {
  const id = randomUUID();
  await db.asOwner.insert(webhooks).values({
    ...{ id, clientId, teamId, url: "https://a.example", events: ["prospect.changed"], secret: "s" },
    ...{ formerSecret: formerUntil && "f", formerUntil, createdAt: began, takenSeq: 0, dueAt: never },
  });
  return id;
}

const cancelled = ({ db, teamId }: World, values: Partial<typeof subscriptions.$inferInsert> = {}) =>
  db.asOwner.insert(subscriptions).values({
    ...{ teamId, offer: "starter", cancelledAt: began, changedAt: began, changedBy: "ops" },
    ...values,
  });

/** For every rule, in the order of the product. */
const borders: Record<string, Border> = {
  "prospect data after cancellations": {
    async store(world) {
      await deliver(world, world.clientId, [newProspect()], day);
      await world.db.asOwner.update(prospects).set({ activeOn: "2100-01-01" });
      await cancelled(world);
    },
    over: after("prospects"),
  },
  "prospects that nobody worked or confirmed": {
    async store(world) {
      const other = { company: "Autre", email: { value: "a@b.example", state: "given" as const } };
      const { ids } = await deliver(world, world.clientId, [newProspect(), newProspect(other)], day);
      await world.db.asOwner.update(prospects).set({ activeOn: "2100-01-01" });
      const [idle = ""] = ids;
      await world.db.asOwner.update(prospects).set({ activeOn: day }).where(eq(prospects.id, idle));
    },
    over: dayOver("2023-03-02"),
  },
  "accounts after the end of their subscription": { store: cancelled, over: after("accountArchive") },
  "contact requests": {
    store: ({ db }) => db.asOwner.insert(contactRequests).values(request({ settledAt: began })),
    over: after("contactRequest"),
  },
  "unanswered contact requests": {
    store: ({ db }) => db.asOwner.insert(contactRequests).values(request({ deliveredAt: began })),
    over: after("unansweredRequest"),
  },
  "data requests": {
    store: ({ db }) =>
      db.asOwner.insert(contactRequests).values(request({ dataRight: "oppose", settledAt: began })),
    over: after("objectionRequest"),
  },
  "unanswered data requests": {
    store: ({ db }) => db.asOwner.insert(contactRequests).values(request({ dataRight: "access" })),
    over: after("objectionRequest"),
  },
  "counted limits": {
    store: ({ db }) => db.asOwner.insert(limitHits).values({ day, name: "messages", count: 1 }),
    over: dayOver("2020-04-02"),
  },
  "reasons of removed prospects": {
    store: ({ db, teamId }) =>
      db.asOwner.insert(prospectRemovals).values([
        { teamId, seq: 1, prospectId: randomUUID(), because: "objection", removedOn: day },
        { teamId, seq: 2, prospectId: randomUUID() },
      ]),
    over: dayOver("2021-03-02"),
  },
  links: {
    store: ({ db }) =>
      db.asOwner
        .insert(signInLinks)
        .values({ email: "a@exemple.fr", tokenHash: "h", next: "/", expiresAt: after("link") }),
    over: after("link"),
  },
  codes: {
    async store({ db }) {
      await db.asOwner.insert(session).values(login("s", never, never));
      const code = { sessionId: "s", codeHash: "h", expiresAt: after("link") };
      await db.asOwner.insert(confirmationCodes).values(code);
    },
    over: after("link"),
  },
  sessions: {
    store: ({ db }) => db.asOwner.insert(session).values(login("s", began, after("session"))),
    over: after("session"),
  },
  "old sessions": {
    store: ({ db }) => db.asOwner.insert(session).values(login("s", began, never)),
    over: after("wholeSession"),
  },
  candidates: {
    store: ({ db, teamId }) =>
      db.asOwner.insert(candidates).values([
        { teamId, personKey: "x", siren: "1", seenOn: day, company: {}, director: {} },
        { teamId, personKey: "y", siren: "2", seenOn: day, state: "delivered", deliveredOn: day },
      ]),
    over: dayOver("2020-03-16"),
  },
  "old enrichment batches": {
    store: ({ db, teamId }) =>
      db.asOwner.insert(enrichmentBatches).values({ teamId, contacts: [], createdAt: began, dueAt: began }),
    over: after("candidate"),
  },
  "answers of the register": {
    store: ({ db }) => db.asOwner.insert(registerAnswers).values({ key: "k", answer: {}, askedAt: began }),
    over: after("registerAnswer"),
  },
  nights: {
    store: ({ db, teamId }) =>
      db.asOwner.insert(nights).values({ teamId, day, beginsAt: began, dueAt: began }),
    over: dayOver("2021-04-02"),
  },
  sightings: {
    store: ({ db }) => db.asOwner.insert(sightings).values({ siren: "1", seenOn: day, seen: {} }),
    over: dayOver("2021-04-02"),
  },
  "old enrichment units": {
    store: ({ db, teamId }) => db.asOwner.insert(enrichmentUnits).values({ teamId, day, units: 1 }),
    over: dayOver("2021-04-06"),
  },
  "unexpected errors": {
    store: ({ db }) =>
      db.asOwner.insert(unexpectedErrors).values({
        ...{ id: randomUUID(), at: began, method: "GET", route: "/", type: "Error", message: "", place: "" },
      }),
    over: after("unexpectedError"),
  },
  "refused entries": {
    store: ({ db }) => db.asOwner.insert(outbox).values([item("failed", began), item("waits", null)]),
    over: after("failedItem"),
  },
  mornings: {
    store: ({ db, clientId }) => db.asOwner.insert(morningMails).values({ clientId, day }),
    over: dayOver("2020-03-09"),
  },
  "old webhook deliveries": {
    async store(world) {
      const webhookId = await storeHook(world, null);
      const sent = (status: "failed" | "waiting") => ({
        ...{ clientId: world.clientId, webhookId, type: "prospect.changed" as const, status, at: began },
        ...{ createdAt: began, attempts: 1, attemptedAt: began, dueAt: never },
      });
      await world.db.asOwner.insert(webhookDeliveries).values([sent("failed"), sent("waiting")]);
    },
    over: after("webhookDelivery"),
  },
  "model tokens": {
    store: ({ db }) => db.asOwner.insert(modelTokens).values({ day, clientId: "anna" }),
    over: dayOver("2020-03-09"),
  },
  "audit log": {
    // The database itself keeps what is younger than a year by its own clock.
    store: ({ db }) =>
      db.asOwner.insert(auditLog).values({ at: began, actor: "ops:root", action: "client.read" }),
    over: after("audit"),
  },
  "activity of clients": {
    store: ({ db }) =>
      db.asOwner.insert(auditLog).values({ at: began, actor: "client", action: "session.started" }),
    over: after("activity"),
  },
  challenges: {
    store: ({ db }) =>
      db.asOwner.insert(verification).values({ id: "v", identifier: "i", value: "v", expiresAt: later(60) }),
    over: later(60),
  },
  rate_limit_hits: {
    store: ({ db }) => db.asOwner.insert(rateLimitHits).values({ bucket: "b", hitAt: began }),
    over: later(86_400),
  },
  "model reservations": {
    store: ({ db }) =>
      db.asOwner.insert(modelReservations).values({ clientId: "anna", tokens: 1, expiresAt: later(60) }),
    over: later(60),
  },
  "prospects of unfinished imports": {
    async store(world) {
      await deliver(world, world.clientId, [newProspect()], day);
      const id = randomUUID();
      await world.db.asOwner.insert(imports).values({
        ...{ id, teamId: world.teamId, fileName: "a.csv", fileHash: "0", importedBy: "ops" },
        ...{ createdAt: began, leaseUntil: later(60), baseSeq: 0 },
      });
      await world.db.asOwner.update(prospects).set({ importId: id });
    },
    over: later(60),
  },
  "former webhook secrets": { store: (world) => storeHook(world, later(86_400)), over: later(86_400) },
  "invitations that expired": {
    store: ({ db, teamId }) =>
      db.asOwner
        .insert(teamInvitations)
        .values({ teamId, email: "bruno@exemple.fr", createdAt: began, expiresAt: later(60) }),
    over: later(60),
  },
  "members without a seat": {
    async store({ db, teamId }) {
      await db.asOwner.insert(user).values({ id: "bruno", name: "", email: "bruno@exemple.fr" });
      await db.asOwner.insert(clients).values({ id: "bruno", email: "bruno@exemple.fr" });
      await db.asOwner.update(teamMembers).set({ teamId }).where(eq(teamMembers.clientId, "bruno"));
      await db.asOwner
        .insert(subscriptionTerms)
        .values({ teamId, offer: "starter", since: began, cancelledAt: began });
    },
    over: after("seatless"),
  },
};

/** The product with one customer, without rows of anything else. */
async function world(): Promise<World> {
  const db = await openTestDatabase();
  await db.asOwner.insert(user).values({ id: "anna", name: "", email: "anna@exemple.fr" });
  await db.asOwner.insert(clients).values({ id: "anna", email: "anna@exemple.fr" });
  const [member] = await db.asOwner.select().from(teamMembers);
  return { db, clientId: "anna", teamId: member?.teamId ?? "" };
}

const withAccount = "accounts after the end of their subscription";
const withProspects = "prospect data after cancellations";
const oneRow = "One row that is overwritten, and tells of nobody.";

/** What ends the rows of every table: a rule, or something else in a sentence. */
const endOf: Record<keyof typeof schema, string> = {
  clients: withAccount,
  clientProfile: withAccount,
  messages: withAccount,
  messageFeedback: withAccount,
  pendingAnswers: withAccount,
  conversationSummaries: withAccount,
  modelTokens: "model tokens",
  modelReservations: "model reservations",
  drafts: withAccount,
  draftVersions: withAccount,
  storageUse: withAccount,
  storageTotal: oneRow,
  teams: withAccount,
  teamMembers: withAccount,
  teamInvitations: "invitations that expired",
  morningMails: "mornings",
  subscriptions: withAccount,
  subscriptionTerms: withAccount,
  searches: withAccount,
  nights: "nights",
  candidates: "candidates",
  sightings: "sightings",
  imports: withProspects,
  prospects: withProspects,
  listSettings: withAccount,
  prospectCounts: withProspects,
  prospectEvents: withProspects,
  prospectRemovals: "reasons of removed prospects",
  objections: "Without end: it is what keeps a person out of every list.",
  objectionKey: oneRow,
  pendingObjections: "Gone once the records are removed, which housekeeping finishes.",
  webhooks: withAccount,
  webhookDeliveries: "old webhook deliveries",
  targeting: withAccount,
  personas: withAccount,
  settledDismissals: withAccount,
  enrichmentBatches: "old enrichment batches",
  enrichmentUnits: "old enrichment units",
  enrichmentProviders: "A row for each provider, which tells of nobody.",
  user: withAccount,
  session: "sessions",
  account: withAccount,
  signInLinks: "links",
  confirmationCodes: "codes",
  rateLimitHits: "rate_limit_hits",
  registerBudget: oneRow,
  registerAnswers: "answers of the register",
  outbox: "refused entries",
  contactRequests: "contact requests",
  unexpectedErrors: "unexpected errors",
  contactReplies: "contact requests",
  limitHits: "counted limits",
  auditLog: "audit log",
  passkey: withAccount,
  verification: "challenges",
};

test("every period has what enforces it or says why nothing does, every table has an end, and every rule is tried below", () => {
  expect(Object.keys(enforcement).sort()).toEqual(Object.keys(periods).sort());
  for (const means of Object.values(enforcement))
    if ("because" in means) expect(means.because).toMatch(/^[A-Z].{15,}\.$/);
    else expect(means.length).toBeGreaterThan(0);
  const names = rules.map(({ name }) => name).sort();
  expect(Object.keys(borders).sort()).toEqual(names);
  expect(Object.keys(retentionCopy.kinds).sort()).toEqual(names);
  for (const end of Object.values(endOf)) if (!end.endsWith(".")) expect(names).toContain(end);
});

test("rows of every kind stay until the last second of their period, and no longer", async () => {
  const { db, ...known } = await world();
  for (const [name, { store, over }] of Object.entries(borders)) {
    const rule = rules.filter((each) => each.name === name);
    const at = over.getTime();
    const before = at - second;
    // Each alone, and cheaper than an empty database for each.
    await db.asOwner
      .transaction(async (tx) => {
        const alone = { db: { ...db, asOwner: tx }, ...known };
        await store(alone);
        const count = async (now: number) => rule[0]?.count(tx, now);
        expect(await count(before), name).toBe(0);
        expect(await removeExpired(alone.db, rule, { now: () => before })).toEqual({ [name]: 0 });
        const due = await dueRetention(tx, at);
        expect(due.find((each) => each.name === name)?.rows, name).toBe(1);
        // What operators and the desk are told is what goes.
        expect(await removeDue(alone, at)).toEqual(due);
        expect(await count(at), name).toBe(0);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  }
});

const undone = new Error("The next kind begins anew.");

test("an account in use is no archive, an offer that ran out is one, and what is left of it is nobody's", async () => {
  const { db, teamId, clientId } = await world();
  await cancelled({ db, teamId, clientId }, { cancelledAt: null, until: day, offer: "trial" });
  // The last day is included: it ends at midnight in Paris.
  const over = dayOver("2020-03-03").getTime() + secondsIn(periods.accountArchive) * second;
  const archived = async (at: number) =>
    (await removeDue({ db }, at))?.find(({ period }) => period === "accountArchive")?.rows;
  await db.asOwner.insert(session).values(login("s", new Date(over - 60_000), new Date(over + 60_000)));
  expect([await archived(over - 1), await archived(over)]).toEqual([0, 0]);
  // Whoever buys again is no archive either.
  await db.asOwner.update(subscriptions).set({ until: null });
  expect(await archived(over + 120_000)).toBe(0);
  await db.asOwner.update(subscriptions).set({ until: day });
  expect(await archived(over + 120_000)).toBe(1);
  for (const table of [user, clients, teamMembers, subscriptions, session])
    expect(await db.asOwner.$count(table)).toBe(0);
});

test("a run as at a later moment signs nobody out and forgets nothing that is counted now", async () => {
  const { db, teamId, clientId } = await world();
  const now = new Date();
  const today = parisDay(now.getTime());
  const soon = new Date(now.getTime() + 60_000);
  await db.asOwner.insert(session).values(login("s", now, soon));
  await db.asOwner.insert(modelTokens).values({ day: today, clientId });
  await db.asOwner.insert(morningMails).values({ clientId, day: today });
  await db.asOwner.insert(enrichmentUnits).values({ teamId, day: today, units: 1 });
  await db.asOwner.insert(rateLimitHits).values({ bucket: "b", hitAt: now });
  await removeDue({ db }, never.getTime());
  for (const table of [session, modelTokens, morningMails, enrichmentUnits, rateLimitHits])
    expect(await db.asOwner.$count(table)).toBe(1);
});

test("a run at a past moment takes nothing that was stored since, however far ahead that seems", async () => {
  const { db } = await world();
  const soon = new Date(Date.now() + 60_000);
  await db.asOwner
    .insert(signInLinks)
    .values({ email: "a@b.fr", tokenHash: "h", next: "/", expiresAt: soon });
  await db.asOwner.insert(registerAnswers).values({ key: "k", answer: {}, askedAt: new Date() });
  await removeDue({ db }, Date.parse("2020-01-01T00:00:00Z"));
  expect([await db.asOwner.$count(signInLinks), await db.asOwner.$count(registerAnswers)]).toEqual([1, 1]);
});
