import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Model } from "#app/assistant/model/model.ts";
import { revisionReplies as copy } from "#app/content/assistant/revision-copy.ts";
import { retryAnswer } from "#app/conversation/answering/stop-and-retry/retry-answer.server.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { scriptedModel } from "#test/assistant/in-process-model.ts";
import { conversationWith } from "#test/conversation/answering.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { modelContents } from "#test/drafts/model-contents.ts";
import { madeDraft, saved } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect } from "#test/prospects/stored-prospects.ts";
import { until } from "#test/until.ts";

const good = modelContents.email;

async function withModel(model: Model) {
  const { services, anna, ask } = await conversationWith(model);
  const draft = await madeDraft(services, anna.user, "email");
  const order = async (content: string): Promise<Message> => {
    const appended = await appendMessage(services, anna.user, {
      key: randomUUID(),
      content,
      draftId: draft.id,
    });
    if (appended.kind !== "created") throw new Error(appended.kind);
    services.live.inBackground(() => replyToOwed(services, anna.user.id));
    const reply = async () =>
      (await wholeConversation(services, anna.user.id)).messages.find(
        ({ replyTo }) => replyTo === appended.message.id,
      );
    await until(async () => (await reply()) !== undefined);
    return (await reply()) as Message;
  };
  const stored = () => readDraft(services, anna.user.id, draft.id);
  return { services, client: anna.user, ask, draft, order, stored };
}

test("a model writes the next version of the open draft, once; what may not stand gives way to the rules", async () => {
  const answers: unknown[] = [good];
  const model = scriptedModel(({ jsonSchema }) => (jsonSchema ? answers.shift() : "Oui."));
  const { services, client, order, stored } = await withModel(model);
  const reply = await order("Raccourcis-le");
  expect(reply.content).toBe(`${copy.done.shorter} ${copy.reread}`);
  expect(await stored()).toMatchObject({ version: 2, source: "model", content: good });
  expect(reply.revision).toMatchObject({ from: 1, version: 2 });
  expect((await retryAnswer(services, client.id, reply.id, null)).kind).toBe("not-possible");

  const priced = { ...good, body: good.body.replace("Nous livrons", "Pour 149 €, nous livrons") };
  answers.push(priced, priced);
  expect((await order("Autre angle")).content).toBe(copy.done.angle);
  expect(JSON.stringify((await stored())?.content)).not.toContain("149");

  answers.push({ ...good, subject: "Les fruits du lundi" });
  const wished = await order("Ajoute le lundi dans l’objet");
  expect(wished.content).toBe(`${copy.done.wish} ${copy.reread}`);
  expect(await stored()).toMatchObject({ content: { subject: "Les fruits du lundi" } });
  answers.push("rien", "rien");
  expect((await order("Traduis-le en anglais")).content).toBe(copy.cannot.translate);
});

test("a draft that is edited while a model writes is left alone, and that is said", async () => {
  const model = scriptedModel(async () => {
    await saved(services, client, draft, { ...good, subject: "Mes mots" });
    return good;
  });
  const { services, client, draft, order, stored } = await withModel(model);
  expect((await order("Plus court")).content).toBe(copy.stale);
  expect(await stored()).toMatchObject({ version: 2, content: { subject: "Mes mots" } });
});

test("a draft that is asked for is for whom the customer spoke of, and opens with what they said", async () => {
  // No draft, so that the template serves.
  const model = scriptedModel(({ jsonSchema }) => (jsonSchema ? "rien" : "C’est noté."));
  const { services, client, ask } = await withModel(model);
  const [id] = (await deliver(services, client.id, [newProspect({ signal: "" })])).ids;
  await ask("Je dois écrire à Hélène Courtade. Ils viennent d'installer un nouveau four à Cholet.");
  await ask(
    "Voici un mail :\n\nBonjour Anne,\nIls viennent d'ouvrir une agence à Brest.\nCordialement,\nJean",
  );
  const { draft, prospects } = await ask("Rédige-moi un e-mail");
  expect(prospects?.map((one) => one.id)).toEqual([id]);
  const made = await readDraft(services, client.id, draft?.id ?? "");
  expect(made?.prospect?.id).toBe(id);
  expect(made?.kind === "email" && made.content.body.split("\n\n")[1]).toMatch(
    /^Vous venez d’installer un nouveau four à Cholet\./,
  );
  const asked = model.requests.findLast(({ jsonSchema }) => jsonSchema)?.messages[0]?.content ?? "";
  expect(asked).toContain("nouveau four à Cholet");
  expect(asked).not.toContain("Brest");
});
