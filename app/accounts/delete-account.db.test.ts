import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { appendMessage } from "#app/conversation/messages.server.ts";
import { correctResponse } from "#app/conversation/onboarding/correction.server.ts";
import { submitProfile } from "#app/conversation/onboarding/submit-profile.server.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { saveDraft } from "#app/drafts/store/save-draft.server.ts";
import type { Services } from "#app/services.server.ts";
import { allRows, customer, requestAnotherLink, sendContactRequest } from "#test/accounts/customers.ts";
import { madeDraft } from "#test/drafts/stored-drafts.ts";
import { newestMail } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { accountLimit } from "./account-limit.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const completeForm = {
  company_name: "Aubade Conseil",
  industry: "Conseil",
  linkedin_url: "",
  sender_name: "",
  icp_industry: "",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Lyon",
  value_prop: "Moitié moins de facture.",
  tone: "direct",
  common_objections: "",
  primary_goal: "rdv",
  calendly_url: "",
  banned_phrases: "",
} as const;

test("a deletion leaves no data, signs out every device and confirms by mail, and leaves other accounts untouched", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const before = await allRows(services);
  const anna = await customer(services, "anna@exemple.fr");
  await sendContactRequest(services, "Anna@Exemple.FR");
  await requestAnotherLink(services, "anna@exemple.fr");
  await madeDraft(services, anna.user, "plan");
  expect(await hitsOf(services, anna.user)).toHaveLength(1);
  const events: string[] = [];
  services.live.subscribe({
    clientId: anna.user.id,
    sessionId: anna.id,
    onEvent: ({ kind }) => void events.push(kind),
  });

  await deleteAccount(services, anna.user);
  expect(await loadSession(services, anna.request)).toBeNull();
  await expect.poll(() => events).toContain("signed-out");
  expect((await newestMail(services.environment.dataDir, "anna@exemple.fr", 3)).subject).toContain(
    "supprimé",
  );

  expect(await hitsOf(services, anna.user)).toEqual([]);
  await expect.poll(async () => (await allRows(services)).outbox?.length).toBe(0);
  // What operators did is told by an id that is nobody's any more. interpretation.md D220.
  const { audit_log: told, unexpected_errors: failed, ...after } = await allRows(services);
  expect(new Set(told?.map((row) => row.client_id))).toEqual(new Set([bruno.user.id, anna.user.id]));
  expect(told?.at(-1)).toMatchObject({
    ...{ action: "account.deleted", actor: "client", actor_kind: "client", client_id: anna.user.id },
    ...{ address: null, details: {} },
  });
  // What went wrong is the product's, and nobody's any more. interpretation.md D243.
  expect(new Set(failed?.map((row) => row.client_id))).toEqual(new Set([bruno.user.id, null]));
  expect(JSON.stringify([after, told, failed]).toLowerCase()).not.toContain("anna");
  expect(JSON.stringify(after)).not.toContain(anna.user.id);
  for (const [table, rows] of Object.entries(after))
    if (table !== "rate_limit_hits") expect(rows, table).toEqual(before[table]);
  expect(await loadSession(services, bruno.request)).not.toBeNull();
});

test("a request that is still running after the deletion stores nothing, whichever function it calls", async () => {
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  const draftId = (await listDrafts(services, user.id))[0]?.id ?? "";
  const content = { subject: "Trop tard", body: "" };
  await deleteAccount(services, user);

  const key = randomUUID();
  expect(await appendMessage(services, user, { key, content: "Trop tard" })).toEqual({ kind: "deleted" });
  expect(await correctResponse(services, user, { key, step: "industry", content: "Trop tard" })).toEqual({
    kind: "deleted",
  });
  expect(await openConversation(services, user)).toBe(false);
  expect(await submitProfile(services, user, completeForm)).toEqual({ ok: false, reason: "signedOut" });
  expect(await createDraft(services, user.id, { key, kind: "plan" })).toEqual({ kind: "no-profile" });
  expect(await saveDraft(services, user.id, draftId, { version: 2, content })).toEqual({ kind: "missing" });
  const { clients, client_profile, messages, drafts, draft_versions } = await allRows(services);
  expect([clients, client_profile, messages, drafts, draft_versions]).toEqual([[], [], [], [], []]);
});

test("a deletion and simultaneous messages and drafts leave no row", async () => {
  const services = await createTestServices();
  for (let round = 0; round < 5; round++) {
    const { user } = await customer(services, `anna${round}@exemple.fr`);
    const appended = Array.from({ length: 5 }, () =>
      appendMessage(services, user, { key: randomUUID(), content: "Encore" }),
    );
    const draftId = (await listDrafts(services, user.id))[0]?.id ?? "";
    const drafted = Array.from({ length: 5 }, async (_, number) => {
      await createDraft(services, user.id, { key: randomUUID(), kind: "plan" });
      const content = { subject: `n° ${number}`, body: "" };
      return saveDraft(services, user.id, draftId, { version: 2, content });
    });
    await Promise.all([...appended, ...drafted, deleteAccount(services, user)]);
    for (const { kind } of await Promise.all(appended)) expect(["created", "deleted"]).toContain(kind);
  }
  const { clients, messages, drafts, draft_versions } = await allRows(services);
  expect([clients, messages, drafts, draft_versions]).toEqual([[], [], [], []]);
});

/** The hits of the limits of this account. */
async function hitsOf(services: Services, { id }: { id: string }) {
  const { bucket } = accountLimit(services.environment.authSecret, id, "", []);
  return (await allRows(services)).rate_limit_hits?.filter((hit) => String(hit.bucket).startsWith(bucket));
}
