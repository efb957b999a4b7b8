import {
  type PastEvent,
  standingAfter,
  standingAfterEvent,
  standingEvents,
} from "#app/prospects/history/following.ts";
import type { Prospect, ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import type { QueuedEvent } from "./event-queue.ts";
import type { Standing } from "./kept-events.ts";

/** What the record shows besides the prospect. */
export type Details = {
  workHistory: readonly { since: number | null; role: string; company: string }[];
  sources: readonly {
    field: string;
    /** An origin; of a sample, its name. */
    source: string;
    on: string;
    licence?: string | undefined;
  }[];
  /** The newest event first. */
  history: readonly ProspectEvent[];
};

/** The prospect as it will be once the server has taken what waits for it. */
export function shownProspect(prospect: Prospect, queue: readonly QueuedEvent[]): Prospect {
  const waiting = queue.filter((event) => event.prospectId === prospect.id && event.state === "waiting");
  if (waiting.length === 0) return prospect;
  const facts = factsOf(prospect);
  const { status, nextStep } = waiting.reduce<Standing>((standing, { key, at, doing }) => {
    if (doing.kind === "undo") return doing.restores;
    const event = { id: key, at: new Date(at), kind: doing.kind, data: doing } as PastEvent;
    return toWire(standingAfterEvent(fromWire(standing), event, facts));
  }, prospect);
  const given = waiting.findLast(({ doing }) => doing.kind === "assign")?.doing;
  const assignee = given?.kind === "assign" ? given.to : prospect.assignee;
  return { ...prospect, status, nextStep, assignee, values: valuesAfter(prospect.values, waiting) };
}

function valuesAfter(values: Prospect["values"], waiting: readonly QueuedEvent[]): Prospect["values"] {
  return waiting.reduce<Prospect["values"]>((before, { doing }) => {
    if (doing.kind !== "value") return before;
    const { [doing.column]: _former, ...others } = before;
    return doing.value === null ? others : { ...others, [doing.column]: doing.value };
  }, values);
}

/** The history with what waits for the server, the newest first. */
export function shownHistory(
  history: readonly ProspectEvent[],
  queue: readonly QueuedEvent[],
  { id, userId }: { id: string; userId: string },
): readonly ProspectEvent[] {
  const waiting = queue
    .filter((event) => event.prospectId === id && event.state === "waiting")
    .map(({ key, at, doing }) => {
      const { kind, ...data } = doing;
      return {
        ...{ id: key, at: new Date(at).toISOString(), by: userId, kind },
        data: doing.kind === "undo" ? { event: doing.of } : data,
      } as ProspectEvent;
    });
  return waiting.length === 0 ? history : [...waiting.reverse(), ...history];
}

/** The ids of the events of a history (the newest first) that count: neither undone nor undoing. */
export function standingIds(history: readonly ProspectEvent[]): ReadonlySet<string> {
  return new Set(standingEvents(history.toReversed().map(toPast)).map(({ id }) => id));
}

/** What stands once the newest event that stands is undone. */
export function standingBefore(prospect: Prospect, history: readonly ProspectEvent[]): Standing {
  const events = standingEvents(history.toReversed().map(toPast));
  return toWire(standingAfter(factsOf(prospect), events.slice(0, -1)));
}

const factsOf = ({ deliveredOn, phone }: Prospect) => ({ deliveredOn, hasPhone: phone.value !== null });

const toPast = (event: ProspectEvent) => ({ ...event, at: new Date(event.at) }) as PastEvent;

const fromWire = ({ status, nextStep }: Standing) => ({
  status,
  nextStep: nextStep && { what: nextStep.what, at: nextStep.at === null ? null : new Date(nextStep.at) },
});

const toWire = ({ status, nextStep }: ReturnType<typeof fromWire>): Standing => ({
  status,
  nextStep: nextStep && { what: nextStep.what, at: nextStep.at?.toISOString() ?? null },
});
