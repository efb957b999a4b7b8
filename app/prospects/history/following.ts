import { parisDay } from "#app/calendar/paris-day.ts";
import { monthsAfter, parisMoment, workingDayFrom, workingDaysAfter } from "#app/calendar/working-days.ts";
import { nextSteps } from "#app/content/signed-in/prospect-copy.ts";
import type { Outcome, Status, StatusReason } from "../prospect-status.ts";

/** What to do next, and when if that is known. */
type NextStep = { what: string; at: Date | null };

/** What follows from a history. */
export type Standing = { status: Status; nextStep: NextStep | null };

/** What of a prospect decides the first next step and the words of the others. */
type Facts = { deliveredOn: string; hasPhone: boolean };

/** An event of a history. */
export type PastEvent = { id: string; at: Date } & (
  | { kind: "status"; data: { status: Status; reason?: StatusReason } }
  | { kind: "note"; data: { text: string } }
  | { kind: "next_step"; data: { what: string | null; at?: string | null } }
  | { kind: "call"; data: { outcome: Outcome; note?: string } }
  | { kind: "undo"; data: { event: string } }
  | { kind: "assign"; data: { to: string | null } }
  | { kind: "value"; data: { column: string; value: string | number | null } }
);

/** Hours in Paris. */
const morning = 9;
const afternoon = 14;

/** The events that count, the oldest first: without the undone ones and without what undid them. */
export function standingEvents<Event extends PastEvent>(history: readonly Event[]): Event[] {
  const standing: Event[] = [];
  for (const event of history) {
    if (event.kind !== "undo") standing.push(event);
    else if (standing.at(-1)?.id === event.data.event) standing.pop();
  }
  return standing;
}

/** Status and next step after a history, the oldest event first. */
export function standingAfter(facts: Facts, history: readonly PastEvent[]): Standing {
  return standingEvents(history).reduce<Standing>(
    (before, event) => standingAfterEvent(before, event, facts),
    standingOfNew(facts),
  );
}

/** The event by which a prospect with this status is not relevant; `null` while it may be. */
export function dismissalIn<Event extends PastEvent>(
  status: Status,
  history: readonly Event[],
): (Event & { kind: "status" }) | null {
  if (status !== "not_relevant") return null;
  const isStatus = (event: Event): event is Event & { kind: "status" } => event.kind === "status";
  return standingEvents(history).filter(isStatus).at(-1) ?? null;
}

/** To whom the prospect was given last; `null` for everybody. */
export function assigneeIn(history: readonly PastEvent[]): string | null {
  const last = standingEvents(history).findLast(({ kind }) => kind === "assign");
  return last?.kind === "assign" ? last.data.to : null;
}

/** What was entered last in a column of the team's own: `null` where it was emptied, `undefined` where nobody has touched it. */
export function valueIn(history: readonly PastEvent[], column: string): string | number | null | undefined {
  const last = standingEvents(history).findLast(
    ({ kind, data }) => kind === "value" && data.column === column,
  );
  return last?.kind === "value" ? last.data.value : undefined;
}

/** What one event makes of a standing. Times are working hours in Paris. interpretation.md D82. */
export function standingAfterEvent(before: Standing, event: PastEvent, facts: Facts): Standing {
  switch (event.kind) {
    case "status":
      return { status: event.data.status, nextStep: stepOfStatus(event.data.status, event.at, facts) };
    case "next_step": {
      const { what, at = null } = event.data;
      return { ...before, nextStep: what === null ? null : { what, at: at === null ? null : new Date(at) } };
    }
    case "call":
      return afterCall(before, event.data.outcome, event.at, facts);
    case "note":
    case "undo":
    case "assign":
    case "value":
      return before;
  }
}

/** A new prospect is called, or written to, on the day of its delivery. */
function standingOfNew({ deliveredOn, hasPhone }: Facts): Standing {
  const what = hasPhone ? nextSteps.call.direct : nextSteps.write;
  return { status: "new", nextStep: { what, at: parisMoment(workingDayFrom(deliveredOn), morning) } };
}

function stepOfStatus(status: Status, at: Date, facts: Facts): NextStep | null {
  const today = parisDay(at.getTime());
  const line = facts.hasPhone ? "direct" : "switchboard";
  switch (status) {
    case "new":
      return standingOfNew({ ...facts, deliveredOn: today }).nextStep;
    case "to_call":
      return { what: nextSteps.call[line], at: parisMoment(workingDaysAfter(today, 1), morning) };
    case "to_call_back":
      return { what: nextSteps.callBack[line], at: parisMoment(workingDaysAfter(today, 3), morning) };
    case "meeting":
      return { what: nextSteps.prepareMeeting, at: parisMoment(workingDaysAfter(today, 1), morning) };
    case "not_now":
      return {
        what: nextSteps.getBackInTouch,
        at: parisMoment(workingDayFrom(monthsAfter(today, 6)), morning),
      };
    case "won":
    case "lost":
    case "not_relevant":
      return null;
  }
}

function afterCall({ status, nextStep }: Standing, outcome: Outcome, at: Date, facts: Facts): Standing {
  const today = parisDay(at.getTime());
  const isOpen = status === "new" || status === "to_call" || status === "to_call_back";
  switch (outcome) {
    case "meeting":
    case "call_back": {
      const next = outcome === "meeting" ? "meeting" : "to_call_back";
      return { status: next, nextStep: stepOfStatus(next, at, facts) };
    }
    case "answered":
      if (!isOpen) return { status, nextStep };
      return {
        status: "to_call_back",
        nextStep: { what: nextSteps.followUp, at: parisMoment(workingDaysAfter(today, 5), morning) },
      };
    case "no_answer": {
      if (!isOpen) return { status, nextStep };
      // Who does not answer in the morning may do so in the afternoon.
      const hour = at < parisMoment(today, 12) ? afternoon : morning;
      const what = nextSteps.callBack[facts.hasPhone ? "direct" : "switchboard"];
      return {
        status: status === "new" ? "to_call" : status,
        nextStep: { what, at: parisMoment(workingDaysAfter(today, 1), hour) },
      };
    }
  }
}
