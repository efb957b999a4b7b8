import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import { listDrafts, readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { clientProfile, drafts } from "#db/schema.ts";
import { scriptedModel } from "#test/assistant/in-process-model.ts";
import { modelContents } from "#test/drafts/model-contents.ts";
import { anna, bruno, madeDraft, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { draftByRequest } from "./draft-by-request.server.ts";
import { draftFiller } from "./draft-filler.server.ts";

const ask = () => ({ messageId: randomUUID(), kind: "email" as const });

test("one message makes one draft, however often it is answered", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const wish = ask();
  const model = scriptedModel(() => modelContents.email);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      draftByRequest(services, anna.id, wish, draftFiller({ ...services, model })),
    ),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(model.requests).toHaveLength(1);
  const [reply] = replies;
  const draft = await readDraft(services, anna.id, reply?.draft?.id ?? "");
  expect(draft).toMatchObject({ ...reply?.draft, source: "model", content: modelContents.email });
  expect(reply?.text).toMatch(/^Votre e-mail .* Rien n’est envoyé\.$/);
  await draftByRequest(services, bruno.id, wish);
  expect(await listDrafts(services, anna.id)).toHaveLength(1);
});

test("without a model the reply says that the profile and a template made it", async () => {
  const services = await servicesWithProfiles(anna);
  const { draft, text } = await draftByRequest(services, anna.id, ask(), draftFiller(services));
  expect((await readDraft(services, anna.id, draft?.id ?? ""))?.source).toBe("template");
  expect(text).toContain("modèle de texte");
});

test("what keeps a draft from being made is said in a sentence, and nothing is asked of the model", async () => {
  const services = await servicesWithProfiles(anna);
  const model = scriptedModel(() => modelContents.email);
  const fill = draftFiller({ ...services, model });
  const { id: _, ...draft } = await madeDraft(services, anna, "plan");
  const now = new Date();
  const row = { ...draft, clientId: anna.id, createdAt: now, updatedAt: now };
  const more = (count: number) => Array.from({ length: count }, () => ({ ...row, key: randomUUID() }));
  await services.db.asOwner.insert(drafts).values(more(draftQuota.drafts - 1));
  expect(await draftByRequest(services, anna.id, ask(), fill)).toEqual({
    draft: null,
    text: expect.stringContaining("200\u00A0brouillons"),
  });
  await services.db.asOwner.delete(drafts);
  for (let made = 1; made < 20; made++) await madeDraft(services, anna, "plan");
  expect(await draftByRequest(services, anna.id, ask(), fill)).toEqual({
    draft: null,
    text: expect.stringMatching(/dans \d+\u00A0secondes?\.$/),
  });
  await services.db.asOwner.delete(clientProfile);
  expect(await draftByRequest(services, anna.id, ask(), fill)).toEqual({
    draft: null,
    text: expect.stringContaining("profil"),
  });
  expect(model.requests).toEqual([]);
});
