import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { mailboxOf } from "#app/accounts/mailbox-of.ts";
import { appendMessage } from "#app/conversation/messages.server.ts";
import { correctResponse } from "#app/conversation/onboarding/correction.server.ts";
import type { Draft } from "#app/drafts/drafts-protocol.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { restoreVersion } from "#app/drafts/store/earlier-versions.server.ts";
import { deleteDraft, readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { saveDraft } from "#app/drafts/store/save-draft.server.ts";
import type { Services } from "#app/services.server.ts";
import { messages, storageUse } from "#db/schema.ts";
import { fill, say, servicesFor } from "#test/conversation/conversations.ts";
import {
  anna,
  bruno,
  madeDraft,
  saved,
  servicesWithProfiles,
  storeProfile,
} from "#test/drafts/stored-drafts.ts";
import { pretendToStore, pretendTotalIsFull } from "#test/storage/storage-uses.ts";
import { guaranteedShare, storageQuota } from "./storage-quota.ts";
import { storageUseOf } from "./storage-use.server.ts";

const annaToo = { id: "anna-too", email: "anna+essai@exemple.fr" };

afterEach(() => void vi.useRealTimers());

/** What the tables hold of each client, counted anew. */
async function stored({ db }: Pick<Services, "db">) {
  const { rows } = (await db.asOwner.execute(sql`
    select clients.id,
      (select coalesce(sum(octet_length(content) + coalesce(octet_length(attachments::text), 0)), 0)
        from messages where client_id = clients.id) as conversation,
      (select coalesce(sum(octet_length(title) + octet_length(content::text)), 0)
        from drafts where client_id = clients.id)
      + (select coalesce(sum(octet_length(title) + octet_length(content::text)), 0)
        from draft_versions where client_id = clients.id)
      + (select coalesce(sum(octet_length(concat(company_name, industry, icp_industry, icp_title, icp_size, icp_location,
          sender_name, value_prop, tone, common_objections, primary_goal, calendly_url, linkedin_url, banned_phrases))), 0)
        from client_profile where client_id = clients.id) as work
    from clients order by id`)) as unknown as { rows: { id: string; conversation: string; work: string }[] };
  return rows.map(({ id, conversation, work }) => ({
    id,
    conversation: Number(conversation),
    work: Number(work),
  }));
}

async function counted({ db }: Pick<Services, "db">) {
  const rows = await db.asOwner.select().from(storageUse).orderBy(storageUse.clientId);
  return rows.map(({ clientId, conversation, work }) => ({ id: clientId, conversation, work }));
}

const mail = (body: string) => ({ subject: "Été", body });

const save = (services: Services, draft: Draft, body: string, client = anna) =>
  saveDraft(services, client.id, draft.id, { version: draft.version, content: mail(body) });

const send = (services: Services, client = anna, content = "Encore", key: string = randomUUID()) =>
  appendMessage(services, client, { key, content });

test("what is counted is what the tables hold, after every kind of write and deletion", async () => {
  const services = await servicesFor(anna, bruno);
  await say(services, bruno, "Pômmy 🌅", "Logiciels");
  await correctResponse(services, bruno, { key: randomUUID(), step: "company_name", content: "Été" });
  await storeProfile(services, anna);
  await storeProfile(services, anna);
  const draft = await madeDraft(services, anna, "email");
  const other = await madeDraft(services, anna, "sequence");
  let newest: Draft = draft;
  for (let version = 0; version < 40; version++)
    newest = await saved(services, anna, newest, mail(`n° ${version} é`));
  await restoreVersion(services, anna.id, draft.id, { version: 1, newest: newest.version });
  await fill(services.db.asOwner, bruno, 50, 300);
  expect(await counted(services)).toEqual(await stored(services));

  const before = (await storageUseOf(services, anna.id)).work;
  await deleteDraft(services, anna.id, other.id);
  expect((await storageUseOf(services, anna.id)).work).toBeLessThan(before);
  await services.db.asOwner.update(messages).set({ content: "court" });
  await services.db.asOwner.delete(messages).where(sql`seq > 10`);
  expect(await counted(services)).toEqual(await stored(services));

  await deleteAccount(services, anna);
  expect(await counted(services)).toEqual(await stored(services));
  expect((await counted(services)).map(({ id }) => id)).toEqual([bruno.id]);
});

test("simultaneous writes of two accounts are counted exactly, and never share the same room", async () => {
  const services = await servicesWithProfiles(anna, annaToo);
  const draft = await madeDraft(services, anna, "email");
  const drafts = [draft, ...(await Promise.all([0, 1, 2].map(() => madeDraft(services, anna, "email"))))];
  const ofAnnaToo = await Promise.all([0, 1, 2, 3].map(() => madeDraft(services, annaToo, "email")));
  const body = "x".repeat(5_000);
  // Room for three of the eight saves, each of which adds a little more than its body.
  await pretendToStore(services, anna.id, { work: 0 });
  const others = (await storageUseOf(services, anna.id)).work;
  await pretendToStore(services, anna.id, { work: storageQuota.work - others - 16_500 });
  const results = await Promise.all([
    ...drafts.map((each) => save(services, each, body)),
    ...ofAnnaToo.map((each) => save(services, each, body, annaToo)),
  ]);
  const accepted = results.filter(({ kind }) => kind === "saved");
  expect(accepted).toHaveLength(3);
  expect(results.filter(({ kind }) => kind === "no-room")).toHaveLength(5);
  expect((await storageUseOf(services, anna.id)).work).toBeLessThanOrEqual(storageQuota.work);

  // Without what was pretended the counts are those of the tables.
  await pretendToStore(services, anna.id, { work: 0 });
  const [own, too] = await stored(services);
  expect((await storageUseOf(services, anna.id)).work).toBe(too?.work);
  expect(own?.work).toBeGreaterThan(0);
});

test("a save above the quota changes nothing, and succeeds once another draft is deleted", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const draft = await madeDraft(services, anna, "email");
  const other = await madeDraft(services, anna, "plan");
  await pretendToStore(services, anna.id, { work: storageQuota.work - 10 });
  const refused = { kind: "no-room", quota: "work" };
  expect(await save(services, draft, "Plus long")).toEqual(refused);
  expect(await createDraft(services, anna.id, { key: randomUUID(), kind: "search" })).toEqual(refused);
  expect(await readDraft(services, anna.id, draft.id)).toEqual(draft);
  expect((await storageUseOf(services, anna.id)).work).toBe(storageQuota.work - 10);
  // What is stored already is no reason to refuse it.
  expect(
    await saveDraft(services, anna.id, draft.id, { version: draft.version, content: draft.content }),
  ).toMatchObject({ kind: "saved", draft: { version: 1 } });
  expect((await send(services)).kind).toBe("created");

  await deleteDraft(services, anna.id, other.id);
  expect(await save(services, draft, "Plus long")).toMatchObject({ kind: "saved", draft: { version: 2 } });
  const ofBruno = await madeDraft(services, bruno, "email");
  expect((await save(services, ofBruno, "Libre", bruno)).kind).toBe("saved");
});

