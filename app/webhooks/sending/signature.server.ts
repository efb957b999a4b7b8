import { createHmac, randomBytes } from "node:crypto";
import type { Secrets } from "#limits/keyed-digest.server.ts";
import { seal, unseal } from "#limits/sealed.server.ts";

// Standard Webhooks 1.0.0, "Signature scheme" and "Webhook headers". docs/decisions/0031-webhooks.md.

const mark = "whsec_";
const purpose = "webhook secret";

/** A new signing secret: 32 random bytes, as the specification writes them. */
export const newSecret = (): string => mark + randomBytes(32).toString("base64");

/** The secret of this webhook as it is stored. */
export const sealSecret = (secrets: Secrets, webhookId: string, secret: string): string =>
  seal(secrets, purpose, webhookId, secret);

/** A stored secret, and whether it has to be sealed anew; `null` when AUTH_SECRET and the one before it do not open it. */
export const openSecret = (secrets: Secrets, webhookId: string, stored: string) =>
  unseal(secrets, purpose, webhookId, stored);

/** The headers of an attempt that is made at `now`, with a signature by each of these secrets. */
export function signedHeaders(
  secrets: readonly string[],
  message: { id: string; body: string },
  now: number,
): Record<string, string> {
  const timestamp = Math.floor(now / 1000);
  const content = `${message.id}.${timestamp}.${message.body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(mark.length), "base64");
    return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
  });
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
