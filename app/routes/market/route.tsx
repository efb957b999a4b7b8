import { data } from "react-router";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { market as copy } from "#app/content/public/market-copy.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { type Caller, caller, type Services, services } from "#app/services.server.ts";
import { countMarket } from "#app/sourcing/market/count-market.server.ts";
import { wordParameters, wordsIn } from "#app/targeting/market-words.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import MarketCounter from "./market-counter.island.tsx";
import { type MarketState, nothingAsked, type Outcome, problemOf } from "./market-state.ts";
import { Method } from "./method.tsx";

/** With a query the page answers it, for whoever asks; without a register there is none. interpretation.md D111. */
export const handle: PageHandle = {
  answers: Object.values(wordParameters),
  exists: ({ companyRegisterUrl }) => companyRegisterUrl !== null,
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    indexed: loaderData?.state.outcome === null,
  });

export const headers: Route.HeadersFunction = retryAfterHeader;

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = wordsIn(new URL(request.url).searchParams);
  const socialImage = socialCardOf("combien-d-entreprises");
  if (!words) return data({ state: nothingAsked, socialImage });
  const outcome = problemOf(words) ?? (await outcomeOf(context.get(services), words, context.get(caller)));
  const state: MarketState = { words, outcome };
  return data({ state, socialImage }, responseInit(outcome));
}

async function outcomeOf(services: Services, words: MarketWords, caller: Caller): Promise<Outcome> {
  const counted = await countMarket(services, words, caller.address);
  if (counted.kind === "limited") {
    const { retryAfter } = counted;
    await logRefusal(services, { event: "rate_limited", limit: "market", retryAfter }, caller);
  }
  return counted;
}

const statuses = {
  read: 200,
  empty: 200,
  offline: 200,
  "too long": 422,
  limited: 429,
  unavailable: 503,
} satisfies Record<Outcome["kind"], number>;

function responseInit(outcome: Outcome): ResponseInit {
  const headers: Record<string, string> =
    "retryAfter" in outcome ? { "Retry-After": String(outcome.retryAfter) } : {};
  return { status: statuses[outcome.kind], headers };
}

export default function Market({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="max-w-[16em] text-balance text-3xl">{copy.title}</h1>
      <p className="mt-6 max-w-measure text-pretty text-ink-soft text-lg">{wholeEmails(copy.lead)}</p>
      <MarketCounter initial={state} />
      <Method />
    </div>
  );
}
