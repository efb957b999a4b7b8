import { apiCopy } from "#app/content/api-copy.ts";
import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import type { Feature } from "#app/offers/catalogue.ts";
import { planNamed, smallestWith } from "#app/offers/contents.ts";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import { jsonError } from "#http/json-error.ts";

/** The 403 for what the team's offer does not include; its `offer` is the smallest that does. `what` is the feature in words, as the cards have it unless said. interpretation.md D287. */
export function notInOffer(feature: Feature, what = pricingCopy.fr.features[feature]): Response {
  const offer = smallestWith(feature);
  const message = apiCopy.notInOffer(what, planNamed(offer).name);
  return jsonError(403, notInOfferCode, message, {}, { offer });
}

/** The 403 for who only reads the list because the offer is over; its `offer` is the smallest. interpretation.md D299. */
export function offerOver(): Response {
  return jsonError(
    403,
    notInOfferCode,
    apiCopy.prospects.offerOver,
    {},
    { offer: smallestWith("dailyUpdates") },
  );
}
