import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { anna, bruno, madeDraft, saved, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { draftQuota } from "./draft-quota.ts";
import { listVersions, readVersion, restoreVersion } from "./earlier-versions.server.ts";
import { deleteDraft, readDraft } from "./read-drafts.server.ts";
import { saveDraft } from "./save-draft.server.ts";

afterEach(() => void vi.useRealTimers());

const mail = (subject: string) => ({ subject, body: "Bonjour,\nÀ bientôt" });

test("of twenty simultaneous saves of a version exactly one succeeds, and the others get its draft", async () => {
  const services = await servicesWithProfiles(anna);
  const draft = await madeDraft(services, anna, "email");
  for (const version of [1, 2]) {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveDraft(services, anna.id, draft.id, { version, content: mail(`Tour ${version}, n° ${index}`) }),
      ),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(["saved", ...Array(19).fill("stale")]);
    const newest = await readDraft(services, anna.id, draft.id);
    expect(newest?.version).toBe(version + 1);
    for (const result of results) expect(result).toMatchObject({ draft: newest });
  }
  expect((await listVersions(services, anna.id, draft.id))?.map((each) => each.version)).toEqual([2, 1]);
});

test("a version that is not the newest is refused, also one that does not exist yet", async () => {
  const services = await servicesWithProfiles(anna);
  const draft = await madeDraft(services, anna, "email");
  const newer = await saved(services, anna, draft, mail("Deux"));
  for (const version of [1, 3, 2_147_483_647])
    expect(await saveDraft(services, anna.id, draft.id, { version, content: mail("Autre") })).toEqual({
      kind: "stale",
      draft: newer,
    });
});

test("an unchanged draft gets no new version", async () => {
  const services = await servicesWithProfiles(anna);
  const { id, content, title, ...draft } = await madeDraft(services, anna, "sequence");
  for (const same of [{ content }, { content, title: ` ${title}\n` }])
    expect(await saveDraft(services, anna.id, id, { version: 1, ...same })).toEqual({
      kind: "saved",
      draft: { id, content, title, ...draft },
      use: { work: expect.any(Number), conversation: 0 },
    });
  expect(await listVersions(services, anna.id, id)).toEqual([]);
});

test("a title can be changed, alone too, and is checked", async () => {
  const services = await servicesWithProfiles(anna);
  const { id, content } = await madeDraft(services, anna, "plan");
  const renamed = await saveDraft(services, anna.id, id, { version: 1, content, title: "Mon plan" });
  expect(renamed).toMatchObject({ kind: "saved", draft: { version: 2, title: "Mon plan", content } });
  for (const title of ["", " \n ", "x".repeat(121), "a\0b", "\uD800", "x".repeat(60_000)])
    expect(await saveDraft(services, anna.id, id, { version: 2, content, title })).toMatchObject({
      kind: "invalid",
      errors: [{ path: "title" }],
    });
});

test("versions are kept as they were, and restoring one makes a new version", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesWithProfiles(anna);
  const first = await madeDraft(services, anna, "email");
  vi.setSystemTime(Date.now() + 60_000);
  const second = await saved(services, anna, first, mail("Deux"));
  // The clock is set back, which no order of versions shows.
  vi.setSystemTime(Date.now() - 120_000);
  const third = await saved(services, anna, second, mail("Trois"));
  expect(third.updatedAt).toBe(second.updatedAt);

  const restored = await restoreVersion(services, anna.id, first.id, { version: 1, newest: 3 });
  const { title, content } = first;
  expect(restored).toMatchObject({ kind: "saved", draft: { id: first.id, version: 4, title, content } });
  const versions = (await listVersions(services, anna.id, first.id)) ?? [];
  expect(versions).toEqual(
    [third, second, first].map(({ version, title, source, updatedAt }) => ({
      version,
      title,
      source,
      createdAt: updatedAt,
    })),
  );
  for (const { version, content } of [first, second, third])
    expect(await readVersion(services, anna.id, first.id, version)).toEqual({
      ...versions.find((each) => each.version === version),
      content,
    });

  for (const [version, newest, kind] of [
    [1, 3, "stale"],
    [4, 4, "missing"],
    [9, 4, "missing"],
  ] as const)
    expect(await restoreVersion(services, anna.id, first.id, { version, newest })).toMatchObject({ kind });
  const again = await restoreVersion(services, anna.id, first.id, { version: 1, newest: 4 });
  expect(again).toMatchObject({ kind: "saved", draft: { version: 4 } });
});

test("of older versions the one that stood longest in each hour and on each day stays, never more than the quota", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesWithProfiles(anna);
  let draft: Awaited<ReturnType<typeof saved>> = await madeDraft(services, anna, "email");
  const { id } = draft;
  const keep = async (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1_000);
    draft = await saved(services, anna, draft, mail(`n° ${draft.version}`));
  };
  const kept = async () => (await listVersions(services, anna.id, id))?.map(({ version }) => version) ?? [];
  const latest = () => Array.from({ length: 10 }, (_, index) => draft.version - 1 - index);

  // Version 5 stands an hour, and version 20 some minutes of the next one; every other is replaced after a second.
  for (let version = 1; version < 40; version++) await keep(version === 5 ? 3_600 : version === 20 ? 600 : 1);
  expect(await kept()).toEqual([...latest(), 20, 5, 1]);
  expect(await readVersion(services, anna.id, id, 2)).toBeNull();

  // A day later one of that day is enough.
  for (let version = 0; version < 12; version++) await keep(version === 0 ? 26 * 3_600 : 1);
  expect(await kept()).toEqual([...latest(), 41, 40, 1]);

  for (let days = 0; days < 40; days++) await keep(26 * 3_600);
  expect(await kept()).toHaveLength(draftQuota.versions);
  expect(await kept()).toEqual(expect.arrayContaining([1, ...latest()]));
});

test("a hundred and twenty saves a minute are accepted, restorations and refused ones included", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesWithProfiles(anna, bruno);
  const draft = await madeDraft(services, anna, "email");
  const stale = { version: 9, content: draft.content };
  for (let times = 0; times < 119; times++) await saveDraft(services, anna.id, draft.id, stale);
  await restoreVersion(services, anna.id, draft.id, { version: 1, newest: 1 });
  const limited = { kind: "limited", retryAfter: 60 };
  expect(await saveDraft(services, anna.id, draft.id, stale)).toEqual(limited);
  expect(await restoreVersion(services, anna.id, draft.id, { version: 1, newest: 1 })).toEqual(limited);
  const other = await madeDraft(services, bruno, "email");
  await saved(services, bruno, other, mail("Libre"));
  vi.setSystemTime(Date.now() + 60_000);
  await saved(services, anna, draft, mail("Libre"));
});

test("a draft that does not exist, or no longer, is missing", async () => {
  const services = await servicesWithProfiles(anna);
  const draft = await madeDraft(services, anna, "email");
  const { version, content } = await saved(services, anna, draft, mail("Deux"));
  await deleteDraft(services, anna.id, draft.id);
  for (const id of [draft.id, randomUUID()]) {
    expect(await saveDraft(services, anna.id, id, { version, content })).toEqual({ kind: "missing" });
    const restored = await restoreVersion(services, anna.id, id, { version: 1, newest: 2 });
    expect(restored).toEqual({ kind: "missing" });
    expect(await readDraft(services, anna.id, id)).toBeNull();
    expect(await listVersions(services, anna.id, id)).toBeNull();
    expect(await readVersion(services, anna.id, id, 1)).toBeNull();
  }
});
