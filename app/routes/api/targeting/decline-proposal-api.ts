import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { declineProposal } from "#app/targeting/proposals/proposals.server.ts";
import { DeclinedProposal } from "#app/targeting/proposals/proposals-protocol.ts";
import { targetingErrorCodes as codes } from "#app/targeting/targeting-protocol.ts";
import { isColleague } from "#app/team/team.server.ts";

/** Declines a proposal: it comes back after three other prospects at the earliest. Once or again. */
async function decline({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, DeclinedProposal);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (await isColleague(services.db.asOwner, user.id)) return ownerOnly();
  const wait = await declineProposal(services, user.id, body);
  if (wait > 0)
    return tooOften(services, user.id, {
      limit: "targeting_changes",
      code: codes.tooManyChanges,
      retryAfter: wait,
    });
  return new Response(null, { status: 204 });
}

const handlers = { POST: decline };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
