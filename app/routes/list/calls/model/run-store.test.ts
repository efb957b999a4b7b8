import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { listedAt, listedProspect, notArranged } from "#test/prospects/listed-prospects.ts";
import { FakeStorage } from "#test/storage/fake-storage.ts";
import { filterIn } from "../../list-query.ts";
import type { InitialList } from "../../model/list-store.ts";
import { withPending, withResult } from "./call-run.ts";
import { carryRuns } from "./carry-runs.ts";
import { openRun } from "./open-run.ts";
import { createRunStore, keptRuns } from "./run-store.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const userId = randomUUID();
const hour = 3_600_000;
const initial = (values: Partial<InitialList> = {}): InitialList => ({
  ...{
    userId,
    colleagues: [],
    personas: [],
    ...notArranged,
    filter: filterIn(new URLSearchParams()),
    seq: 1,
    team: null,
    now: listedAt,
  },
  pages: [{ view: "all", prospects: [listedProspect(), listedProspect()], next: null }],
  counts: { new: 2, due: 0, all: 2 },
  ...values,
});
const open = (query = "", values: Partial<InitialList> = {}) =>
  openRun(new URLSearchParams(query), initial(values));
const runOf = (opened: ReturnType<typeof openRun>) => {
  if (!("runStore" in opened)) throw new Error(`No calls: ${opened.kind}.`);
  return opened.runStore;
};

test("calls begin once: their address, and the page without one, take up the same, in every tab", () => {
  const begun = open();
  expect(begun.kind).toBe("begun");
  const { id } = runOf(begun).current();
  expect(open("", { now: listedAt + hour })).toMatchObject({ kind: "resumed" });
  expect(runOf(open(`suite=${id}&n=2`, { pages: [] })).current()).toEqual(runOf(begun).current());
  expect(open("nouvelle=1").kind).toBe("begun");
});

test("what belongs to another user, another day or another filter is not taken up", () => {
  const { id } = runOf(open()).current();
  expect(open(`suite=${id}`, { userId: randomUUID() }).kind).toBe("unknown");
  expect(open("", { userId: randomUUID() }).kind).toBe("begun");
  expect(open("", { now: listedAt + 24 * hour }).kind).toBe("begun");
  expect(open("", { filter: filterIn(new URLSearchParams("score=80")) }).kind).toBe("begun");
  expect(open("suite=__proto__").kind).toBe("unknown");
  expect(open("nouvelle=1", { pages: [] }).kind).toBe("empty");
});

test("a call whose outcome was never said is asked for the next day too", () => {
  const store = runOf(open());
  const key = randomUUID();
  store.change((run) => withPending(run, run.entries[1]?.id ?? "", key));
  const later = open("", { now: listedAt + 24 * hour });
  expect(later.kind).toBe("resumed");
  expect(runOf(later).current().pending?.key).toBe(key);
});

test("two tabs do not undo one another's outcomes", () => {
  const one = runOf(open());
  const other = createRunStore(userId, one.current());
  one.change((run) => withResult(run, 0, { kind: "skipped" }));
  const both = other.change((run) => withResult(run, 1, { kind: "skipped" }));
  expect(both.entries.map(({ result }) => result?.kind)).toEqual(["skipped", "skipped"]);
});

test("calls go with what is unsent when somebody signs out, and old ones when others begin", () => {
  const old = runOf(open()).current();
  expect(open("nouvelle=1", { now: listedAt + 8 * 24 * hour }).kind).toBe("begun");
  expect(keptRuns.load(userId, old.id)).toBeNull();
  clearUnsentText();
  expect(Object.keys(localStorage).filter((key) => key.includes("calls"))).toEqual([]);
});

test("calls under way outlive a session that ends by itself, for the same user alone", () => {
  const begun = runOf(open()).current();
  carryRuns(userId);
  clearUnsentText();
  expect(open(`suite=${begun.id}`, { userId: randomUUID() }).kind).toBe("unknown");
  keptRuns.save(userId, begun);
  carryRuns(userId);
  clearUnsentText();
  expect(runOf(open(`suite=${begun.id}`)).current()).toEqual(begun);
});

test("what somebody put into the storage in place of calls is none", () => {
  const { id } = runOf(open()).current();
  localStorage.setItem(`matinal.draft.calls-${id}.${userId}`, '{"entries":"@"}');
  expect(open(`suite=${id}`).kind).toBe("unknown");
});
