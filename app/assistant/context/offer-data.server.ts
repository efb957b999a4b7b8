import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { offerWords as words } from "#app/content/signed-in/offer-copy.ts";
import { cancelledIn, includedIn, nameOf, nextOf, untilOf, usedOf } from "#app/team/offer-in-words.server.ts";
import type { OfferToday } from "#app/team/read-offer.server.ts";
import type { OwnOffer } from "./own-offer.ts";

const copy = instructions.ownOffer;

/** The customer's own offer in the words of /compte: what is used and left of it, until when, and what follows. */
export function ownOffer(today: OfferToday): OwnOffer {
  const { pool } = today;
  const used = pool && { received: pool.delivered, left: leftOf(pool), all: pool.contacts };
  return { data: linesOf(today).join("\n"), used };
}

const leftOf = ({ contacts, delivered }: NonNullable<OfferToday["pool"]>) =>
  Math.max(0, contacts - delivered);

function linesOf(today: OfferToday): string[] {
  const { offer, pool } = today;
  const cancelled = cancelledIn(today)?.inWords ?? "";
  if (offer === null) return [words.none, cancelled].filter(Boolean);
  const used = usedOf(today);
  return [
    nameOf(offer),
    untilOf(today),
    used && `${words.used.label}\u00A0: ${used.inWords}`,
    used?.note,
    pool && copy.left(leftOf(pool)),
    `${words.included}\u00A0: ${includedIn(today).join("\u00A0; ")}`,
    nextOf(today),
    cancelled,
  ].filter((line) => typeof line === "string" && line !== "") as string[];
}
