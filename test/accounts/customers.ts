import { randomUUID } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import { expect } from "vitest";
import { requestLimits } from "#app/contact/contact-limits.server.ts";
import { submitContact } from "#app/contact/submit-contact.server.ts";
import { insertPending } from "#app/conversation/answering/claim/pending-answer.server.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { recordAudit } from "#app/operators/audit/record-audit.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { unchangedSettings } from "#app/prospects/settings/arranged.ts";
import type { Services } from "#app/services.server.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { teamOf } from "#app/team/team.server.ts";
import {
  candidates,
  contactReplies,
  contactRequests,
  conversationSummaries,
  enrichmentBatches,
  enrichmentUnits,
  listSettings,
  messageFeedback,
  modelReservations,
  modelTokens,
  morningMails,
  nights,
  passkey,
  personas,
  rateLimitHits,
  schema,
  searches,
  settledDismissals,
  targeting,
  teamInvitations,
  unexpectedErrors,
} from "#db/schema.ts";
import { madeDraft, saved } from "../drafts/stored-drafts.ts";
import { storeProspect } from "../prospects/stored-prospects.ts";
import { mailsTo, newestMail } from "../server/sent-mails.ts";
import { storeWebhook } from "../webhooks/stored-webhooks.ts";
import { requestLink, requestWith, sessionOf, signInCookie } from "./sign-in-fixtures.ts";

/** Signs in a client and stores a profile, a conversation, a draft with an earlier version, a prospect with a history, and a webhook with a delivery. */
export async function customer(services: Services, email: string) {
  const session = await signInAs(services, email);
  const { user } = session;
  await services.db.asClient(user.id, (tx) =>
    saveProfile(tx, user.id, { companyName: "Pômmy", tone: "direct" }),
  );
  await appendMessage(services, user, { key: randomUUID(), content: "Bonjour" });
  await replyToOwed(services, user.id);
  await storeOtherRows(services, user.id);
  await storeProspect(services, user.id, { contact: `De ${email}` });
  await storeWebhook(services, user);
  const draft = await madeDraft(services, user, "email");
  await saved(services, user, draft, { subject: `De ${email}`, body: "Bonjour" });
  return session;
}

/** Stores a mail of the morning, a batch of contacts to enrich, and what a model leaves: what the client thinks of an answer, an answer under way, a summary, and tokens that were used and are reserved. */
async function storeOtherRows({ db }: Services, clientId: string) {
  await db.asClient(clientId, (tx) =>
    insertPending(tx, { clientId, replyTo: randomUUID(), text: "Un début" }),
  );
  const owner = db.asOwner;
  const thought = { verdict: "down", comment: "Trop long", at: new Date() } as const;
  await owner.insert(messageFeedback).values({ clientId, messageId: randomUUID(), ...thought });
  await owner.insert(conversationSummaries).values({ clientId, throughSeq: 1, content: "A dit bonjour." });
  await owner.insert(modelTokens).values({ clientId, day: "2026-03-02", tokens: 40 });
  await owner.insert(morningMails).values({ clientId, day: "2026-03-02", queuedAt: new Date() });
  await owner
    .insert(targeting)
    .values({ clientId, criteria: noCriteria, lastVersion: 1, updatedAt: new Date() });
  const teamId = (await teamOf(owner, clientId))?.id ?? "";
  await owner
    .insert(listSettings)
    .values({ teamId, version: 1, settings: unchangedSettings, updatedAt: new Date() });
  const now = new Date();
  await owner.insert(personas).values({
    ...{
      teamId,
      id: randomUUID(),
      name: "Industrie",
      share: 30,
      criteria: noCriteria,
      valueProp: "Moins cher",
    },
    ...{ createdAt: now, updatedAt: now, sharedSince: "2026-03-02" },
  });
  const settled = { reason: "size", throughSeq: 1, settledAt: new Date() } as const;
  await owner.insert(settledDismissals).values({ clientId, teamId, ...settled });
  const contact = { id: randomUUID(), firstName: "Hélène", lastName: "Courtade" };
  await owner
    .insert(enrichmentBatches)
    .values({ teamId, contacts: [contact], createdAt: new Date(), dueAt: new Date() });
  await owner.insert(searches).values({ teamId });
  const invited = `collegue-de-${clientId}@exemple.fr`;
  await owner
    .insert(teamInvitations)
    .values({ teamId, email: invited.toLowerCase(), createdAt: new Date(), expiresAt: new Date() });
  await recordAudit(owner, { actor: "chloe@matinal.example" }, { action: "client.read", clientId });
  const failed = { id: randomUUID(), method: "GET", route: "/liste", type: "Error", message: "x", place: "" };
  await owner.insert(unexpectedErrors).values({ ...failed, at: new Date(), clientId });
  await owner.insert(passkey).values({
    ...{ id: randomUUID(), userId: clientId, publicKey: "x", credentialID: randomUUID(), counter: 0 },
    ...{ deviceType: "singleDevice", backedUp: false },
  });
  const day = "2026-03-02";
  await owner.insert(nights).values({ teamId, day, beginsAt: new Date(), dueAt: new Date() });
  const found = { personKey: "x", siren: "123456782", seenOn: day, company: {}, director: contact };
  await owner.insert(candidates).values({ teamId, ...found });
  await owner.insert(enrichmentUnits).values({ teamId, day, units: 3 });
  await owner.insert(modelReservations).values({ clientId, tokens: 10, expiresAt: new Date() });
}

/**
 * Signs in another browser and returns its session and a request with its cookie. Ignores the limit of one mail a
 * minute.
 */
export async function signInAs(services: Services, email: string) {
  await services.db.asOwner.delete(rateLimitHits);
  const cookie = await signInCookie(services, email);
  return { ...(await sessionOf(services, cookie)), request: requestWith(cookie) };
}

/** Requests another sign-in mail and waits for it. Ignores the limit of one mail a minute. */
export async function requestAnotherLink(services: Services, email: string) {
  const { dataDir } = services.environment;
  const count = mailsTo(dataDir, email).length + 1;
  await services.db.asOwner.delete(rateLimitHits);
  await requestLink(services, email);
  await newestMail(dataDir, email, count);
}

/** Sends a contact request and waits for its delivery. */
export async function sendContactRequest(services: Services, email: string) {
  const form = { firstName: "A", lastName: "B", email, company: "", subject: "Une démo", message: "Bonjour" };
  const limits = requestLimits(services.environment.authSecret, "192.0.2.1");
  await submitContact(services, { form, dataRight: null, formKey: null, limits });
  const waiting = async () =>
    (await services.db.asOwner.select().from(contactRequests)).filter((one) => one.deliveredAt === null);
  await expect.poll(async () => (await waiting()).length).toBe(0);
  const [request] = await services.db.asOwner
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(eq(contactRequests.email, email));
  const reply = { id: randomUUID(), requestId: request?.id ?? "", text: `Bonjour ${email}` };
  await services.db.asOwner
    .insert(contactReplies)
    .values({ ...reply, writtenBy: "olga@matinal.example", createdAt: new Date() });
}

export type Row = Record<string, unknown>;

/** Every row of every table, under the database's column names. */
export async function allRows({ db }: Services): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const table of Object.values(schema)) {
    const { rows } = (await db.asOwner.execute(
      sql`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
    )) as unknown as { rows: { row: Row }[] };
    all[getTableName(table)] = rows.map(({ row }) => row);
  }
  return all;
}
