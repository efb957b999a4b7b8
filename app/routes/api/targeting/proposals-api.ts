import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import type { ProposalList } from "#app/targeting/proposals/proposals-protocol.ts";
import { loadProposals } from "#app/targeting/store/targeting.server.ts";

/** The changes of the criteria that follow from prospects that are not relevant. It changes nothing. */
async function read({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const proposals = await loadProposals(services, user.id);
  return Response.json({ proposals } satisfies ProposalList);
}

const handlers = { GET: read };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
