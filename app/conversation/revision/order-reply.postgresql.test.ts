import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { revisionReplies as copy } from "#app/content/assistant/revision-copy.ts";
import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { prepareReply } from "#app/conversation/list/prepared-reply.server.ts";
import { appendMessage, type Client } from "#app/conversation/messages.server.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { replyToOwed } from "#app/conversation/reply.server.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { deleteDraft, readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import type { Services } from "#app/services.server.ts";
import { drafts, draftVersions, prospects } from "#db/schema.ts";
import { secondNode } from "#test/conversation/answering.ts";
import { wholeConversation } from "#test/conversation/conversations.ts";
import { anna, bruno, madeDraft, saved, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect } from "#test/prospects/stored-prospects.ts";

const helene = { company: "Ateliers Vauclair", contact: "Hélène Courtade", signal: "Recrute un acheteur" };
const other = {
  ...{ company: "Hélène & Fils", contact: "Anne Renard" },
  email: { value: "paul@helene-et-fils.example", state: "given" as const },
};

/** Anna with a draft, of whose words some can go, and with these prospects. */
async function withDraft(...people: Parameters<typeof newProspect>[0][]) {
  const services = await servicesWithProfiles(anna, bruno);
  await services.db.asClient(anna.id, (tx) =>
    saveProfile(tx, anna.id, {
      valueProp:
        "Nous livrons vos fruits chaque semaine. Nous reprenons les caisses vides. La facture tient sur une page.",
    }),
  );
  const { ids } =
    people.length > 0
      ? await deliver(
          services,
          anna.id,
          people.map((one) => newProspect(one)),
        )
      : { ids: [] };
  await openConversation(services, anna);
  return { services, ids, draft: await madeDraft(services, anna, "email") };
}

/** Says this while the draft is open, and returns the reply. */
async function order(services: Services, draftId: string, content: string, client: Client = anna) {
  await openConversation(services, client);
  await appendMessage(services, client, { key: randomUUID(), content, draftId });
  await replyToOwed(services, client.id);
  const last = (await wholeConversation(services, client.id)).messages.at(-1);
  if (!last) throw new Error("There is no reply.");
  return last;
}

const stored = async (services: Services, id: string) => {
  const draft = await readDraft(services, anna.id, id);
  if (draft?.kind !== "email") throw new Error("There is no e-mail.");
  return draft;
};

test("an order makes the next version, shows what is different, and the way back makes another", async () => {
  const { services, draft } = await withDraft();
  const reply = await order(services, draft.id, "Raccourcis-le");
  expect(reply).toMatchObject({ kind: "answer", content: copy.done.shorter });
  const next = await stored(services, draft.id);
  expect(next.version).toBe(2);
  expect(next.content.body).not.toContain("facture tient sur une page.");
  expect(reply.revision).toMatchObject({ draft: { id: draft.id, kind: "email" }, from: 1, version: 2 });
  expect(reply.revision?.differences.map(({ before, after }) => [before, after])).toEqual([
    ["Nous reprenons les caisses vides. Votre facture tient sur une page.", ""],
  ]);

  const back = await order(services, draft.id, "Reviens à la version d’avant");
  expect(back.content).toBe(copy.done.undo(1));
  expect((await stored(services, draft.id)).content).toEqual(draft.content);
  expect((await stored(services, draft.id)).version).toBe(3);
  expect((await order(services, draft.id, "Autre angle")).revision?.version).toBe(4);
});

