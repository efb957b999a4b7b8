import { offerWords as words } from "#app/content/signed-in/offer-copy.ts";
import { webhooks as webhooksCopy } from "#app/content/signed-in/webhooks-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { contentsOf } from "#app/offers/contents.ts";
import { notIncluded } from "#app/offers/not-included.ts";
import { planOf } from "#app/offers/plans.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { Services } from "#app/services.server.ts";
import { cancelledIn, includedIn, nameOf, nextOf, untilOf, usedOf } from "#app/team/offer-in-words.server.ts";
import { type OfferToday, readOffer } from "#app/team/read-offer.server.ts";
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
    used: shownUse(today),
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

function cancelledOf(today: OfferToday, isOwner: boolean): ShownOffer["cancelled"] {
  const cancelled = cancelledIn(today);
  return (
    cancelled && {
      inWords: cancelled.inWords,
      isRevocable: !cancelled.isOver && today.isRevocable && isOwner,
    }
  );
}

function shownUse(today: OfferToday): ShownOffer["used"] {
  const used = usedOf(today);
  return used && today.pool && { contacts: today.pool.delivered, all: today.pool.contacts, ...used };
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
