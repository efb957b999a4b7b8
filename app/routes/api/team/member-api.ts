import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { removeMember } from "#app/membership/members.server.ts";
import { teamErrorCodes as codes } from "#app/membership/team-protocol.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchMember, tooManyTeamChanges } from "./team-responses.ts";

/** Takes a member out of the team; with one's own id one leaves it. */
async function remove({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const removed = await removeMember(services, user, params.id ?? "");
  switch (removed.kind) {
    case "removed":
      services.outbox.kick();
      return new Response(null, { status: 204 });
    case "owner-only":
      return ownerOnly();
    case "owner-stays":
      return jsonError(409, codes.ownerStays, apiCopy.team.ownerStays);
    case "missing":
      return noSuchMember();
    case "limited":
      return tooManyTeamChanges(services, user.id, removed.retryAfter);
  }
}

const handlers = { DELETE: remove };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
