import { dayInWords } from "#app/calendar/day-in-words.ts";
import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { offerWords as words } from "#app/content/signed-in/offer-copy.ts";
import { webhooks as webhooksCopy } from "#app/content/signed-in/webhooks-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { contentsOf, planNamed, toldFeatures } from "#app/offers/contents.ts";
import { notIncluded } from "#app/offers/not-included.ts";
import { planOf } from "#app/offers/plans.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { Services } from "#app/services.server.ts";
import { type OfferToday, readOffer } from "#app/team/read-offer.server.ts";
import { deletedAt } from "#app/team/subscription.server.ts";
import { isColleague } from "#app/team/team.server.ts";
import { webhookFeature } from "#app/webhooks/webhook-limits.ts";

/** The team's offer in words, as the page shows it. */
export type ShownOffer = {
  /** `null` without an offer. */
  name: string | null;
  /** Until when. */
  until: string | null;
  used: { contacts: number; all: number; inWords: string; note: string | null } | null;
  included: string[];
  hasReports: boolean;
  hasListSettings: boolean;
  next: string | null;
  /** The greater offers, with where their cards' buttons lead. */
  /** What a cancellation brings, and whether it may be taken back; null while the offer goes on. */
  cancelled: { inWords: string; isRevocable: boolean } | null;
  mayCancel: boolean;
  moreTitle: string;
  more: { name: string; description: string; price: string; button: string; href: string }[];
  /** Whose webhooks are, for who has no such offer. */
  noWebhooks: string | null;
};

const copy = pricingCopy.fr;

/** The offer of the client's team today. interpretation.md D287. */
export async function shownOffer(services: Services, clientId: string): Promise<ShownOffer> {
  const today = await readOffer(services, clientId);
  const { offer, contents } = today;
  // The offer is the owner's to change.
  const isOwner = !(await isColleague(services.db.asOwner, clientId));
  const hasWebhooks = contents.features.includes(webhookFeature);
  return {
    name: offer && nameOf(offer),
    until: offer && untilOf(today),
    used: usedOf(today),
    included: offer === null ? [] : includedIn(today),
    hasReports: contents.features.includes("reports"),
    hasListSettings: contents.features.includes("customCrm"),
    next: nextOf(today),
    cancelled: cancelledOf(today, isOwner),
    mayCancel: isOwner && offer !== null && today.cancelledAt === null,
    moreTitle: offer === null || offer === "trial" ? words.more.none : words.more.title,
    more: isOwner ? greaterThan(offer, services) : [],
    noWebhooks: hasWebhooks ? null : notIncluded(webhookFeature, webhooksCopy.subject),
  };
}

function cancelledOf(
  { offer, until, cancelledAt, isRevocable }: OfferToday,
  isOwner: boolean,
): ShownOffer["cancelled"] {
  if (!cancelledAt) return null;
  const gone = dayInWords(deletedAt(cancelledAt));
  const isOver = deletedAt(cancelledAt).getTime() <= Date.now();
  if (offer === null || until === null)
    return isOver ? null : { inWords: words.cancelled.over(gone), isRevocable: false };
  return { inWords: words.cancelled.coming(dayInWords(until), gone), isRevocable: isRevocable && isOwner };
}

/** The offer, as a title. */
export const nameOf = (offer: TeamOffer) =>
  offer === "trial" ? words.trial : words.named(planNamed(offer).name);

function untilOf({ until, trialLeft }: OfferToday): string {
  if (until === null) return words.endless;
  return trialLeft === null ? words.until(dayInWords(until)) : words.trialLeft(trialLeft, dayInWords(until));
}

function usedOf({ offer, contents, pool }: OfferToday): ShownOffer["used"] {
  if (!pool) return null;
  const { delivered, contacts } = pool;
  const isPart = offer !== "trial" && contacts !== contents.contacts;
  return {
    ...{ contacts: delivered, all: contacts },
    inWords: words.used[offer === "trial" ? "trial" : "month"](delivered, contacts),
    note: isPart ? words.used.part(contents.contacts) : null,
  };
}

function includedIn({ offer, contents }: OfferToday): string[] {
  const { contacts, users, criteria } = contents;
  return [
    ...(offer === "trial" ? [words.trialContacts(contacts)] : [copy.phones(contacts), copy.emails(contacts)]),
    copy.users(users),
    ...(criteria === null ? [] : [words.criteria(criteria)]),
    ...toldFeatures(contents).map((feature) => copy.features[feature]),
  ];
}

function nextOf({ next, contents }: OfferToday): string | null {
  if (!next) return null;
  const day = dayInWords(next.day);
  return next.kind === "end" ? words.next.end(day) : words.next.month(day, contents.contacts);
}

function greaterThan(offer: TeamOffer | null, { environment }: Services): ShownOffer["more"] {
  const { pricingVariant: variant, checkoutUrl, bookingUrl } = environment;
  const { contacts } = contentsOf(offer);
  return catalogue
    .filter((each) => offer === "trial" || each.contacts > contacts)
    .map((each) => {
      const plan = planOf(each, { variant, language: "fr", links: { checkoutUrl, bookingUrl } });
      const { name, description, buttonText: button, href } = plan;
      return { name, description, price: words.more.price(plan.price), button, href };
    });
}
