/** The types of what a webhook is told, as the specification writes them. */
export const webhookEvents = ["prospect.delivered", "prospect.changed", "prospect.removed"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
