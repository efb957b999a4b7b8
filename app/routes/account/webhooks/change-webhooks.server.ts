import { logRefusal } from "#app/accounts/event-log.server.ts";
import { isFresh, type LoadedSession } from "#app/accounts/session/session.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { webhooks as copy } from "#app/content/signed-in/webhooks-copy.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { notIncluded } from "#app/offers/not-included.ts";
import type { Services } from "#app/services.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replaceSecret,
} from "#app/webhooks/store/webhooks.server.ts";
import { webhookEvents } from "#app/webhooks/webhook-events.ts";
import { webhookFeature, webhookLimits } from "#app/webhooks/webhook-limits.ts";
import type { Webhook, WebhookDelivery } from "#app/webhooks/webhook-protocol.ts";
import { readWebhookUrl } from "#app/webhooks/webhook-url.ts";
import type { WebhookResult } from "./webhook-result.ts";

/** A webhook with its last deliveries. */
export type ShownWebhook = { webhook: Webhook; deliveries: WebhookDelivery[] };

/** Deliveries that the page shows of each webhook. */
const shownDeliveries = 10;

/** The client's webhooks with their last deliveries. */
export async function shownWebhooks(services: Services, clientId: string): Promise<ShownWebhook[]> {
  const all = await listWebhooks(services, clientId);
  return Promise.all(
    all.map(async (webhook) => {
      const deliveries = await listDeliveries(services, clientId, webhook.id, shownDeliveries);
      return { webhook, deliveries: deliveries ?? [] };
    }),
  );
}

type Form = Record<string, FormDataEntryValue>;

const intents = [
  "webhook-add",
  "webhook-test",
  "webhook-secret",
  "webhook-remove",
  "webhook-confirm",
] as const;

/** What a form asks of webhooks; nothing for a form of something else. */
export const webhookIntentIn = ({ intent }: Form) => intents.find((each) => each === intent);

/** Does what a form of the section asks for; "confirm" when that needs a code from the mailbox first. */
export async function changeWebhooks(
  services: Services,
  session: LoadedSession,
  intent: (typeof intents)[number],
  form: Form,
): Promise<{ status: number; result: WebhookResult } | "confirm"> {
  const { user } = session;
  const id = idIn({ id: String(form.webhook ?? "") });
  switch (intent) {
    case "webhook-confirm":
      return isFresh(session) ? { status: 200, result: { kind: "webhooks confirmed" } } : "confirm";
    case "webhook-add":
      return add(services, session, form);
    case "webhook-secret": {
      if (!isFresh(session)) return "confirm";
      const replaced = id ? await replaceSecret(services, user.id, id) : ({ kind: "missing" } as const);
      if (replaced.kind === "missing") return missing;
      if (replaced.kind === "limited") return limited(services, user.id, replaced.retryAfter);
      const { webhook, secret } = replaced;
      return { status: 200, result: { kind: "webhook secret", id: webhook.id, secret, isNew: false } };
    }
    case "webhook-test": {
      const tested = id ? await services.webhooks.test(user.id, id) : ({ kind: "missing" } as const);
      if (tested.kind === "missing" || !id) return missing;
      if (tested.kind === "limited") return limited(services, user.id, tested.retryAfter);
      return { status: 200, result: { kind: "webhook tested", id, delivery: tested.delivery } };
    }
    case "webhook-remove": {
      const isRemoved = id !== null && (await removeWebhook(services, user.id, id));
      return isRemoved ? { status: 200, result: { kind: "webhook removed" } } : missing;
    }
  }
}

async function add(services: Services, session: LoadedSession, form: Form) {
  const typed = typeof form.url === "string" ? form.url.slice(0, 2 * webhookLimits.url) : "";
  const refuse = (status: number, field: "url" | "events" | null, message: string) => ({
    status,
    result: { kind: "webhook refused", field, message, url: typed } as const,
  });
  if (!(await mayUse(services.db.asOwner, session.user.id, webhookFeature)))
    return refuse(403, null, notIncluded(webhookFeature, copy.subject));
  const read = readWebhookUrl(typed, services.webhooks.mayConnect);
  if (read.problem) return refuse(422, "url", apiCopy.webhooks.url[read.problem]);
  const events = webhookEvents.filter((event) => form[event] === "on");
  if (events.length === 0) return refuse(422, "events", copy.add.noEvents);
  if (!isFresh(session)) return "confirm";
  const added = await addWebhook(services, session.user, { url: read.url, events });
  switch (added.kind) {
    case "done": {
      const { webhook, secret } = added;
      return {
        status: 200,
        result: { kind: "webhook secret", id: webhook.id, secret, isNew: true } as const,
      };
    }
    case "full":
      return refuse(409, null, apiCopy.webhooks.full(webhookLimits.webhooks));
    case "missing":
      return missing;
    case "limited":
      return limited(services, session.user.id, added.retryAfter, typed);
  }
}

const missing = { status: 404, result: { kind: "no such webhook" } as const };

async function limited(services: Services, clientId: string, retryAfter: number, url = "") {
  await logRefusal(services, { event: "rate_limited", limit: "webhooks", retryAfter }, { clientId });
  const message = apiCopy.tooFast(formatWait(retryAfter));
  return { status: 429, result: { kind: "webhook refused", field: null, message, url } as const };
}
