/** Dot-separated words. `normaliseEmail` also rejects a trailing apostrophe. */
const localPart = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
const domain = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
const maxLength = { address: 254, localPart: 64, label: 63 };

/**
 * An e-mail address as it is stored and compared: trimmed and in lower case. `null` for a value that we cannot send to:
 * more than 254 characters, letters outside ASCII (some become ASCII in lower case, and so another person's address),
 * line breaks, or a syntax that Better Auth refuses.
 */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 1_000) return null;
  const address = value.trim();
  if (address.length > maxLength.address) return null;
  const [local = "", host = "", ...rest] = address.split("@");
  if (rest.length > 0 || local.length > maxLength.localPart || local.endsWith("'")) return null;
  if (!localPart.test(local) || !domain.test(host)) return null;
  return host.split(".").every((label) => label.length <= maxLength.label) ? address.toLowerCase() : null;
}
