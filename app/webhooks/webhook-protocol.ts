import * as v from "valibot";
import { Prospect } from "#app/prospects/prospects-protocol.ts";
import { type WebhookEvent, webhookEvents } from "./webhook-events.ts";
import { webhookLimits } from "./webhook-limits.ts";

// The wire format of webhooks, for server, page and tests. docs/product/interface.md "HTTP interface".

const id = v.pipe(v.string(), v.uuid());
const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Why a webhook was switched off: the receiver answered 410, accepted nothing for days, or its secret cannot be read any more. */
export const disabledReasons = ["gone", "failing", "secret_lost"] as const;

/** An address that is told of changes. */
export const Webhook = v.object({
  id,
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  createdAt: moment,
  /** Null while it is on. */
  disabled: v.nullable(v.object({ at: moment, reason: v.picklist(disabledReasons) })),
  /** Until when the secret before the present one signs along. */
  formerSecretUntil: v.nullable(moment),
});
export type Webhook = v.InferOutput<typeof Webhook>;

/** The response to `GET /api/webhooks`, the oldest first. */
export const WebhookList = v.object({ webhooks: v.array(Webhook) });
export type WebhookList = v.InferOutput<typeof WebhookList>;

/** The body of `POST /api/webhooks`. What is wrong with the address itself is told by `readWebhookUrl`. */
export const NewWebhook = v.object({
  url: v.pipe(v.string(), v.maxLength(webhookLimits.url)),
  events: v.pipe(
    v.array(v.picklist(webhookEvents)),
    v.minLength(1),
    v.maxLength(webhookEvents.length),
    v.transform((events) => [...new Set(events)]),
  ),
});
export type NewWebhook = v.InferOutput<typeof NewWebhook>;

/** The response that shows a secret, once. */
export const WebhookSecret = v.object({ webhook: Webhook, secret: v.string() });
export type WebhookSecret = v.InferOutput<typeof WebhookSecret>;

const deliveryStatuses = ["waiting", "delivered", "failed", "replaced"] as const;

/** What was sent, or is to be sent again. */
export const WebhookDelivery = v.object({
  /** The `webhook-id` of every attempt. */
  id,
  type: v.picklist(webhookEvents),
  /** When it happened. */
  at: moment,
  attempts: count,
  /** `replaced` by a newer one about the same prospect, or without a prospect to tell of any more. */
  status: v.picklist(deliveryStatuses),
  attemptedAt: moment,
  /** When the next attempt is due; null unless it waits. */
  nextAt: v.nullable(moment),
  /** The status of the latest answer, null without one. */
  answered: v.nullable(count),
  /** The beginning of what was answered to a failed attempt, or a code for why there was no answer. */
  reason: v.nullable(v.string()),
  isTest: v.boolean(),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** The response to `GET /api/webhooks/{id}/deliveries`, the newest first. */
export const WebhookDeliveryList = v.object({ deliveries: v.array(WebhookDelivery) });
export type WebhookDeliveryList = v.InferOutput<typeof WebhookDeliveryList>;

/** The response to `POST /api/webhooks/{id}/test`. */
export const WebhookTest = v.object({ delivery: WebhookDelivery });
export type WebhookTest = v.InferOutput<typeof WebhookTest>;

const common = {
  timestamp: moment,
  /** Present in what the test button sends. */
  test: v.optional(v.literal(true)),
};
const withProspect = {
  ...common,
  data: Prospect,
  /** The lists of `data` that were emptied, so that the body stays below 20 kB. */
  shortened: v.optional(v.array(v.picklist(["reasons", "technologies"]))),
};

/** The bodies of deliveries, by type. */
export const webhookPayloads = {
  "prospect.delivered": v.object({ type: v.literal("prospect.delivered"), ...withProspect }),
  "prospect.changed": v.object({ type: v.literal("prospect.changed"), ...withProspect }),
  "prospect.removed": v.object({
    type: v.literal("prospect.removed"),
    ...common,
    data: v.object({ id }),
  }),
} satisfies Record<WebhookEvent, v.GenericSchema>;

/** The `code` of each error with which webhooks refuse a request. */
export const webhookErrorCodes = {
  invalidUrl: "invalid_url",
  /** The sign-in, or the last code from the mailbox, is older than an hour. */
  notConfirmed: "not_confirmed",
  full: "webhooks_full",
  tooMany: "too_many_webhook_calls",
} as const;
