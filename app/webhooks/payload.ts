import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import type { WebhookEvent } from "./webhook-events.ts";
import { webhookLimits } from "./webhook-limits.ts";

/** The lists of a prospect that a body leaves out when it would be too long, the longest usually first. */
const shortenable = ["technologies", "reasons"] as const;

/** What happened: to a prospect as the interface gives it, or to one that is gone. */
export type Happening = {
  type: WebhookEvent;
  at: Date;
  data: Prospect | { id: string };
  isTest: boolean;
};

/** The body of a delivery. Lists that would make it longer than 20 kB are emptied, and it says which. */
export function bodyOf({ type, at, data, isTest }: Happening): string {
  const shortened: string[] = [];
  const write = () =>
    JSON.stringify({
      type,
      timestamp: at.toISOString(),
      data: { ...data, ...Object.fromEntries(shortened.map((name) => [name, []])) },
      ...(shortened.length > 0 && { shortened }),
      ...(isTest && { test: true }),
    });
  let body = write();
  for (const name of shortenable) {
    if (Buffer.byteLength(body) <= webhookLimits.body) break;
    if (name in data) shortened.push(name);
    body = write();
  }
  return body;
}
