import { parisDay } from "#app/calendar/paris-day.ts";
import type { MarketCount } from "#app/targeting/market-protocol.ts";
import { type MarketWords, readMarket } from "#app/targeting/reading/read-market.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { Register } from "../register/register.server.ts";
import { secondsUntilRequest } from "./market-limits.server.ts";

type Services = {
  db: Pick<Database, "asOwner">;
  environment: Pick<Environment, "authSecret">;
  register: Pick<Register, "count">;
};

/**
 * What became of a visitor's count. `found` is null where the words leave no company out, so that nothing was counted.
 * `limited`: too many counts of this network, or of all visitors. `retryAfter` is in whole seconds.
 */
export type CountedMarket =
  | { kind: "read"; understood: string[]; notUnderstood: string[]; found: MarketCount | null }
  | { kind: "limited" | "unavailable"; retryAfter: number };

/**
 * Reads a visitor's words and counts the companies that they mean. The register receives codes alone, after everybody who
 * has signed in and after the night. interpretation.md D111, D112.
 */
export async function countMarket(
  services: Services,
  words: MarketWords,
  remoteAddress: string,
): Promise<CountedMarket> {
  const { criteria, isRestricted, understood, notUnderstood } = readMarket(words);
  if (!isRestricted) return { kind: "read", understood: [], notUnderstood, found: null };
  const counted = await services.register.count(criteria, {
    priority: "visitor",
    permit: () => secondsUntilRequest(services, remoteAddress),
  });
  if (!counted.ok) {
    const retryAfter = counted.retryAfter ?? 60;
    return { kind: counted.reason === "limited" ? "limited" : "unavailable", retryAfter };
  }
  const { count, atLeast, about, at } = counted;
  return {
    kind: "read",
    understood,
    notUnderstood,
    found: { count, atLeast, about, on: parisDay(at.getTime()) },
  };
}