test("another subject, no last sentence, no postscript: each a version; what no rule can do is said", async () => {
  const { services, draft } = await withDraft();
  const first = await stored(services, draft.id);
  expect((await order(services, draft.id, "Change l’objet")).content).toBe(copy.done.subject);
  const renamed = await stored(services, draft.id);
  expect(renamed).toMatchObject({ version: 2, content: { body: first.content.body } });
  expect(renamed.content.subject).not.toBe(first.content.subject);

  const ps = { ...renamed.content, body: `${renamed.content.body}\n\nP.-S. : à jeudi.` };
  await saved(services, anna, renamed, ps);
  expect((await order(services, draft.id, "supprime le PS")).content).toBe(copy.done.postscript);
  expect((await stored(services, draft.id)).content).toEqual(renamed.content);
  expect((await order(services, draft.id, "supprime le PS")).content).toBe(copy.nothing.postscript);

  const shorter = await order(services, draft.id, "Enlève la dernière phrase");
  expect(shorter.content).toBe(copy.done.last);
  expect(shorter.revision?.differences).toEqual([
    { place: "Message", before: expect.stringMatching(/./), after: "" },
  ]);
  const { version } = await stored(services, draft.id);
  for (const [message, content] of [
    ["traduis-le", copy.cannot.translate],
    ["tutoie-le", copy.cannot.tutoie],
    ["Ajoute que nous livrons en 48 h", copy.cannot.add],
    ["corrige les fautes", copy.cannot.spelling],
    ["envoie-le", copy.cannot.send],
    ["change mon secteur", expect.not.stringContaining("brouillon")],
  ] as const)
    expect(await order(services, draft.id, message)).toMatchObject({ content });
  expect((await stored(services, draft.id)).version).toBe(version);
});

test("without an open draft, and with somebody else's, nothing is changed", async () => {
  const { services, draft } = await withDraft();
  await openConversation(services, anna);
  await appendMessage(services, anna, { key: randomUUID(), content: "Raccourcis-le" });
  await replyToOwed(services, anna.id);
  const { messages } = await wholeConversation(services, anna.id);
  expect(messages.at(-1)).toMatchObject({ kind: "fixed", content: conversation.help });
  expect((await order(services, draft.id, "Raccourcis-le", bruno)).content).toBe(copy.missing);
  expect((await order(services, randomUUID(), "Raccourcis-le")).content).toBe(copy.missing);
  expect((await order(services, draft.id, "Ne le raccourcis pas")).kind).toBe("fixed");
  expect((await stored(services, draft.id)).version).toBe(1);
});

test("two nodes that reply to one order make one version", async () => {
  const { services, draft } = await withDraft();
  await appendMessage(services, anna, { key: randomUUID(), content: "Plus court", draftId: draft.id });
  const node = await secondNode(services);
  // Both have planned it before either has stored it, as after a kill.
  await Promise.all([prepareReply(services, anna.id), prepareReply(node, anna.id)]);
  await Promise.all([replyToOwed(services, anna.id), replyToOwed(node, anna.id)]);
  expect((await stored(services, draft.id)).version).toBe(2);
  expect(await services.db.asOwner.$count(draftVersions)).toBe(1);
  const { messages } = await wholeConversation(services, anna.id);
  expect(messages.filter(({ revision }) => revision)).toHaveLength(1);
});

test("a version that was planned of an older one replaces nothing, and is planned anew", async () => {
  const { services, draft } = await withDraft();
  await appendMessage(services, anna, { key: randomUUID(), content: "Plus court", draftId: draft.id });
  const prepared = await prepareReply(services, anna.id);
  if (!prepared?.reply || !("settle" in prepared.reply)) throw new Error("Nothing is planned.");
  const { settle } = prepared.reply;
  const content = { ...draft.content, subject: "Mes mots" };
  await saved(services, anna, draft, content);
  expect(await services.db.asClient(anna.id, settle)).toBe("stale");
  await replyToOwed(services, anna.id);
  expect(await stored(services, draft.id)).toMatchObject({ version: 3, content: { subject: "Mes mots" } });
});

test("for a prospect of the list the draft becomes theirs, and goes with the record", async () => {
  const { services, ids, draft } = await withDraft(helene);
  const reply = await order(services, draft.id, "pour hélène");
  expect(reply.content).toBe(copy.done.person("Hélène Courtade, Ateliers Vauclair"));
  expect(reply.prospects).toEqual([{ id: ids[0], name: "Hélène Courtade, Ateliers Vauclair" }]);
  const next = await stored(services, draft.id);
  expect(next).toMatchObject({
    version: 2,
    prospect: { id: ids[0] },
    title: expect.stringContaining("Courtade"),
  });
  expect(next.content.body).toContain("Vous recrutez un acheteur.");
  expect(next.content.body).not.toContain("{{prénom}}");
  expect((await order(services, draft.id, "Pour Hélène Courtade")).content).toContain("déjà");
  await services.db.asOwner.delete(prospects);
  expect(await readDraft(services, anna.id, draft.id)).toBeNull();
  expect(await services.db.asOwner.$count(draftVersions)).toBe(0);
});

