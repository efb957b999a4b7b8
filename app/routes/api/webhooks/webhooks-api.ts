import { apiCopy } from "#app/content/api-copy.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "#app/endpoints/api-route.server.ts";
import { requireApiSession, signedOut } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import { addWebhook, listWebhooks } from "#app/webhooks/store/webhooks.server.ts";
import { webhookFeature, webhookLimits } from "#app/webhooks/webhook-limits.ts";
import {
  webhookErrorCodes as codes,
  NewWebhook,
  type WebhookList,
  type WebhookSecret,
} from "#app/webhooks/webhook-protocol.ts";
import { readWebhookUrl } from "#app/webhooks/webhook-url.ts";
import { jsonError } from "#http/json-error.ts";
import { notConfirmed, tooManyCalls } from "./webhook-responses.ts";

const copy = apiCopy.webhooks;

async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  return Response.json({ webhooks: await listWebhooks(services, user.id) } satisfies WebhookList);
}

/** Adds a webhook and shows its secret, this once. */
async function add({ request, services }: ApiCall): Promise<Response> {
  const body = await readJson(request, NewWebhook);
  // Checked after a possibly slow body: the session may have ended meanwhile.
  const session = await requireApiSession(services, request);
  if (body instanceof Response) return body;
  if (!(await mayUse(services.db.asOwner, session.user.id, webhookFeature)))
    return notInOffer(webhookFeature);
  const read = readWebhookUrl(body.url, services.webhooks.mayConnect);
  if (read.problem) return jsonError(422, codes.invalidUrl, copy.url[read.problem]);
  const refused = notConfirmed(session);
  if (refused) return refused;

  const added = await addWebhook(services, session.user, { url: read.url, events: body.events });
  switch (added.kind) {
    case "done": {
      const { webhook, secret } = added;
      return Response.json({ webhook, secret } satisfies WebhookSecret, { status: 201 });
    }
    case "full":
      return jsonError(409, codes.full, copy.full(webhookLimits.webhooks));
    case "limited":
      return tooManyCalls(services, session.user.id, added.retryAfter);
    case "missing":
      return signedOut();
  }
}

const handlers = { GET: list, POST: add };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
