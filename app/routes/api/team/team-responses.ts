import { ensureClient } from "#app/accounts/clients.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { signedOut } from "#app/endpoints/api-session.server.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import { readTeam } from "#app/membership/members.server.ts";
import { teamErrorCodes as codes, type TeamAnswer } from "#app/membership/team-protocol.ts";
import type { Services } from "#app/services.server.ts";
import { jsonError } from "#http/json-error.ts";

/** The team of a user, whose row of clients is made if it is missing. */
export async function teamAnswer(services: Services, user: { id: string; email: string }): Promise<Response> {
  await ensureClient(services.db.asOwner, user);
  const team = await readTeam(services, user.id);
  return team ? Response.json(team satisfies TeamAnswer) : signedOut();
}

export const noSuchMember = () => jsonError(404, "not_found", apiCopy.team.unknownMember);

export const tooManyTeamChanges = (services: Services, clientId: string, retryAfter: number) =>
  tooOften(services, clientId, { limit: "team_changes", code: codes.tooManyChanges, retryAfter });