test("who is meant is asked where several are, and nobody is made up", async () => {
  const { services, ids, draft } = await withDraft(helene, other);
  const which = await order(services, draft.id, "Pour Hélène");
  expect(which.content).toContain("Plusieurs fiches");
  expect(which.prospects).toHaveLength(2);
  expect((await order(services, draft.id, "Pour Karim")).content).toContain("Je ne trouve personne");
  expect((await order(services, draft.id, "pour lyon")).kind).toBe("fixed");
  expect((await stored(services, draft.id)).version).toBe(1);

  // A draft for one person never becomes one for another.
  const made = await createDraft(services, anna.id, { key: randomUUID(), kind: "email", prospectId: ids[1] });
  if (made.kind !== "created") throw new Error(made.kind);
  const another = await order(services, made.draft.id, "Adapte-le pour Hélène Courtade");
  expect(another.draft?.id).not.toBe(made.draft.id);
  expect(another.content).toContain("celui d’Anne Renard");
  expect((await readDraft(services, anna.id, another.draft?.id ?? ""))?.prospect?.id).toBe(ids[0]);
  expect((await stored(services, made.draft.id)).version).toBe(1);
  const plan = await madeDraft(services, anna, "plan");
  expect((await order(services, plan.id, "Pour Hélène Courtade")).content).toBe(copy.notForOne);
});

test("a key belongs to a message about one draft", async () => {
  const { services, draft } = await withDraft();
  const key = randomUUID();
  const send = (draftId: string | null) =>
    appendMessage(services, anna, { key, content: "Bonjour", draftId });
  expect((await send(draft.id.toUpperCase())).kind).toBe("created");
  await deleteDraft(services, anna.id, draft.id);
  expect((await send(draft.id)).kind).toBe("repeated");
  expect((await send(null)).kind).toBe("conflict");
  expect((await send(randomUUID())).kind).toBe("conflict");
  expect(await services.db.asOwner.$count(drafts)).toBe(0);
});

const filledWith = (body: string, name: string) => body.replaceAll("{{prénom}}", name);

test("“annule” after an order that changed nothing changes nothing, and what was filled in stays", async () => {
  const { services, draft } = await withDraft();
  const body = filledWith(draft.content.body, "Hélène");
  expect(body).not.toBe(draft.content.body);
  await saved(services, anna, draft, { ...draft.content, body });
  for (const message of ["supprime le PS", "annule", "traduis-le", "Annule le changement"])
    await order(services, draft.id, message);
  const last = await order(services, draft.id, "annule");
  expect(last).toMatchObject({ content: copy.nothing.takeBack });
  expect(last.revision).toBeUndefined();
  expect(await stored(services, draft.id)).toMatchObject({ version: 2, content: { body } });
});

test("“annule” takes back the last order alone, with what was filled in before and since", async () => {
  const { services, draft } = await withDraft();
  const first = await saved(services, anna, draft, {
    ...draft.content,
    body: filledWith(draft.content.body, "Hélène"),
  });
  await order(services, draft.id, "Raccourcis-le");
  expect((await order(services, draft.id, "annule")).content).toBe(copy.done.undo(2));
  expect((await stored(services, draft.id)).content).toEqual(first.content);

  // Taken back itself.
  expect((await order(services, draft.id, "annule")).content).toBe(copy.done.undo(3));
  const shorter = await stored(services, draft.id);
  const body = shorter.content.body
    .replaceAll("{{société}}", "Nordec")
    .replaceAll("{{votre prénom}}", "Paul");
  expect(body).not.toBe(shorter.content.body);
  await saved(services, anna, shorter, { subject: shorter.content.subject, body });
  await order(services, draft.id, "annule");
  const { content } = await stored(services, draft.id);
  expect(content.body).toMatch(/Nordec|Paul/);
  expect(content.body).toContain("Hélène");
});

test("what the customer rewrote since is never lost by “annule”", async () => {
  const { services, draft } = await withDraft();
  await order(services, draft.id, "Raccourcis-le");
  const mine = { subject: "Mes mots", body: "Bonjour,\n\nMes phrases." };
  await saved(services, anna, await stored(services, draft.id), mine);
  expect((await order(services, draft.id, "annule")).content).toBe(copy.nothing.edited);
  expect((await stored(services, draft.id)).content).toEqual(mine);
});
