import { callApi } from "#app/browser/call-api.ts";
import { MarketAnswer, marketErrorCodes } from "#app/targeting/market-protocol.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";
import type { Outcome } from "./market-state.ts";

/** Seconds to wait when an answer does not say how many. */
const usualWait = 30;

/** Counts the companies that these words mean; an aborted count comes to nothing that anyone reads. */
export async function askMarket(words: MarketWords, signal: AbortSignal): Promise<Outcome> {
  const answer = await callApi(MarketAnswer, "GET", `/api/market?${new URLSearchParams(words)}`, undefined, {
    signal,
  });
  if (answer.ok) return { kind: "read", ...answer.body };
  const error = answer.reason === "unavailable" ? answer.error : undefined;
  if (!error) return { kind: "offline" };
  const retryAfter = error.retryAfter ?? usualWait;
  if (error.code === marketErrorCodes.invalid) return { kind: "too long" };
  return { kind: error.status === 429 ? "limited" : "unavailable", retryAfter };
}
