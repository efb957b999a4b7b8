import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drafts, draftVersions, prospects, teamMembers } from "#db/schema.ts";
import { anna, bruno, saved, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, storeProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { prospectDraftKinds } from "../draft-kind.ts";
import { createDraft } from "./create-draft.server.ts";
import { findDraft } from "./draft-rows.server.ts";
import { deleteDraft, listDrafts, readDraft } from "./read-drafts.server.ts";

type Services = Awaited<ReturnType<typeof servicesWithProfiles>>;

/** Anna and Bruno with a prospect each. */
async function withProspects() {
  const services = await servicesWithProfiles(anna, bruno);
  const own = await storeProspect(services, anna.id);
  const other = await storeProspect(services, bruno.id);
  return { services, own, other };
}

/** A draft of Anna's for a prospect. */
async function draftFor(services: Services, prospectId: string, kind: "email" | "sequence" = "email") {
  const made = await createDraft(services, anna.id, { key: randomUUID(), kind, prospectId });
  if (made.kind !== "created") throw new Error(made.kind);
  return made.draft;
}

const ofProspect = (services: Services, prospectId: string) => listDrafts(services, anna.id, { prospectId });

const remove = ({ db }: Services, { teamId, prospectId }: { teamId: string; prospectId: string }) =>
  db.asOwner.delete(prospects).where(and(eq(prospects.teamId, teamId), eq(prospects.id, prospectId)));

test("a draft made from a record names the prospect, and is found from both sides", async () => {
  const { services, own } = await withProspects();
  const made = [];
  for (const kind of prospectDraftKinds) {
    const key = randomUUID();
    const created = await createDraft(services, anna.id, { key, kind, prospectId: own.prospectId });
    if (created.kind !== "created") throw new Error(created.kind);
    made.push(created.draft);
  }
  await createDraft(services, anna.id, { key: randomUUID(), kind: "email" });
  const prospect = { id: own.prospectId, company: "Ateliers Vauclair", contact: "Hélène Courtade" };
  for (const draft of made) {
    expect(draft).toMatchObject({ prospect, title: expect.stringContaining("Hélène Courtade") });
    expect(JSON.stringify(draft.content)).toContain("Ateliers Vauclair");
    expect(await readDraft(services, anna.id, draft.id)).toEqual(draft);
  }
  const summaries = made.toReversed().map(({ content: _, ...summary }) => summary);
  expect(await ofProspect(services, own.prospectId)).toEqual(summaries);
  expect((await listDrafts(services, anna.id)).filter((draft) => draft.prospect)).toEqual(summaries);
  const [, first] = made;
  if (!first) throw new Error("There is no draft.");
  expect(await saved(services, anna, first, first.content)).toMatchObject({ prospect });
});

test("one key makes one draft for one prospect", async () => {
  const { services, own } = await withProspects();
  const wish = { key: randomUUID(), kind: "email", prospectId: own.prospectId } as const;
  const results = await Promise.all([1, 2, 3].map(() => createDraft(services, anna.id, wish)));
  expect(results.map(({ kind }) => kind).sort()).toEqual(["created", "repeated", "repeated"]);
  const upper = { ...wish, prospectId: own.prospectId.toUpperCase() };
  expect((await createDraft(services, anna.id, upper)).kind).toBe("repeated");
  const { prospectId: _, ...forAnybody } = wish;
  expect(await createDraft(services, anna.id, forAnybody)).toEqual({ kind: "conflict" });
});

test("another team's prospect, and one that is gone, are none, and the key stays unused", async () => {
  const { services, own, other } = await withProspects();
  const key = randomUUID();
  const wish = { key, kind: "email", prospectId: other.prospectId } as const;
  expect(await createDraft(services, anna.id, wish)).toEqual({ kind: "no-prospect" });
  expect(await createDraft(services, anna.id, { ...wish, prospectId: randomUUID() })).toEqual({
    kind: "no-prospect",
  });
  const draft = await draftFor(services, own.prospectId);
  await remove(services, own);
  expect(await createDraft(services, anna.id, { ...wish, prospectId: own.prospectId })).toEqual({
    kind: "no-prospect",
  });
  expect(await readDraft(services, anna.id, draft.id)).toBeNull();
  expect((await createDraft(services, anna.id, { key, kind: "email" })).kind).toBe("created");
});

test("a prospect that is removed while a model writes leaves no draft behind", async () => {
  const { services, own } = await withProspects();
  const wish = { key: randomUUID(), kind: "email", prospectId: own.prospectId } as const;
  const made = await createDraft(services, anna.id, wish, async () => {
    await remove(services, own);
    return null;
  });
  expect(made).toEqual({ kind: "no-prospect" });
  expect(await listDrafts(services, anna.id)).toEqual([]);
});

test("what was written about a person goes with the record, its versions and no other draft", async () => {
  const { services, own, other } = await withProspects();
  const draft = await draftFor(services, own.prospectId);
  await saved(services, anna, draft, { subject: "Objet", body: "Texte" });
  const general = await createDraft(services, anna.id, { key: randomUUID(), kind: "email" });
  await remove(services, other);
  expect(await ofProspect(services, own.prospectId)).toHaveLength(1);
  await remove(services, own);
  expect(await services.db.asOwner.select({ id: drafts.id }).from(drafts)).toEqual([
    { id: "draft" in general ? general.draft.id : "" },
  ]);
  expect(await services.db.asOwner.select().from(draftVersions)).toEqual([]);
});

test("a draft is not there while its author works in another team, and its deletion leaves the prospect", async () => {
  const { services, own, other } = await withProspects();
  const draft = await draftFor(services, own.prospectId);
  expect(await deleteDraft(services, anna.id, draft.id)).toBe(true);
  expect(await services.db.asOwner.$count(prospects)).toBe(2);
  const kept = await draftFor(services, own.prospectId, "sequence");
  const work = (teamId: string) =>
    services.db.asOwner.update(teamMembers).set({ teamId }).where(eq(teamMembers.clientId, anna.id));
  const found = () => services.db.asClient(anna.id, (tx) => findDraft(tx, anna.id, kept.id));
  await work(other.teamId);
  expect(await found()).toBeNull();
  await work(own.teamId);
  expect((await found())?.id).toBe(kept.id);
});

test("the database refuses a draft for another team's prospect, and lets none be handed to another", async () => {
  const { services, own, other } = await withProspects();
  const { db } = services;
  const at = new Date();
  const row = { clientId: anna.id, kind: "email", title: "T", source: "template", content: {} } as const;
  const insert = (teamId: string, prospectId: string) =>
    db.asClient(anna.id, (tx) =>
      tx
        .insert(drafts)
        .values({ ...row, key: randomUUID(), teamId, prospectId, createdAt: at, updatedAt: at }),
    );
  await expect(insert(other.teamId, other.prospectId)).rejects.toThrow();
  await expect(insert(own.teamId, other.prospectId)).rejects.toThrow();
  const draft = await draftFor(services, own.prospectId);
  const nordec = newProspect({ company: "Nordec", email: { value: "a@nordec.example", state: "given" } });
  const [second = ""] = (await deliver(services, anna.id, [nordec])).ids;
  for (const prospectId of [randomUUID(), second, null])
    await expect(
      db.asClient(anna.id, (tx) =>
        tx
          .update(drafts)
          .set({ prospectId, teamId: prospectId && own.teamId })
          .where(eq(drafts.id, draft.id)),
      ),
    ).rejects.toThrow();
  expect(await teamIdOf(services, anna.id)).toBe(own.teamId);
});
