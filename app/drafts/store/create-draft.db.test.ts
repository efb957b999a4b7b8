import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { drafts, rateLimitHits } from "../../../db/schema.ts";
import { servicesFor } from "../../../test/conversation/conversations.ts";
import {
  anna,
  bruno,
  madeDraft,
  servicesWithProfiles,
  storeProfile,
} from "../../../test/drafts/stored-drafts.ts";
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
