import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { offerWords as words } from "#app/content/signed-in/offer-copy.ts";
import { cancelledIn, includedIn, nameOf, nextOf, untilOf, usedOf } from "#app/team/offer-in-words.server.ts";
import type { OfferToday } from "#app/team/read-offer.server.ts";

const copy = instructions.ownOffer;

/** The customer's own offer as lines of data, in the words of /compte: what is used and left of it, until when, and what follows. */
export function offerData(today: OfferToday): string {
  const { offer, pool } = today;
  const cancelled = cancelledIn(today)?.inWords;
  if (offer === null) return [words.none, cancelled].filter(Boolean).join("\n");
  const used = usedOf(today);
  return [
    nameOf(offer),
    untilOf(today),
    used && `${words.used.label}\u00A0: ${used.inWords}`,
    used?.note,
    pool && copy.left(Math.max(0, pool.contacts - pool.delivered)),
    `${words.included}\u00A0: ${includedIn(today).join("\u00A0; ")}`,
    nextOf(today),
    cancelled,
  ]
    .filter(Boolean)
    .join("\n");
}
