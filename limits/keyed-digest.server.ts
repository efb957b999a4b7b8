import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What the operator gave: the secret in use, and an older one that is still accepted while it is replaced. */
export type Secrets = { authSecret: string; previousAuthSecret?: string | null };

/** Everything that is signed or digested under AUTH_SECRET. Each purpose has a key of its own. */
export type Purpose =
  | "session cookie"
  | "known browser"
  | "sign-in code"
  | "confirmation code"
  | "contact request"
  | "contact requests of"
  | "contact forms of"
  | "mails to"
  | "mails for"
  | "mails for browser"
  | "mails for site"
  | "confirmations of"
  | "links of"
  | "codes by"
  | "counts of"
  | "account"
  | "invited"
  | "morning mail off"
  | "report mail off"
  | "webhook secret"
  | `log: ${"mailbox" | "network"}`;

/** SHA-256 in base64url, for values too random to be guessed, such as one-time tokens. */
export function digest(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

/** HMAC-SHA-256 in base64url, for values that could be found by brute force, such as codes and addresses. */
export function keyedDigest(secret: string, purpose: Purpose, value: string): string {
  return createHmac("sha256", keyFor(secret, purpose)).update(value).digest("base64url");
}

/**
 * The digests of a value that are accepted: the one that `keyedDigest` makes comes first, then those of the older secret
 * and those that versions before 23 November 2026 made, which signed everything with the secret itself.
 */
export function acceptedDigests(secrets: Secrets, purpose: Purpose, value: string): string[] {
  const known = secretsOf(secrets);
  return [
    ...known.map((secret) => keyedDigest(secret, purpose, value)),
    ...known.map((secret) => createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url")),
  ];
}

/** True for a digest that `acceptedDigests` contains. */
export function isAcceptedDigest(given: string, secrets: Secrets, purpose: Purpose, value: string): boolean {
  return acceptedDigests(secrets, purpose, value).some((accepted) => areEqual(given, accepted));
}

/** The keys that may have signed something for this purpose; the first one signs. The last are the secrets themselves. */
export function keysFor(secrets: Secrets, purpose: Purpose): [string, ...string[]] {
  const [first = "", ...others] = secretsOf(secrets);
  return [keyFor(first, purpose), ...others.map((secret) => keyFor(secret, purpose)), first, ...others];
}

/** Compares two texts in a time that tells nothing about where they differ. */
export function areEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The secrets that were in use, the present one first. */
export const secretsOf = ({ authSecret, previousAuthSecret }: Secrets): string[] =>
  previousAuthSecret ? [authSecret, previousAuthSecret] : [authSecret];

const keys = new Map<string, string>();

/** The key of one purpose (HKDF-SHA-256, RFC 5869), in base64url. */
export function keyFor(secret: string, purpose: Purpose): string {
  const name = `${purpose}\0${secret}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", `matinal: ${purpose}`, 32)).toString("base64url");
  keys.set(name, key);
  return key;
}
