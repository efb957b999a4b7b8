import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, parisMoment } from "#app/calendar/working-days.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";

/**
 * A time in which a team had one offer, as operators entered it. Another offer, or one after a cancellation or an end,
 * begins a new term; an entry that only moves the end does not.
 */
export type Term = {
  offer: TeamOffer;
  /** When it was entered; its day in Paris is the first. */
  since: Date;
  /** The last day in Paris; null when it has no end. */
  until: string | null;
  cancelledAt: Date | null;
};

/** When what a night found is delivered: seven o'clock in Paris. */
export const deliveryOn = (day: string): Date => parisMoment(day, 7);

/** The days of a term, in Paris; both ends are included. */
export type Days = {
  offer: TeamOffer;
  first: string;
  /** The first day whose delivery came after it was entered. */
  firstMorning: string;
  /** By plan; null when it has no end. */
  last: string | null;
  /** The last before a cancellation, which may come late or never. */
  cancelled: string | null;
};

/** The days of terms in the order in which they began. */
export function daysOf(terms: readonly Term[]): Days[] {
  return terms
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ offer, since, until, cancelledAt }) => {
      const first = parisDay(since.getTime());
      const planned = offer === "trial" ? daysAfter(first, trialDays - 1) : null;
      return {
        ...{ offer, first, last: until ?? planned },
        firstMorning: nextMorning(since),
        cancelled: cancelledAt && daysAfter(nextMorning(cancelledAt), -1),
      };
    });
}

/** What was known of terms at the delivery of a day. */
export function knownOn(terms: readonly Days[], day: string): Days[] {
  return terms
    .filter(({ firstMorning }) => firstMorning <= day)
    .map((term) => (term.cancelled !== null && term.cancelled >= day ? { ...term, cancelled: null } : term));
}

/** The term to which a day belongs: the one that began last, unless it is over. `null` without one. interpretation.md D126. */
export function termOn(terms: readonly Days[], day: string): Days | null {
  const latest = terms.findLast(({ first }) => first <= day);
  return latest && day <= (lastDayOf(latest) ?? day) ? latest : null;
}

/** The last day of a term; `null` when it has no end. The day of a cancellation belongs to it if its delivery was before. */
export function lastDayOf({ last, cancelled }: Days): string | null {
  if (last === null || cancelled === null) return last ?? cancelled;
  return last < cancelled ? last : cancelled;
}

/** The day of the first delivery after a moment. */
function nextMorning(moment: Date): string {
  const day = parisDay(moment.getTime());
  return moment < deliveryOn(day) ? day : daysAfter(day, 1);
}
