import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { withdraw } from "#app/membership/invitations.server.ts";
import { isColleague } from "#app/team/team.server.ts";
import { jsonError } from "#http/json-error.ts";

/** Withdraws an invitation. */
async function remove({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  if (await isColleague(services.db.asOwner, user.id)) return ownerOnly();
  const id = idIn(params);
  const isWithdrawn = id !== null && (await withdraw(services, user, id));
  return isWithdrawn
    ? new Response(null, { status: 204 })
    : jsonError(404, "not_found", apiCopy.team.missingInvitation);
}

const handlers = { DELETE: remove };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
