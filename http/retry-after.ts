/** Maximum accepted wait, in seconds. */
export const maxRetryAfter = 60 * 60;

/**
 * The `Retry-After` of a response in seconds, from 1 to an hour, whether it is a number or a date (RFC 9110); `null`
 * when it is absent, malformed or in the past.
 */
export function retryAfterIn(headers: Headers): number | null {
  const value = headers.get("Retry-After")?.trim() ?? "";
  const seconds = isNumber(value) ? Number(value) : (dateIn(value) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(maxRetryAfter, Math.ceil(seconds)) : null;
}

function isNumber(value: string): boolean {
  return /^\d{1,15}$/.test(value);
}

/** Milliseconds since the epoch, or NaN. HTTP dates begin with the name of a day. */
function dateIn(value: string): number {
  return /^[A-Z][a-z]{2}/.test(value) && value.length < 50 ? Date.parse(value) : Number.NaN;
}
