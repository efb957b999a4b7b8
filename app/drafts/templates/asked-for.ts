import {
  callAsk,
  checkAsk,
  demoAsk,
  goalAsks,
  opinionAsk,
  pricingAsk,
  quoteAsk,
  trialAsk,
} from "#app/content/drafts/goal-copy.ts";
import type { Ask } from "../facts/goal-ask.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";

/** How drafts ask for what the customer's own goal is about; `null` for a goal of the list and for any other. */
export function askedFor({ ask, tone }: Pick<ProfileFacts, "ask" | "tone">) {
  if (ask === null) return null;
  const words = wordsFor(ask);
  return { ...words, request: tone === "formal" || tone === "premium" ? words.distant : words.request };
}

function wordsFor({ kind, minutes, said = "" }: Ask) {
  switch (kind) {
    case "call":
      return callAsk(minutes);
    case "demo":
      return demoAsk(minutes);
    case "quote":
      return quoteAsk(said);
    case "trial":
      return trialAsk(said);
    case "check":
      return checkAsk(said);
    case "pricing":
      return pricingAsk(said);
    case "opinion":
      return opinionAsk(said);
    default:
      return goalAsks[kind];
  }
}
