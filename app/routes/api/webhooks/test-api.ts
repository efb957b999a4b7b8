import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import type { WebhookTest } from "#app/webhooks/webhook-protocol.ts";
import { noSuchWebhook, tooManyCalls } from "./webhook-responses.ts";

/** Sends an example and answers with what became of it. */
async function test({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  if (!id) return noSuchWebhook();
  const tested = await services.webhooks.test(user.id, id);
  switch (tested.kind) {
    case "sent":
      return Response.json({ delivery: tested.delivery } satisfies WebhookTest);
    case "missing":
      return noSuchWebhook();
    case "limited":
      return tooManyCalls(services, user.id, tested.retryAfter);
  }
}

const handlers = { POST: test };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
