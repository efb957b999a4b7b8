import type { WebhookResult } from "./webhooks/webhook-result.ts";

/** The result of the action. */
export type AccountResult =
  | { kind: "ended" | "others ended" | "no such session" | "unconfirmed" | "failed" }
  | WebhookResult;
