import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { DraftAnswer } from "#app/drafts/drafts-protocol.ts";
import { guaranteedShare, storageQuota } from "#app/storage/storage-quota.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { say } from "#test/conversation/conversations.ts";
import { draftsApi } from "#test/drafts/call-drafts-api.ts";
import { storeProfile } from "#test/drafts/stored-drafts.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { pretendToStore, pretendTotalIsFull } from "#test/storage/storage-uses.ts";
import { action as messagesAction } from "./messages-api.ts";
import { action as profileAction } from "./profile-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const key = () => randomUUID();

async function signedIn() {
  const services = await createTestServices();
  const { cookie, user } = await signInByMail(services, "anna@exemple.fr");
  const post = (action: typeof messagesAction, path: string, body: object) => {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const request = new Request(`http://localhost:3000${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return action({ request, context: routeContext(services), params: {} });
  };
  return {
    services,
    user,
    api: draftsApi(services, cookie),
    send: (content: string) => post(messagesAction, "/api/messages", { key: key(), content }),
    correct: () => post(profileAction, "/api/profile", { key: key(), step: "company_name", content: "Été" }),
  };
}

async function refusal(response: Promise<Response>): Promise<[number, string, string]> {
  const answered = await response;
  const { error } = (await answered.json()) as { error: { code: string; message: string } };
  return [answered.status, error.code, error.message];
}

const ofWork =
  /^Vos brouillons et leurs versions occupent déjà 20\u00A0Mo, le maximum\. Supprimez .+, puis réessayez\.$/;
const ofTotal =
  /^Notre service manque de place\u00A0: .+ plus de 2\u00A0Mo ne peuvent rien ajouter\. Supprimez .+\.$/;

test("drafts above the quota are 413, above the total 507, and a save tells the room that is left", async () => {
  const { services, user, api } = await signedIn();
  await storeProfile(services, user);
  const made = await api("drafts", { method: "POST", body: { key: key(), kind: "email" } });
  const { draft } = (await made.json()) as DraftAnswer;
  const params = { id: draft.id };
  const save = (version: number, body: string) =>
    api("draft", { method: "PATCH", params, body: { version, content: { subject: "Été", body } } });
  const calls = () => [
    api("drafts", { method: "POST", body: { key: key(), kind: "plan" } }),
    save(2, "Deux"),
    api("restoration", { method: "POST", params: { ...params, version: "1" }, body: { version: 2 } }),
  ];
  expect(await (await save(1, "Un")).json()).toEqual({ draft: expect.anything() });

  await pretendToStore(services, user.id, { work: storageQuota.work });
  for (const call of calls())
    expect(await refusal(call)).toEqual([413, "storage_quota", expect.stringMatching(ofWork)]);
  await pretendToStore(services, user.id, { work: guaranteedShare });
  await pretendTotalIsFull(services);
  for (const call of calls())
    expect(await refusal(call)).toEqual([507, "storage_quota", expect.stringMatching(ofTotal)]);

  await services.db.asOwner.execute("delete from storage_total");
  await pretendToStore(services, user.id, { work: 0.9 * storageQuota.work });
  const { room } = (await (await save(2, "Trois")).json()) as DraftAnswer;
  expect(room).toBeGreaterThan(0.09 * storageQuota.work);
  expect(room).toBeLessThan(0.1 * storageQuota.work);
});

test("messages and corrections above the quota are 413, above the total 507", async () => {
  const { services, user, send, correct } = await signedIn();
  await say(services, user, "Pômmy");
  await pretendToStore(services, user.id, { conversation: storageQuota.conversation });
  const ofConversation =
    /^Votre conversation occupe déjà 100\u00A0Mo, le maximum\. Écrivez-nous à contact@matinal\.example\u00A0: .+\.$/;
  for (const call of [send("Encore"), correct()])
    expect(await refusal(call)).toEqual([413, "storage_quota", expect.stringMatching(ofConversation)]);
  await pretendToStore(services, user.id, { conversation: guaranteedShare });
  await pretendTotalIsFull(services);
  for (const call of [send("Encore"), correct()])
    expect(await refusal(call)).toEqual([507, "storage_quota", expect.stringMatching(ofTotal)]);
});
