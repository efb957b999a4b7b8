import { createHmac } from "node:crypto";
import { areEqual, keysFor, type Secrets } from "#limits/keyed-digest.server.ts";

/** The key that signs session cookies. */
export function sessionKey(secrets: Secrets): string {
  return keysFor(secrets, "session cookie")[0];
}

/**
 * The value of a session cookie, signed by the key in use when an older one signed it; any other value unchanged, for
 * Better Auth to judge. It knows one key for cookies, whatever its option `secrets` says.
 */
export function signedByCurrentKey(secrets: Secrets, value: string): string {
  const end = value.lastIndexOf(".");
  const [token, signature] = [value.slice(0, end), value.slice(end + 1)];
  const [current, ...older] = keysFor(secrets, "session cookie");
  const isOlder = end > 0 && older.some((key) => areEqual(signature, signatureOf(token, key)));
  return isOlder ? `${token}.${signatureOf(token, current)}` : value;
}

/** As better-call signs cookies. */
function signatureOf(token: string, key: string): string {
  return createHmac("sha256", key).update(token).digest("base64");
}
