import { dayInWords, monthInWords } from "#app/calendar/day-in-words.ts";
import { daysAfter, monthOf } from "#app/calendar/working-days.ts";
import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { offerWords as words } from "#app/content/signed-in/offer-copy.ts";
import { planNamed, toldFeatures } from "#app/offers/contents.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { OfferToday } from "./read-offer.server.ts";
import { deletedAt } from "./subscription.server.ts";

const copy = pricingCopy.fr;

/** The offer, as a title. */
export const nameOf = (offer: TeamOffer) =>
  offer === "trial" ? words.trial : words.named(planNamed(offer).name);

/** Until when it runs. */
export function untilOf({ until, trialLeft }: OfferToday): string {
  if (until === null) return words.endless;
  return trialLeft === null ? words.until(dayInWords(until)) : words.trialLeft(trialLeft, dayInWords(until));
}

/** How many contacts of the month, or of the trial, were delivered, and why this month may have fewer; `null` without any. */
export function usedOf({
  offer,
  contents,
  pool,
}: OfferToday): { inWords: string; note: string | null } | null {
  if (!pool) return null;
  const { delivered, contacts, forward, from, isNextMonth } = pool;
  if (offer === "trial") return { inWords: words.used.trial(delivered, contacts), note: null };
  const whole = contents.contacts;
  const isPart = contacts - forward !== whole;
  const left = { count: forward, by: monthInWords(daysAfter(monthOf(from).first, -1)) };
  return {
    inWords: words.used.month(delivered, contacts, isNextMonth ? monthInWords(from) : null),
    note: forward > 0 ? words.used.forward(whole, left, isPart) : isPart ? words.used.part(whole) : null,
  };
}

/** What it includes. */
export function includedIn({ offer, contents }: OfferToday): string[] {
  const { contacts, users, criteria } = contents;
  return [
    ...(offer === "trial" ? [words.trialContacts(contacts)] : [copy.phones(contacts), copy.emails(contacts)]),
    copy.users(users),
    ...(criteria === null ? [] : [words.criteria(criteria)]),
    ...toldFeatures(contents).map((feature) => copy.features[feature]),
  ];
}

/** What changes next, and when; `null` if nothing does. */
export function nextOf({ next, contents }: OfferToday): string | null {
  if (!next) return null;
  const day = dayInWords(next.day);
  return next.kind === "end" ? words.next.end(day) : words.next.month(day, contents.contacts);
}

/** What its cancellation brings, and whether it is over by it; `null` while it goes on, or once all is deleted. */
export function cancelledIn({
  offer,
  until,
  cancelledAt,
}: OfferToday): { inWords: string; isOver: boolean } | null {
  if (!cancelledAt) return null;
  const gone = deletedAt(cancelledAt);
  if (offer !== null && until !== null)
    return { inWords: words.cancelled.coming(dayInWords(until), dayInWords(gone)), isOver: false };
  return gone.getTime() <= Date.now()
    ? null
    : { inWords: words.cancelled.over(dayInWords(gone)), isOver: true };
}
