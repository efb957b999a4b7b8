import { BudgetError } from "#app/assistant/budget/budget-error.ts";
import { budgetedModel } from "#app/assistant/budget/budgeted-model.server.ts";
import { ModelError } from "#app/assistant/model/model.ts";
import { proposeActivities } from "#app/assistant/sectors/propose-activities.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { ownerOnly } from "#app/endpoints/owner-only.ts";
import { declineSectors, sectorProposal } from "#app/targeting/store/sector-proposal.server.ts";
import type { SectorProposal } from "#app/targeting/targeting-protocol.ts";
import { isColleague } from "#app/team/team.server.ts";

/** Milliseconds for both requests to the model. */
const patience = 60_000;

/** What a model proposes for words that the rules did not understand. Without a model, or one that fails, nothing. */
async function propose({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const { model, log } = services;
  const signal = AbortSignal.any([request.signal, services.live.closing, AbortSignal.timeout(patience)]);
  const ask =
    model &&
    ((words: string) =>
      proposeActivities({ model: budgetedModel({ ...services, model }, user.id) }, words, signal));
  try {
    const proposal = await sectorProposal(services, user, ask);
    return Response.json({ proposal } satisfies SectorProposal);
  } catch (error) {
    const isExpected = error instanceof ModelError || error instanceof BudgetError || signal.aborted;
    if (!isExpected) throw error;
    // Other errors may quote what was said.
    log.warn({ reason: error instanceof ModelError ? error.reason : "" }, "no activities could be proposed");
    return Response.json({ proposal: null } satisfies SectorProposal);
  }
}

async function decline({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  if (await isColleague(services.db.asOwner, user.id)) return ownerOnly();
  await declineSectors(services, user.id);
  return new Response(null, { status: 204 });
}

const handlers = { POST: propose, DELETE: decline };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
