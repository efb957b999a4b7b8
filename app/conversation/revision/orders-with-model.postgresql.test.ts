import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Model } from "#app/assistant/model/model.ts";
import { revisionReplies as copy } from "#app/content/assistant/revision-copy.ts";
import { retryAnswer } from "#app/conversation/answering/stop-and-retry/retry-answer.server.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import type { Draft } from "#app/drafts/drafts-protocol.ts";
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
  const answers: unknown[] = [];
  const model = scriptedModel(({ jsonSchema }) => (jsonSchema ? answers.shift() : "Oui."));
  const { services, client, draft, order, stored } = await withModel(model);
  // As long as the draft: the model is asked twice, and the rules leave sentences out.
  const body = good.body.replace("Chez Pômmy", "Vos équipes gagnent une heure le lundi matin. Chez Pômmy");
  await saved(services, client, draft, { ...good, body });
  answers.push({ ...good, body: `${body}.` }, { ...good, body });
  expect((await order("Raccourcis-le")).content).toBe(copy.done.shorter);
  await saved(services, client, (await stored()) as Draft, { ...good, body });
  answers.push(good);
  const reply = await order("Raccourcis-le");
  expect(reply.content).toBe(`${copy.done.shorter} ${copy.reread}`);
  expect(await stored()).toMatchObject({ version: 5, source: "model", content: good });
  expect(reply.revision).toMatchObject({ from: 4, version: 5 });
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
  // Still French, twice.
  const { version } = (await stored()) as Draft;
  const french = { ...good, subject: "Vos fruits" };
  answers.push(french, french);
  expect((await order("Traduis-le en anglais")).content).toBe(copy.cannot.translate);
  expect((await stored())?.version).toBe(version);
});

test("only who corrects mistakes reads that there is none, and a subject that is cut off is no other one", async () => {
  const answers: unknown[] = [];
  const model = scriptedModel(({ jsonSchema }) => (jsonSchema ? answers.shift() : "Oui."));
  const { services, client, draft, order, stored } = await withModel(model);
  await saved(services, client, draft, good);
  answers.push(good);
  expect((await order("Corrige les fautes")).content).toBe(copy.nothing.spelling);
  const long = {
    ...good,
    subject: "Vos commandes de fruits et la meilleure façon de les regrouper chaque mois",
  };
  answers.push(long, long);
  expect((await order("Change l’objet et le début")).content).toBe(copy.cannot.replace);
  expect(await stored()).toMatchObject({ content: good });
  answers.push(long, long);
  expect((await order("Change l’objet")).content).toBe(copy.done.subject);
  const content = (await stored())?.content;
  expect(content).toMatchObject({ body: good.body });
  expect(content).not.toMatchObject({ subject: good.subject });
});

test("a draft that is edited while a model writes is left alone, and that is said", async () => {
  const model = scriptedModel(async () => {
    await saved(services, client, draft, { ...good, subject: "Mes mots" });
    return good;
  });
  const { services, client, draft, order, stored } = await withModel(model);
  expect((await order("Autre angle")).content).toBe(copy.stale);
  expect(await stored()).toMatchObject({ version: 2, content: { subject: "Mes mots" } });
});

test("an order about the open draft carries what was said before, and what does not tell it is not kept", async () => {
  const told = {
    ...good,
    body: good.body.replace("Nous livrons", "Votre contrat finit en mars. Nous livrons"),
  };
  const answers: unknown[] = [told, good, good];
  const model = scriptedModel(({ jsonSchema }) => (jsonSchema ? answers.shift() : "C’est noté."));
  const { services, client, draft, ask, order, stored } = await withModel(model);
  await saved(services, client, draft, good);
  await ask("Elle m'a dit au salon que son contrat avec Cegid se termine en mars 2027.");
  const reply = await order("Ajoute ce qu'elle m'a dit au salon");
  expect(reply.content).toBe(`${copy.done.wish} ${copy.reread}`);
  const asked = model.requests.findLast(({ jsonSchema }) => jsonSchema)?.messages[0]?.content ?? "";
  expect(asked).toMatch(/<conversation>\n- Elle m’a dit au salon que son contrat avec Cegid/);
  expect(await stored()).toMatchObject({ content: told });
  expect((await order("Ajoute ce qu'elle m'a dit au salon")).content).toBe(copy.cannot.add);
  expect(await stored()).toMatchObject({ content: told });
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

test("“écris-lui” makes the draft for whom the customer spoke of, in whatever words, and nothing without anybody", async () => {
  const model = scriptedModel(({ jsonSchema }) => (jsonSchema ? "rien" : "C’est noté."));
  const { services, client, ask } = await withModel(model);
  const [id] = (await deliver(services, client.id, [newProspect({ company: "Hôtel des Dunes", signal: "" })]))
    .ids;
  expect(await ask("Écris-lui")).not.toHaveProperty("draft");
  await ask("L’Hôtel des Dunes vient d’ouvrir une deuxième salle.");
  for (const [order, kind] of [
    ["Écris-lui", "email"],
    ["Rédige-lui un e-mail", "email"],
    ["Tu peux lui écrire un e-mail ?", "email"],
    ["Prépare-lui une séquence", "sequence"],
    ["Fais-lui un script d’appel", "call_script"],
    ["relance hélène", "email"],
  ]) {
    const { draft, prospects } = await ask(order ?? "");
    expect([order, draft?.kind, prospects?.map((one) => one.id)]).toEqual([order, kind, [id]]);
  }
  const { draft } = await ask("Écris-lui un e-mail");
  const made = await readDraft(services, client.id, draft?.id ?? "");
  expect(made?.kind === "email" && made.content.body).toContain("Vous venez d’ouvrir une deuxième salle.");
});
