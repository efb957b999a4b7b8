import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { handOver } from "#app/membership/members.server.ts";
import { NextOwner } from "#app/membership/team-protocol.ts";
import { noSuchMember, teamAnswer, tooManyTeamChanges } from "./team-responses.ts";

/** Hands the team over: the owner names a member, who accepts with their own id. */
async function change({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NextOwner);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const { user } = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  const handed = await handOver(services, user, body.member);
  switch (handed.kind) {
    case "asked":
    case "not-asked":
    case "handed-over":
      services.outbox.kick();
      return teamAnswer(services, user);
    case "owner-only":
      return ownerOnly();
    case "missing":
      return noSuchMember();
    case "limited":
      return tooManyTeamChanges(services, user.id, handed.retryAfter);
  }
}

const handlers = { POST: change };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
