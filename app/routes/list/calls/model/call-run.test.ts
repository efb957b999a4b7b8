import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { listedAt, listedProspect } from "#test/prospects/listed-prospects.ts";
import {
  isOver,
  type Known,
  newRun,
  nextOpen,
  positionOf,
  tally,
  withFollowing,
  withPending,
  withResult,
} from "./call-run.ts";

const begun = (count: number) => {
  const prospects = Array.from({ length: count }, (_, number) =>
    listedProspect({ contact: `Personne ${number}` }),
  );
  const run = newRun(prospects, { id: randomUUID(), day: "2026-03-02", startedAt: listedAt, query: "" });
  const known = new Map<string, Known>(prospects.map((prospect) => [prospect.id, prospect]));
  return { prospects, run, known, find: (id: string) => known.get(id) };
};
const called = (outcome: "answered" | "meeting") => ({
  kind: "called" as const,
  outcome,
  keys: ["k"],
  note: "",
});
const idOf = (prospects: readonly Prospect[], position: number) => prospects[position]?.id ?? "";

test("the order stays as it was when the calls began, whatever changes in the list", () => {
  const { prospects, run, known, find } = begun(3);
  known.set(idOf(prospects, 2), listedProspect({ id: idOf(prospects, 2), score: 100 }));
  expect(nextOpen(run, 0, find)).toMatchObject({ position: 0, passed: [] });
  expect(run.entries.map(({ id }) => id)).toEqual(prospects.map(({ id }) => id));
});

test("who was handled elsewhere or removed meanwhile is passed and named; who is not loaded yet is not", () => {
  const { prospects, run, known, find } = begun(4);
  known.set(idOf(prospects, 0), { status: "lost", nextStep: null });
  known.set(idOf(prospects, 1), "removed");
  known.set(idOf(prospects, 2), undefined);
  const found = nextOpen(run, 0, find);
  expect(found).toMatchObject({ position: 2, passed: [0, 1] });
  expect(tally(found.run)).toMatchObject({ elsewhere: 2, calls: 0 });
});

test("a note changes nothing of whether somebody is to be called, another next step does", () => {
  const { prospects, run, known, find } = begun(1);
  const [prospect] = prospects as [Prospect];
  known.set(prospect.id, { ...prospect, seq: 9, signal: "Autre" } as Prospect);
  expect(nextOpen(run, 0, find).position).toBe(0);
  const nextStep = { what: "Rappeler", at: "2026-03-09T08:00:00.000Z" };
  known.set(prospect.id, { status: prospect.status, nextStep });
  expect(nextOpen(run, 0, find)).toMatchObject({ position: 1, passed: [0] });
});

test("what was called is not called again, and whom somebody skipped comes again on the way forward", () => {
  const { run, find } = begun(4);
  let next = withResult(run, 0, called("answered"));
  next = withResult(next, 1, { kind: "skipped" });
  expect(nextOpen(next, 0, find).position).toBe(1);
  expect(positionOf(next)).toBe(2);
  expect(isOver(next)).toBe(false);
});

test("a call under way keeps its key until its outcome is said, and is what is taken up", () => {
  const { prospects, run } = begun(3);
  const key = randomUUID();
  let next = withPending(withResult(run, 0, called("meeting")), idOf(prospects, 1), key);
  next = withPending(next, idOf(prospects, 1), randomUUID());
  expect(next.pending).toEqual({ id: idOf(prospects, 1), key });
  next = withResult(withResult(next, 2, { kind: "skipped" }), 0, null);
  expect(positionOf(next)).toBe(1);
  expect(isOver(next)).toBe(false);
  expect(withResult(next, 1, called("answered")).pending).toBeNull();
});

test("the counts are those of calls that stand, and a next step belongs to its call", () => {
  const { run } = begun(3);
  let next = withResult(run, 0, called("meeting"));
  next = withResult(next, 1, called("answered"));
  next = withFollowing(withResult(next, 1, null), 1, "lost");
  next = withFollowing(next, 0, "step");
  expect(next.entries[0]?.result).toMatchObject({ keys: ["k", "step"] });
  expect(tally(next)).toMatchObject({ calls: 1, meeting: 1, answered: 0, skipped: 0 });
});
