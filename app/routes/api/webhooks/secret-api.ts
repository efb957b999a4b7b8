import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { replaceSecret } from "#app/webhooks/store/webhooks.server.ts";
import type { WebhookSecret } from "#app/webhooks/webhook-protocol.ts";
import { noSuchWebhook, notConfirmed, tooManyCalls } from "./webhook-responses.ts";

/** Gives a webhook another secret and shows it, this once. */
async function replace({ request, services, params }: ApiCall): Promise<Response> {
  const session = await requireApiSession(services, request);
  const id = idIn(params);
  if (!id) return noSuchWebhook();
  const refused = notConfirmed(session);
  if (refused) return refused;
  const replaced = await replaceSecret(services, session.user.id, id);
  switch (replaced.kind) {
    case "done": {
      const { webhook, secret } = replaced;
      return Response.json({ webhook, secret } satisfies WebhookSecret);
    }
    case "missing":
      return noSuchWebhook();
    case "limited":
      return tooManyCalls(services, session.user.id, replaced.retryAfter);
  }
}

const handlers = { POST: replace };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