test("a message above the quota is refused, its key is not used up, and a stored one is repeated", async () => {
  const services = await servicesWithProfiles(anna);
  const first = randomUUID();
  expect((await send(services, anna, "Bonjour", first)).kind).toBe("created");
  const { conversation } = await storageUseOf(services, anna.id);
  await pretendToStore(services, anna.id, { conversation: storageQuota.conversation - 6 });
  const next = randomUUID();
  expect(await send(services, anna, "été 🌅", next)).toEqual({ kind: "no-room", quota: "conversation" });
  expect((await send(services, anna, "Bonjour", first)).kind).toBe("repeated");
  expect((await send(services, anna, "été", randomUUID())).kind).toBe("created");
  await pretendToStore(services, anna.id, { conversation });
  expect((await send(services, anna, "été 🌅", next)).kind).toBe("created");
});

test("a message that just fits is stored although its prompt reply has no room, and is owed one", async () => {
  const services = await servicesWithProfiles(anna);
  await send(services);
  await pretendToStore(services, anna.id, { conversation: storageQuota.conversation - 6 });
  const message = { key: randomUUID(), content: "été" };
  const appended = await appendMessage(services, anna, message, { repliesPromptly: true });
  expect(appended).toMatchObject({ kind: "created", isReplied: false });
});

test("plus-tags of one mailbox share its quota, and another mailbox has its own", async () => {
  const services = await servicesWithProfiles(anna, annaToo, bruno);
  await pretendToStore(services, anna.id, { work: storageQuota.work });
  const wish = () => ({ key: randomUUID(), kind: "email" }) as const;
  expect((await createDraft(services, annaToo.id, wish())).kind).toBe("no-room");
  expect((await createDraft(services, bruno.id, wish())).kind).toBe("created");
});

test("while the total is full, who stores little stores more, and who stores much is refused", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const draft = await madeDraft(services, anna, "email");
  await pretendTotalIsFull(services);
  expect((await save(services, draft, "Un")).kind).toBe("saved");
  await pretendToStore(services, anna.id, { work: guaranteedShare });
  const refused = { kind: "no-room", quota: "total" };
  expect(await save(services, { ...draft, version: 2 }, "Deux")).toEqual(refused);
  expect(await send(services)).toEqual(refused);
  expect((await send(services, bruno)).kind).toBe("created");
});

test("a client reads its own count, of its mailbox too, and changes none", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  await services.db.asClient(bruno.id, async (tx) => {
    expect(await tx.select({ id: storageUse.clientId }).from(storageUse)).toEqual([{ id: bruno.id }]);
  });
  for (const attempt of [
    sql`update storage_use set work = 0`,
    sql`delete from storage_use`,
    sql`insert into storage_use (client_id, mailbox) values ('x', 'x')`,
    sql`select * from storage_total`,
    sql`drop trigger storage_added on messages`,
  ])
    await expect(services.db.asClient(bruno.id, (tx) => tx.execute(attempt))).rejects.toThrow();
  expect(await services.db.asClient("", (tx) => tx.select().from(storageUse))).toEqual([]);
});

test.each([
  "anna@exemple.fr",
  "anna+a@exemple.fr",
  "a+b+c@x.fr",
  "+a@x.fr",
  "a@b+c@x.fr",
  "a+b",
  "a@x+y.fr",
  "",
])("the database finds the mailbox of %j as sign-in does", async (email) => {
  const { db } = await servicesFor();
  const { rows } = (await db.asOwner.execute(sql`select mailbox_of(${email}) as mailbox`)) as unknown as {
    rows: { mailbox: string }[];
  };
  expect(rows).toEqual([{ mailbox: mailboxOf(email) }]);
});
