const shape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.)+[A-Za-z]{2,63}$/;

/**
 * An address as it is stored and compared: without surrounding blanks, in lower case. `null` for what is no
 * address that we can send to: more than 254 characters, letters outside ASCII (some become ASCII in lower case,
 * and so another person's address), line breaks, or a form that Better Auth refuses.
 */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 1_000) return null;
  const address = value.trim();
  return address.length <= 254 && shape.test(address) ? address.toLowerCase() : null;
}
