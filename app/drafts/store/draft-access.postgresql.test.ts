import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Services } from "#app/services.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { drafts, draftVersions } from "#db/schema.ts";
import { anna, bruno, madeDraft, saved, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { listVersions, readVersion, restoreVersion } from "./earlier-versions.server.ts";
import { deleteDraft, listDrafts, readDraft } from "./read-drafts.server.ts";
import { saveDraft } from "./save-draft.server.ts";

/** A draft of each client with an earlier version. */
async function twoClients() {
  const services = await servicesWithProfiles(anna, bruno);
  const content = { subject: "Secret", body: "Texte" };
  const ofAnna = await saved(services, anna, await madeDraft(services, anna, "email"), content);
  const ofBruno = await saved(services, bruno, await madeDraft(services, bruno, "email"), content);
  return { services, ofAnna, ofBruno, content };
}

test("a content that is none of its kind is as good as missing, and takes neither the list nor other versions down", async () => {
  const { services, ofAnna } = await twoClients();
  const other = await madeDraft(services, anna, "plan");
  await services.db.asOwner
    .update(drafts)
    .set({ content: { weeks: "none" } })
    .where(eq(drafts.id, other.id));
  await services.db.asOwner.update(draftVersions).set({ content: { subject: 1 } });
  const ids = (await listDrafts(services, anna.id)).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([ofAnna.id, other.id].toSorted());

  expect(await readDraft(services, anna.id, other.id)).toBeNull();
  expect(await saveDraft(services, anna.id, other.id, { version: 1, content: {} })).toEqual({
    kind: "missing",
  });
  expect(await readDraft(services, anna.id, ofAnna.id)).toEqual(ofAnna);
  expect(await listVersions(services, anna.id, ofAnna.id)).toHaveLength(1);
  expect(await readVersion(services, anna.id, ofAnna.id, 1)).toBeNull();
  expect(await restoreVersion(services, anna.id, ofAnna.id, { version: 1, newest: 2 })).toEqual({
    kind: "missing",
  });
  expect(await deleteDraft(services, anna.id, other.id)).toBe(true);
});

test("no function reads or changes another client's draft", async () => {
  const { services, ofAnna, ofBruno, content } = await twoClients();
  const { id } = ofAnna;
  // As Bruno, and as one who claims to be Anna in a transaction of Bruno.
  const { db, environment } = services;
  const asBruno = { environment, db: { ...db, asClient: asClientOf(services, bruno.id) } };
  for (const [as, clientId] of [
    [services, bruno.id],
    [asBruno, anna.id],
  ] as const) {
    expect(await readDraft(as, clientId, id)).toBeNull();
    expect(await listVersions(as, clientId, id)).toBeNull();
    expect(await readVersion(as, clientId, id, 1)).toBeNull();
    expect(await deleteDraft(as, clientId, id)).toBe(false);
    expect(await saveDraft(as, clientId, id, { version: 2, content })).toEqual({ kind: "missing" });
    expect(await restoreVersion(as, clientId, id, { version: 1, newest: 2 })).toEqual({ kind: "missing" });
  }
  expect((await listDrafts(services, bruno.id)).map((each) => each.id)).toEqual([ofBruno.id]);
  expect(await listDrafts(asBruno, anna.id)).toEqual([]);
  expect(await readDraft(services, anna.id, id)).toEqual(ofAnna);
});

test("the database itself shows the serving role its own client's drafts and versions only", async () => {
  const { services, ofAnna, ofBruno } = await twoClients();
  const changed = await services.db.asClient(bruno.id, async (tx) => ({
    seen: await tx.select({ id: drafts.id }).from(drafts),
    seenVersions: await tx.select({ id: draftVersions.draftId }).from(draftVersions),
    updated: await tx.update(drafts).set({ title: "Autre" }).returning({ id: drafts.id }),
    deletedVersions: await tx.delete(draftVersions).returning({ id: draftVersions.draftId }),
    deleted: await tx.delete(drafts).returning({ id: drafts.id }),
  }));
  const own = [{ id: ofBruno.id }];
  expect(changed).toEqual({
    seen: own,
    seenVersions: own,
    updated: own,
    deletedVersions: own,
    deleted: own,
  });
  expect(await readDraft(services, anna.id, ofAnna.id)).toEqual(ofAnna);
  expect(await listVersions(services, anna.id, ofAnna.id)).toHaveLength(1);
  expect(await services.db.asClient("", (tx) => tx.select().from(drafts))).toEqual([]);
});

test("the database itself refuses rows of or for another client, and changes of what a draft is", async () => {
  const { services, ofAnna, ofBruno } = await twoClients();
  const at = new Date();
  const { kind, title, source, content } = ofBruno;
  const row = { key: ofAnna.id, kind, title, source, content, createdAt: at, updatedAt: at };
  const version = { version: 9, title, source, content, createdAt: at, replacedAt: at };
  const forbidden: ((tx: Queries) => Promise<unknown>)[] = [
    (tx) => tx.insert(drafts).values({ ...row, clientId: anna.id }),
    (tx) => tx.insert(draftVersions).values({ ...version, clientId: anna.id, draftId: ofAnna.id }),
    // A version of one's own for another client's draft.
    (tx) => tx.insert(draftVersions).values({ ...version, clientId: bruno.id, draftId: ofAnna.id }),
    (tx) => tx.update(drafts).set({ clientId: anna.id }),
    (tx) => tx.update(drafts).set({ kind: "plan" }),
    (tx) => tx.update(drafts).set({ key: ofAnna.id }),
    (tx) => tx.update(draftVersions).set({ title: "Autre" }),
    (tx) => tx.execute(sql`insert into drafts select * from drafts`),
    (tx) => tx.execute(sql`update drafts set source = 'other'`),
    (tx) => tx.execute(sql`truncate drafts cascade`),
    (tx) => tx.execute(sql`alter table drafts disable row level security`),
  ];
  for (const attempt of forbidden) await expect(services.db.asClient(bruno.id, attempt)).rejects.toThrow();
  expect(await listDrafts(services, bruno.id)).toHaveLength(1);
});

function asClientOf({ db }: Services, clientId: string): Services["db"]["asClient"] {
  return (_claimed, work) => db.asClient(clientId, work);
}
