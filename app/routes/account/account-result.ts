import type { WebhookResult } from "./webhooks/webhook-result.ts";

/** The result of the action. */
export type AccountResult =
  | { kind: "mail on" | "mail off" | "ended" | "others ended" | "no such session" | "unconfirmed" | "failed" }
  | { kind: "offer cancelled" | "offer kept" | "offer over" | "offer limited" }
  | WebhookResult;
