import { daysAfter, isWorkingDay, monthOf } from "#app/calendar/working-days.ts";
import { contentsOf } from "#app/offers/contents.ts";
import { type Days, daysOf, knownOn, lastDayOf, type Term, termOn } from "./term.ts";

/** Contacts that are delivered from one day to another, both included; to `to` the working days left are counted. */
export type Pool = { contacts: number; from: string; to: string };

/**
 * What a team's mornings draw from on a day, from the terms that were entered before its delivery: the number of a trial in
 * its days, else that of a calendar month in Paris, by days where offers begin, change or end in it. `null` without an
 * offer. interpretation.md D125 and D126.
 */
export function poolOn(terms: readonly Term[], day: string): Pool | null {
  const known = knownOn(daysOf(terms), day);
  const term = termOn(known, day);
  if (!term) return null;
  const month = monthOf(day);
  const last = lastDayOf(term);
  if (term.offer === "trial")
    return { contacts: contentsOf("trial").contacts, from: term.firstMorning, to: last ?? month.last };
  const from = firstMorning(known, day);
  return {
    contacts: contactsIn(known, day) + forwardOn(terms, day),
    from,
    to: last !== null && last < month.last ? last : month.last,
  };
}

/** How many contacts of `poolOn` the month before has left to this one. */
export function forwardOn(terms: readonly Term[], day: string): number {
  const known = knownOn(daysOf(terms), day);
  // What came before a trial is past, with what the month before had left.
  const isWhole = firstMorning(known, day) === monthOf(day).first && termOn(known, day)?.offer !== "trial";
  return isWhole ? broughtForward(known, day) : 0;
}

/** The first day of the month whose delivery counts: after those of a trial. */
function firstMorning(terms: readonly Days[], day: string): string {
  const { first } = monthOf(day);
  let from = day;
  while (from > first) {
    const before = daysAfter(from, -1);
    if (termOn(knownOn(terms, before), before)?.offer === "trial") break;
    from = before;
  }
  return from;
}

/** The contacts of the month of `day` by the days of each term, rounded up once; those before a trial are past. */
function contactsIn(terms: readonly Days[], day: string): number {
  const { first, last } = monthOf(day);
  let sum = 0;
  for (let each = first; each <= last; each = daysAfter(each, 1)) {
    const offer = termOn(terms, each)?.offer;
    if (offer === "trial") sum = 0;
    else if (offer) sum += contentsOf(offer).contacts;
  }
  return Math.ceil(sum / Number(last.slice(8)));
}

/** What the month before promised after its last delivery, so that only this one can bring it. */
function broughtForward(terms: readonly Days[], day: string): number {
  const before = daysAfter(monthOf(day).first, -1);
  let lastDelivery = before;
  while (!isWorkingDay(lastDelivery)) lastDelivery = daysAfter(lastDelivery, -1);
  return Math.max(0, contactsIn(terms, before) - contactsIn(knownOn(terms, lastDelivery), before));
}
