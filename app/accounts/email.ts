/** Words with single dots between them; the last one does not end with an apostrophe. */
const localPart = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
const domain = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
const longest = { address: 254, localPart: 64, label: 63 };

/**
 * An address as it is stored and compared: without surrounding blanks, in lower case. `null` for what is no
 * address that we can send to: more than 254 characters, letters outside ASCII (some become ASCII in lower case,
 * and so another person's address), line breaks, or a form that Better Auth refuses.
 */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 1_000) return null;
  const address = value.trim();
  if (address.length > longest.address) return null;
  const [local = "", host = "", ...more] = address.split("@");
  if (more.length > 0 || local.length > longest.localPart || local.endsWith("'")) return null;
  if (!localPart.test(local) || !domain.test(host)) return null;
  return host.split(".").every((label) => label.length <= longest.label) ? address.toLowerCase() : null;
}
