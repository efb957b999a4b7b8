import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { readOffer } from "#app/team/read-offer.server.ts";
import type { OfferAnswer } from "./answers.ts";

/** What the team has today. */
async function read({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const { offer, until, trialLeft, contents, pool } = await readOffer(services, user.id);
  return Response.json({
    ...{ offer, until, trial: trialLeft },
    used: { contacts: pool?.delivered ?? 0 },
    included: contents,
    period: pool && { from: pool.from, to: pool.to, contacts: pool.contacts },
  } satisfies OfferAnswer);
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
