import * as v from "valibot";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import { webhookEvents } from "#app/webhooks/webhook-events.ts";
import { webhookLimits as limits } from "#app/webhooks/webhook-limits.ts";
import { webhookErrorCodes as codes } from "#app/webhooks/webhook-protocol.ts";
import { type ComponentName, ref } from "../components.ts";
import type { Json } from "../json-schema.ts";
import { jsonBody, type Operations, pathParameter } from "../operation.ts";
import { json } from "../responses.server.ts";

const webhookId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the webhook.");
const ofWebhook = { tag: "webhooks", parameters: [webhookId], needs: "session" } as const;

export const webhookOperations: Operations = {
  "/api/webhooks": {
    get: {
      summary: "The webhooks, the oldest first",
      tag: "webhooks",
      answers: { 200: json("All of them, without their secrets.", "WebhookList") },
      needs: "session",
    },
    post: {
      summary: "Add a webhook",
      description: `It is told of what changes from now on. At most ${limits.webhooks}, and 10 new ones a minute. The sign-in, or the last code from the mailbox, must be younger than an hour.`,
      tag: "webhooks",
      body: jsonBody("NewWebhook"),
      answers: { 201: json("The webhook and its secret, which is shown this once.", "WebhookSecret") },
      errors: {
        400: ["invalid_json"],
        403: [codes.notConfirmed, notInOfferCode],
        409: [codes.full],
        422: ["invalid_body", codes.invalidUrl],
        429: [codes.tooMany],
      },
      needs: "session",
    },
  },
  "/api/webhooks/{id}": {
    delete: {
      ...ofWebhook,
      summary: "Remove a webhook",
      description: "Nothing more is sent; an attempt under way ends within 15 s.",
      answers: { 204: { description: "It is removed." } },
      errors: { 404: ["not_found"] },
    },
  },
  "/api/webhooks/{id}/test": {
    post: {
      ...ofWebhook,
      summary: "Send an example to a webhook",
      description:
        "One attempt, of the first of its types, with an invented prospect and `test: true`. A success switches a webhook on again. At most 6 a minute.",
      answers: { 200: json("What became of it.", "WebhookTest") },
      errors: { 404: ["not_found"], 429: [codes.tooMany] },
    },
  },
  "/api/webhooks/{id}/secret": {
    post: {
      ...ofWebhook,
      summary: "Replace the secret of a webhook",
      description:
        "For 24 hours the one before it signs along. The sign-in, or the last code from the mailbox, must be younger than an hour. At most 5 a minute.",
      answers: { 200: json("The webhook and its new secret, which is shown this once.", "WebhookSecret") },
      errors: { 403: [codes.notConfirmed], 404: ["not_found"], 429: [codes.tooMany] },
    },
  },
  "/api/webhooks/{id}/deliveries": {
    get: {
      ...ofWebhook,
      summary: "The last deliveries of a webhook, the newest first",
      answers: { 200: json(`At most ${limits.kept}, of a week.`, "WebhookDeliveryList") },
      errors: { 404: ["not_found"] },
    },
  },
};

const messages = {
  "prospect.delivered": "ProspectDeliveredMessage",
  "prospect.changed": "ProspectChangedMessage",
  "prospect.removed": "ProspectRemovedMessage",
} as const satisfies Record<(typeof webhookEvents)[number], ComponentName>;

const header = (name: string, description: string): Json => ({
  ...{ name, in: "header", required: true, description, schema: { type: "string" } },
});

/** What is sent to webhooks: the `webhooks` of the document. */
export const webhookRequests: Json = Object.fromEntries(
  webhookEvents.map((type) => [
    type,
    {
      post: {
        summary: `What a webhook is sent: ${type}`,
        description:
          "By Standard Webhooks 1.0.0. Any status from 200 to 299 accepts it; redirects are not followed; 410 switches the webhook off; anything else is tried again, ten times within 76 hours.",
        tags: ["webhooks"],
        security: [],
        parameters: [
          header("webhook-id", "The id of the delivery, the same in every attempt."),
          header("webhook-timestamp", "The time of the attempt, in seconds since 1970."),
          header(
            "webhook-signature",
            "`v1,` and the base64 of HMAC-SHA256 over id, timestamp and body, joined by full stops; two of them, separated by a space, for a day after the secret was replaced.",
          ),
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: ref(messages[type]) } },
        },
        responses: { "2XX": { description: "It is accepted." } },
      },
    },
  ]),
);
