import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor, type Purpose, type Secrets, secretsOf } from "./keyed-digest.server.ts";

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a text that is stored and read again later, for the row whose id is `owner`: it opens for no other one.
 * AES-256-GCM with a key of its own for each purpose.
 */
export function seal({ authSecret }: Secrets, purpose: Purpose, owner: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(authSecret, purpose), iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/**
 * The text that was sealed, and whether the older secret sealed it, which is soon forgotten; `null` when none of the known
 * secrets did.
 */
export function unseal(
  secrets: Secrets,
  purpose: Purpose,
  owner: string,
  sealed: string,
): { text: string; isOld: boolean } | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivLength + tagLength) return null;
  for (const [index, secret] of secretsOf(secrets).entries()) {
    const iv = bytes.subarray(0, ivLength);
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    try {
      const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()];
      return { text: Buffer.concat(opened).toString("utf8"), isOld: index > 0 };
    } catch {
      // Another secret sealed it.
    }
  }
  return null;
}

const keyOf = (secret: string, purpose: Purpose) => Buffer.from(keyFor(secret, purpose), "base64url");
