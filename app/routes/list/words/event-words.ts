import { parisDay } from "#app/calendar/paris-day.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect, ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import { valueText } from "#app/prospects/settings/value-text.ts";
import type { Names } from "./names.ts";
import { hourText, lateText, momentText } from "./when.ts";

const { done } = copy;

export type Said = Pick<ProspectEvent, "kind" | "data">;

/** What was done, in words; `history` has the event that an undo takes back. */
export function eventWords(
  event: Said,
  now: number,
  names: Names,
  history: readonly ProspectEvent[] = [],
): string {
  const { kind, data } = event as ProspectEvent;
  switch (kind) {
    case "status": {
      const label = names.status(data.status);
      return data.reason
        ? done.statusWhy(label, copy.status.reasons[data.reason].toLowerCase())
        : done.status(label);
    }
    case "note":
      return done.note;
    case "next_step":
      if (data.what === null) return done.stepCleared;
      return data.at
        ? done.step(data.what, momentText(Date.parse(data.at), now))
        : done.stepUndated(data.what);
    case "call":
      return done.call(done.outcomes[data.outcome]);
    case "undo": {
      const undone = history.find(({ id }) => id === data.event);
      return undone ? done.undo(eventWords(undone, now, names)) : done.undoSomething;
    }
    case "assign":
      return data.to === null ? done.unassigned : done.assigned(names.member(data.to));
    case "value": {
      const { name, type } = names.column(data.column);
      return data.value === null ? done.valueCleared(name) : done.value(name, valueText(data.value, type));
    }
  }
}

/**
 * The next step on one line, and whether its day is over, which it says too. In a row, a step of today has its hour alone.
 */
export function stepWords(
  nextStep: Prospect["nextStep"],
  now: number,
  { isRow = false } = {},
): { text: string; isLate: boolean } {
  if (!nextStep) return { text: copy.row.noStep, isLate: false };
  const { what } = nextStep;
  if (nextStep.at === null) return { text: what, isLate: false };
  const at = Date.parse(nextStep.at);
  const late = lateText(at, now);
  if (late) return { text: `${copy.row.late} ${late}\u00A0: ${what}`, isLate: true };
  const isToday = parisDay(at) === parisDay(now);
  return {
    text: `${what} ${isRow && isToday ? `à\u00A0${hourText(at)}` : momentText(at, now)}`,
    isLate: false,
  };
}

/** The range of employees, with unbroken numbers; `null` when nobody knows. */
export function headcountText(headcount: Prospect["headcount"]): string {
  if (!headcount) return copy.record.unknownHeadcount;
  const number = (count: number) => count.toLocaleString("fr-FR");
  return copy.record.headcount(number(headcount.min), headcount.max === null ? null : number(headcount.max));
}
