import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { teamAnswer } from "./team-responses.ts";

/** Who works in the team, and who is invited. */
async function read({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  return teamAnswer(services, user);
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
