import { parisDay } from "#app/calendar/paris-day.ts";
import { endOfParisDay } from "#app/calendar/working-days.ts";
import type { Prospect, View } from "#app/prospects/prospects-protocol.ts";
import { type Filter, ofProfile } from "../list-query.ts";

/** A moment as placing needs it: the day in Paris, and when that ends. */
export type Day = { today: string; end: number };

/** The day that contains `now`, in milliseconds since the epoch. */
export const dayOf = (now: number): Day => ({ today: parisDay(now), end: endOfParisDay(now).getTime() });

/** True when the section of `view` has this prospect. As listProspects; in the whole day, nobody is in two sections. */
export function belongs(view: View, prospect: Prospect, filter: Filter, day: Day): boolean {
  switch (view) {
    case "today":
      return isOfToday(prospect, day);
    case "due":
      return isDue(prospect, day);
    case "all":
      return filter.view === "all" || !(isOfToday(prospect, day) || isDue(prospect, day));
  }
}

const isOfToday = ({ status, deliveredOn }: Prospect, { today }: Day) =>
  status === "new" && deliveredOn === today;

function isDue(prospect: Prospect, day: Day): boolean {
  const at = prospect.nextStep?.at ?? null;
  return at !== null && Date.parse(at) < day.end && !isOfToday(prospect, day);
}

/** True unless the filter leaves the prospect out. What a search finds, the server knows alone: `q` is not judged. */
export function passes({ status, sector, score, assignee, persona }: Filter, prospect: Prospect): boolean {
  return (
    (status === null || prospect.status === status) &&
    (sector === "" || prospect.sector === sector) &&
    (score === null || prospect.score >= score) &&
    (assignee === "" || prospect.assignee === (assignee === "none" ? null : assignee)) &&
    (persona === "" || prospect.persona === (persona === ofProfile ? null : persona))
  );
}

/** The order of a section, as listProspects has it. */
export function compare(view: View, one: Prospect, other: Prospect): number {
  if (view === "due")
    return momentOf(one) - momentOf(other) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
  return other.score - one.score || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

const momentOf = ({ nextStep }: Prospect) =>
  nextStep?.at ? Date.parse(nextStep.at) : Number.POSITIVE_INFINITY;

/** Where a prospect stands among the sorted ids of a section. */
export function positionOf(
  view: View,
  prospect: Prospect,
  ids: readonly string[],
  find: (id: string) => Prospect | undefined,
): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = find(ids[middle] ?? "");
    if (other && compare(view, other, prospect) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
