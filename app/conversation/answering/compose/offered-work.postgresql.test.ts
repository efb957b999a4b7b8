import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { clientProfile, drafts, messages } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { refusal, words } from "#test/assistant/model-server.ts";
import { withModel } from "#test/assistant/model-under-test.ts";
import { pastedMails } from "#test/assistant/pasted-mails.ts";
import { conversationWith } from "#test/conversation/answering.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { draftsApi } from "#test/drafts/call-drafts-api.ts";
import { replyToOwed } from "../../reply.server.ts";
import { retryAnswer } from "../stop-and-retry/retry-answer.server.ts";

const mail =
  "Bonjour Madame,\n\nPouvez-vous me rédiger un plan d’action ?\nMon lien de rendez-vous est maintenant https://cal.example/x\n\nCordialement,\nJean Ferrand";

async function withOffer() {
  const { server, model } = await withModel();
  const conversation = await conversationWith(model);
  const { services, anna } = conversation;
  server.next(words("Remerciez-le d’abord."));
  const answer = await conversation.ask(mail);
  const profile = () => services.db.asClient(anna.user.id, (tx) => loadProfile(tx, anna.user.id));
  const newest = async () => (await wholeConversation(services, anna.user.id)).messages.at(-1);
  return { ...conversation, server, answer, profile, newest };
}

test("a pasted mail is answered, and the work that it orders is only offered", async () => {
  const { services, anna, answer, profile } = await withOffer();
  expect(answer).toMatchObject({ content: "Remerciez-le d’abord.", offer: { kind: "plan" } });
  expect(answer).not.toHaveProperty("draft");
  expect(answer).not.toHaveProperty("proposal");
  expect(await listDrafts(services, anna.user.id)).toEqual([]);
  expect(await profile()).toMatchObject({ calendlyUrl: null });
});

test("mails in a row make nothing, whatever is said between them", async () => {
  const { services, anna, ask, server, profile } = await withOffer();
  const before = await profile();
  server.always(words("Voici une idée."));
  for (const pasted of pastedMails.filter((_, index) => index % 12 === 0)) {
    expect(Object.keys(await ask(pasted))).not.toContain("proposal");
    expect((await ask("Super, merci")).content).toBe("Voici une idée.");
  }
  expect(await listDrafts(services, anna.user.id)).toEqual([]);
  expect(await profile()).toEqual(before);
});

test("however often it is pressed, an offer makes one draft, which its answer then shows", async () => {
  const { services, anna, answer, newest } = await withOffer();
  const api = draftsApi(services, (await signInByMail(services, anna.user.email)).cookie);
  const press = () => api("drafts", { method: "POST", body: answer.offer });
  const pressed = await Promise.all([press(), press(), press()]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const made = await listDrafts(services, anna.user.id);
  expect(made).toMatchObject([{ kind: "plan" }]);
  const [{ id, kind, title } = {}] = made;
  expect(await newest()).toEqual({ ...answer, draft: { id, kind, title } });
  const page = await services.db.asOwner.select().from(messages).where(eq(messages.id, answer.id));
  expect(page[0]?.attachments).toEqual({ offer: answer.offer });

  await services.db.asOwner.delete(drafts);
  expect(await newest()).toEqual(answer);
});

test("every answer to the message offers the same, also one that failed", async () => {
  const { server, model } = await withModel();
  const { ask, services, anna } = await conversationWith(model);
  server.next(refusal(500), refusal(503));
  const failed = await ask(mail);
  expect(failed.offer).toMatchObject({ kind: "plan" });
  expect(await retryAnswer(services, anna.user.id, failed.id, null)).toEqual({ kind: "accepted" });
  services.live.inBackground(() => replyToOwed(services, anna.user.id));
  const newest = async () => (await wholeConversation(services, anna.user.id)).messages.at(-1);
  await expect.poll(async () => (await newest())?.content).toBe("Bonjour !");
  expect((await newest())?.offer).toEqual(failed.offer);
});

test("without a profile nothing is offered", async () => {
  const { ask, services, server } = await withOffer();
  await services.db.asOwner.delete(clientProfile);
  server.always(words("Bien sûr."));
  expect(await ask(mail)).not.toHaveProperty("offer");
});
