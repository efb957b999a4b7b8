import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import { undoable } from "./undoable.ts";

const userId = "anna";
const event = (kind: string, data: object, by = userId) =>
  ({ id: randomUUID(), at: "2026-03-02T09:00:00.000Z", by, kind, data }) as ProspectEvent;
const call = event("call", { outcome: "call_back" });
const step = event("next_step", { what: "Rappeler", at: "2026-03-03T08:00:00.000Z" });
const ours = { userId, outcome: "call_back" };

test("a call is undone, and before it the next step that was chosen after it", () => {
  expect(undoable([call], { ...ours, steps: 0 })).toEqual([call.id]);
  expect(undoable([step, call, event("note", { text: "Avant" })], { ...ours, steps: 1 })).toEqual([
    step.id,
    call.id,
  ]);
});

test("what was undone since does not stand in the way; what was done since does, and another's call is theirs", () => {
  const note = event("note", { text: "Après" });
  const undo = event("undo", { event: note.id });
  expect(undoable([undo, note, call], { ...ours, steps: 0 })).toEqual([call.id]);
  expect(undoable([note, call], { ...ours, steps: 0 })).toBeNull();
  expect(undoable([], { ...ours, steps: 0 })).toBeNull();
  expect(undoable([event("call", { outcome: "call_back" }, "bruno")], { ...ours, steps: 0 })).toBeNull();
  expect(undoable([event("call", { outcome: "meeting" })], { ...ours, steps: 0 })).toBeNull();
});
