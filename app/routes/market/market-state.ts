import type { MarketAnswer } from "#app/targeting/market-protocol.ts";
import { longestWords } from "#app/targeting/market-protocol.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";

/** What became of the words. `retryAfter` is in whole seconds. */
export type Outcome =
  | ({ kind: "read" } & MarketAnswer)
  | { kind: "empty" | "too long" | "offline" }
  | { kind: "limited" | "unavailable"; retryAfter: number };

export type MarketState = { words: MarketWords; outcome: Outcome | null };

/** The state of a page that was asked nothing. */
export const nothingAsked: MarketState = { words: { sector: "", size: "", place: "" }, outcome: null };

/** Why these words are not counted; `null` where they are. */
export function problemOf(words: MarketWords): Outcome | null {
  const texts = Object.values(words);
  if (texts.some((text) => text.length > longestWords)) return { kind: "too long" };
  return texts.every((text) => text === "") ? { kind: "empty" } : null;
}

/** Whether asking again may help. */
export const hasFailed = (outcome: Outcome | null): boolean =>
  outcome?.kind === "unavailable" || outcome?.kind === "limited" || outcome?.kind === "offline";
