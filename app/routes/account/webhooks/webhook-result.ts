import type { WebhookDelivery } from "#app/webhooks/webhook-protocol.ts";

/** What became of what was asked for webhooks. */
export type WebhookResult =
  /** The secret of this webhook, which is shown this once; `isNew` if the webhook is. */
  | { kind: "webhook secret"; id: string; secret: string; isNew: boolean }
  | { kind: "webhook tested"; id: string; delivery: WebhookDelivery }
  | { kind: "webhook removed" }
  /** It was removed meanwhile. */
  | { kind: "no such webhook" }
  /** The form is refused with a sentence about the address, or about what else is wrong. */
  | { kind: "webhook refused"; field: "url" | "events" | null; message: string; url: string }
  | { kind: "webhooks confirmed" };
