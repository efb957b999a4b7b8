import { expect, test } from "vitest";
import { outcomes, statuses } from "../prospect-status.ts";
import { type PastEvent, standingAfter } from "./following.ts";

const facts = { deliveredOn: "2026-05-07", hasPhone: true };
/** A Thursday before the public holiday of 8 May, at 10:00 in Paris. */
const at = new Date("2026-05-07T08:00:00.000Z");

let ids = 0;
type Wish = {
  [Kind in PastEvent["kind"]]: Pick<Extract<PastEvent, { kind: Kind }>, "kind" | "data">;
}[PastEvent["kind"]];
const event = (wish: Wish, when = at): PastEvent => ({ id: `e${++ids}`, at: when, ...wish }) as PastEvent;

/** Status and next step after these events, with the moment as `2026-05-11T07:00`. */
function after(events: PastEvent[], own = facts) {
  const { status, nextStep } = standingAfter(own, events);
  return [status, nextStep?.what ?? null, nextStep?.at?.toISOString().slice(0, 16) ?? null];
}

test("a new prospect is called on the day of its delivery, and written to without a number", () => {
  expect(after([])).toEqual(["new", "Appeler", "2026-05-07T07:00"]);
  expect(after([], { deliveredOn: "2026-05-08", hasPhone: false })).toEqual([
    "new",
    "Écrire",
    "2026-05-11T07:00",
  ]);
});

test("each status has its next step, on a working day in Paris", () => {
  const steps = statuses.map((status) => after([event({ kind: "status", data: { status } })]));
  expect(steps).toEqual([
    ["new", "Appeler", "2026-05-07T07:00"],
    ["to_call", "Appeler", "2026-05-11T07:00"],
    ["to_call_back", "Rappeler", "2026-05-13T07:00"],
    ["meeting", "Préparer le rendez-vous", "2026-05-11T07:00"],
    ["not_now", "Reprendre contact", "2026-11-09T08:00"],
    ["won", null, null],
    ["lost", null, null],
    ["not_relevant", null, null],
  ]);
});

test("each outcome of a call leads on", () => {
  const calls = outcomes.map((outcome) => after([event({ kind: "call", data: { outcome } })]));
  expect(calls).toEqual([
    ["to_call_back", "Relancer", "2026-05-18T07:00"],
    ["to_call", "Rappeler", "2026-05-11T12:00"],
    ["to_call_back", "Rappeler", "2026-05-13T07:00"],
    ["meeting", "Préparer le rendez-vous", "2026-05-11T07:00"],
  ]);
  const inAfternoon = new Date("2026-05-07T10:00:00.000Z");
  const unanswered = event({ kind: "call", data: { outcome: "no_answer" } }, inAfternoon);
  expect(after([unanswered], { ...facts, hasPhone: false })).toEqual([
    "to_call",
    "Rappeler par le standard",
    "2026-05-11T07:00",
  ]);
});

test("a call that changes nothing about a meeting or a won customer leaves them as they are", () => {
  const meeting = event({ kind: "status", data: { status: "meeting" } });
  for (const outcome of ["answered", "no_answer"] as const)
    expect(after([meeting, event({ kind: "call", data: { outcome } })])).toEqual(after([meeting]));
});

test("a next step of one's own replaces the other, without a moment if it has none, and null clears it", () => {
  const set = event({
    kind: "next_step",
    data: { what: "Envoyer la plaquette", at: "2026-05-12T09:30:00+02:00" },
  });
  expect(after([set])).toEqual(["new", "Envoyer la plaquette", "2026-05-12T07:30"]);
  expect(after([set, event({ kind: "next_step", data: { what: "Y penser" } })])).toEqual([
    "new",
    "Y penser",
    null,
  ]);
  expect(after([set, event({ kind: "next_step", data: { what: null } })])).toEqual(["new", null, null]);
  expect(after([set, event({ kind: "note", data: { text: "Rien" } })])).toEqual(after([set]));
});

test("an undone event leaves what was before it, one after another, and an undo is never undone", () => {
  const first = event({ kind: "status", data: { status: "to_call" } });
  const second = event({ kind: "call", data: { outcome: "meeting" } });
  const undo = (undone: PastEvent) => event({ kind: "undo", data: { event: undone.id } });
  const undone = undo(second);
  expect(after([first, second, undone])).toEqual(after([first]));
  expect(after([first, second, undone, undo(first)])).toEqual(after([]));
  expect(after([first, second, undone, undo(undone)])).toEqual(after([first]));
  const third = event({ kind: "status", data: { status: "won" } });
  expect(after([first, second, undone, third])).toEqual(["won", null, null]);
});
