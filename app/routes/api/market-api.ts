import * as v from "valibot";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { market as copy } from "#app/content/public/market-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { countMarket } from "#app/sourcing/market/count-market.server.ts";
import {
  marketErrorCodes as codes,
  longestWords,
  type MarketAnswer,
  MarketQuery,
} from "#app/targeting/market-protocol.ts";
import { oneLine } from "#app/targeting/market-words.ts";
import { jsonError } from "#http/json-error.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";

export const handle: PageHandle = { exists: ({ companyRegisterUrl }) => companyRegisterUrl !== null };

/** How many companies of the register a visitor's words mean. interpretation.md D111, D112. */
async function answerMarket({ request, services, caller }: ApiCall): Promise<Response> {
  const query = v.safeParse(MarketQuery, Object.fromEntries(new URL(request.url).searchParams));
  const words = query.success && {
    sector: oneLine(query.output.sector),
    size: oneLine(query.output.size),
    place: oneLine(query.output.place),
  };
  if (!words || Object.values(words).every((text) => text === ""))
    return jsonError(422, codes.invalid, apiCopy.market.invalid(longestWords));

  const counted = await countMarket(services, words, caller.address);
  if (counted.kind === "read") {
    const { understood, notUnderstood, found } = counted;
    return Response.json({ understood, notUnderstood, found } satisfies MarketAnswer);
  }
  const { kind, retryAfter } = counted;
  const headers = { "Retry-After": String(retryAfter) };
  if (kind === "unavailable")
    return jsonError(503, codes.unavailable, apiCopy.targeting.unavailable, headers);
  await logRefusal(services, { event: "rate_limited", limit: "market", retryAfter }, caller);
  return jsonError(429, codes.tooMany, copy.problems.limited(retryAfter), headers);
}

const handlers = { GET: answerMarket };
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
