import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { listDeliveries } from "#app/webhooks/store/webhooks.server.ts";
import type { WebhookDeliveryList } from "#app/webhooks/webhook-protocol.ts";
import { noSuchWebhook } from "./webhook-responses.ts";

async function list({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const deliveries = id && (await listDeliveries(services, user.id, id));
  return deliveries ? Response.json({ deliveries } satisfies WebhookDeliveryList) : noSuchWebhook();
}

const handlers = { GET: list };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
