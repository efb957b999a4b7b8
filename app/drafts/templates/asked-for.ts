import { callAsk, goalAsks } from "#app/content/drafts/goal-copy.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";

/** How drafts ask for what the customer's own goal is about; `null` for a goal of the list and for any other. */
export function askedFor({ ask, tone }: Pick<ProfileFacts, "ask" | "tone">) {
  if (ask === null) return null;
  const words = ask.kind === "call" ? callAsk(ask.minutes) : goalAsks[ask.kind];
  return { ...words, request: tone === "formal" || tone === "premium" ? words.distant : words.request };
}
