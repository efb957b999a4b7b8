import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { clientProfile, drafts, rateLimitHits } from "#db/schema.ts";
import { servicesFor } from "#test/conversation/conversations.ts";
import { modelContents } from "#test/drafts/model-contents.ts";
import { anna, bruno, madeDraft, servicesWithProfiles, storeProfile } from "#test/drafts/stored-drafts.ts";
import { draftKinds } from "../draft-kind.ts";
import { parseContent } from "../parse-content.ts";
import { createDraft } from "./create-draft.server.ts";
import { draftQuota } from "./draft-quota.ts";
import { deleteDraft, listDrafts, readDraft } from "./read-drafts.server.ts";

afterEach(() => void vi.useRealTimers());

test("each kind is made from the profile, can be read and saved as it is, and is listed newest first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesWithProfiles(anna);
  const made = [];
  for (const kind of draftKinds) {
    made.push(await madeDraft(services, anna, kind));
    vi.setSystemTime(Date.now() + 1_000);
  }
  for (const draft of made) {
    expect(draft).toMatchObject({ version: 1, source: "template", createdAt: draft.updatedAt });
    expect(draft.title).toContain("Directrice des achats");
    expect(parseContent(draft.kind, draft.content)).toEqual({ ok: true, content: draft.content });
    expect(await readDraft(services, anna.id, draft.id)).toEqual(draft);
  }
  const summaries = made.toReversed().map(({ content: _, ...summary }) => summary);
  expect(await listDrafts(services, anna.id)).toEqual(summaries);
});

test("one key sent twenty-five times concurrently makes one draft and counts once", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const key = randomUUID();
  const results = await Promise.all(
    Array.from({ length: 25 }, () => createDraft(services, anna.id, { key, kind: "email" })),
  );
  expect(results.map(({ kind }) => kind).sort()).toEqual(["created", ...Array(24).fill("repeated")]);
  expect(new Set(results.map((each) => "draft" in each && each.draft.id)).size).toBe(1);
  expect(await services.db.asOwner.select().from(rateLimitHits)).toHaveLength(1);

  const upper = { key: key.toUpperCase(), kind: "email" } as const;
  expect((await createDraft(services, anna.id, upper)).kind).toBe("repeated");
  expect(await createDraft(services, anna.id, { key, kind: "plan" })).toEqual({ kind: "conflict" });
  expect((await createDraft(services, bruno.id, { key, kind: "plan" })).kind).toBe("created");
});

test("without a saved profile there is no draft, and trying counts nothing", async () => {
  const services = await servicesFor(anna);
  const wish = { key: randomUUID(), kind: "email" } as const;
  expect(await createDraft(services, anna.id, wish)).toEqual({ kind: "no-profile" });
  expect(await services.db.asOwner.select().from(rateLimitHits)).toEqual([]);
  await storeProfile(services, anna);
  expect((await createDraft(services, anna.id, wish)).kind).toBe("created");
});

test("a client makes twenty drafts a minute, which another client does not notice", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesWithProfiles(anna, bruno);
  const first = { key: randomUUID(), kind: "search" } as const;
  await createDraft(services, anna.id, first);
  for (let more = 0; more < 19; more++) await madeDraft(services, anna, "search");
  const next = { key: randomUUID(), kind: "search" } as const;
  expect(await createDraft(services, anna.id, next)).toEqual({ kind: "limited", retryAfter: 60 });
  expect((await createDraft(services, anna.id, first)).kind).toBe("repeated");
  expect((await createDraft(services, bruno.id, next)).kind).toBe("created");
  vi.setSystemTime(Date.now() + 60_000);
  expect((await createDraft(services, anna.id, next)).kind).toBe("created");
});

test("a client with as many drafts as are stored deletes one to make another", async () => {
  const services = await servicesWithProfiles(anna);
  const { id, ...draft } = await madeDraft(services, anna, "plan");
  const now = new Date();
  const row = { ...draft, clientId: anna.id, createdAt: now, updatedAt: now };
  const rows = Array.from({ length: draftQuota.drafts - 1 }, () => ({ ...row, key: randomUUID() }));
  await services.db.asOwner.insert(drafts).values(rows);

  const wish = { key: randomUUID(), kind: "plan" } as const;
  expect(await createDraft(services, anna.id, wish)).toEqual({ kind: "full" });
  expect(await listDrafts(services, anna.id)).toHaveLength(draftQuota.drafts);
  expect(await deleteDraft(services, anna.id, id)).toBe(true);
  expect(await deleteDraft(services, anna.id, id)).toBe(false);
  expect((await createDraft(services, anna.id, wish)).kind).toBe("created");
});

test("one key sent twenty-five times concurrently is filled once, while the database serves others", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const key = randomUUID();
  const fill = vi.fn(async () => {
    // With one connection, a transaction that were held open would never let this one begin.
    expect(await listDrafts(services, bruno.id)).toEqual([]);
    return { content: modelContents.search, model: "mistral-small" } as never;
  });
  const results = await Promise.all(
    Array.from({ length: 25 }, () => createDraft(services, anna.id, { key, kind: "search" }, fill)),
  );
  expect(fill.mock.calls).toEqual([["search", expect.objectContaining({ company_name: "Pômmy" }), null]]);
  expect(new Set(results.map((each) => "draft" in each && each.draft.id)).size).toBe(1);
  expect(results[0]).toMatchObject({
    draft: { source: "model", model: "mistral-small", content: modelContents.search },
  });
});

test("a draft that nobody could fill is made from its template", async () => {
  const services = await servicesWithProfiles(anna);
  const wish = { key: randomUUID(), kind: "email" } as const;
  expect(await createDraft(services, anna.id, wish, async () => null)).toMatchObject({
    kind: "created",
    draft: { source: "template" },
  });
});

test("nothing is filled for a draft that is refused", async () => {
  const services = await servicesWithProfiles(anna);
  const fill = vi.fn(async () => null);
  const wish = () => ({ key: randomUUID(), kind: "email" }) as const;
  for (let made = 0; made < 20; made++) await madeDraft(services, anna, "plan");
  expect((await createDraft(services, anna.id, wish(), fill)).kind).toBe("limited");
  await services.db.asOwner.delete(clientProfile);
  expect((await createDraft(services, anna.id, wish(), fill)).kind).toBe("no-profile");
  expect(fill).not.toHaveBeenCalled();
});

test("of two nodes that fill one key one stores its content, and the hit of the other is returned", async () => {
  const services = await servicesWithProfiles(anna);
  const wish = { key: randomUUID(), kind: "plan" } as const;
  const onOtherNode = await vi.importActual<typeof import("./create-draft.server.ts")>(
    "./create-draft.server.ts?other-node",
  );
  const result = await createDraft(services, anna.id, wish, async () => {
    expect((await onOtherNode.createDraft(services, anna.id, wish)).kind).toBe("created");
    return { content: modelContents.plan, model: "any" } as never;
  });
  expect(result).toMatchObject({ kind: "repeated", draft: { source: "template" } });
  expect(await services.db.asOwner.select().from(rateLimitHits)).toHaveLength(1);
});
