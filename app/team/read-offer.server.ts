import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthOf } from "#app/calendar/working-days.ts";
import { type Contents, contentsOf } from "#app/offers/contents.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { deliveredSince } from "#app/sourcing/night/quota/due.server.ts";
import { forwardOn, type Pool, poolOn } from "#app/sourcing/night/quota/pool.ts";
import { lastDayOf } from "#app/sourcing/night/quota/term.ts";
import type { Database } from "#db/open-database.server.ts";
import { currentTermOf } from "./current-offer.server.ts";
import { cancellationOf, subscriptionOf } from "./subscription.server.ts";
import { termsOf } from "./subscription-terms.server.ts";
import { teamOf } from "./team.server.ts";

/** What a team has today. Days are those of Paris. */
export type OfferToday = {
  offer: TeamOffer | null;
  /** The last day; null when it has no end. */
  until: string | null;
  /** Days of trial left, today included; null without a trial. */
  trialLeft: number | null;
  contents: Contents;
  /**
   * The contacts that nights deliver from one day to another, and how many of them they have delivered; `forward` of them the
   * month before has left. After the last delivery of a month it is the next one's (`isNextMonth`).
   */
  pool: (Pool & { delivered: number; forward: number; isNextMonth: boolean }) | null;
  /** What changes next, and on which day. */
  next: { kind: "end" | "month"; day: string } | null;
  /** When it was cancelled, or will have been; null while it goes on. */
  cancelledAt: Date | null;
  /** True while the customer may take the cancellation back. */
  isRevocable: boolean;
};

/** What the client's team has today, and what of it is used. interpretation.md D287. */
export async function readOffer({ db }: { db: Database }, clientId: string): Promise<OfferToday> {
  const queries = db.asOwner;
  const team = await teamOf(queries, clientId);
  const term = team && (await currentTermOf(queries, team.id));
  const subscription = team && (await subscriptionOf(queries, team.id));
  const cancelledAt = subscription && cancellationOf(subscription);
  if (!term)
    return {
      ...{ offer: null, until: null, trialLeft: null, contents: contentsOf(null), pool: null, next: null },
      ...{ cancelledAt, isRevocable: false },
    };
  const today = parisDay(Date.now());
  const until = lastDayOf(term);
  const trialLeft = term.offer === "trial" && until !== null ? daysFrom(today, until) + 1 : null;
  // What was entered after this morning's delivery counts from the next one on.
  const morning = term.firstMorning > today ? term.firstMorning : today;
  const terms = await termsOf(queries, team.id);
  const pool = poolOn(terms, morning);
  const nextMonth = daysAfter(monthOf(morning).last, 1);
  return {
    ...{ offer: term.offer, until, trialLeft, contents: contentsOf(term.offer) },
    pool: pool && {
      ...pool,
      delivered: await deliveredSince(queries, team.id, pool.from),
      forward: forwardOn(terms, morning),
      isNextMonth: monthOf(pool.from).first > today,
    },
    next:
      until !== null && (until < nextMonth || trialLeft !== null)
        ? { kind: "end", day: daysAfter(until, 1) }
        : { kind: "month", day: nextMonth },
    ...{ cancelledAt, isRevocable: Boolean(subscription?.cancelRequestedAt) },
  };
}

const daysFrom = (day: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(day)) / (24 * 60 * 60 * 1_000));
