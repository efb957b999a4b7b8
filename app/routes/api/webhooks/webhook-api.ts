import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { removeWebhook } from "#app/webhooks/store/webhooks.server.ts";
import { noSuchWebhook } from "./webhook-responses.ts";

async function remove({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const isRemoved = id !== null && (await removeWebhook(services, user.id, id));
  return isRemoved ? new Response(null, { status: 204 }) : noSuchWebhook();
}

const handlers = { DELETE: remove };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
