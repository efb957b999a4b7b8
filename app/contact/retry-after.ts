/** The longest wait that is honoured, in seconds: whoever names more is asked again after an hour. */
export const longestRetryAfter = 60 * 60;

/**
 * Seconds that an answer asks to wait before the next attempt (`Retry-After` as a number or as a date, RFC 9110),
 * from 1 to an hour; `null` when it names no time to come.
 */
export function retryAfterIn(headers: Headers): number | null {
  const value = headers.get("Retry-After")?.trim() ?? "";
  const seconds = isNumber(value) ? Number(value) : (dateIn(value) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(longestRetryAfter, Math.ceil(seconds)) : null;
}

function isNumber(value: string): boolean {
  return /^\d{1,15}$/.test(value);
}

/** Milliseconds since the epoch, or NaN. HTTP's dates begin with the name of a day. */
function dateIn(value: string): number {
  return /^[A-Z][a-z]{2}/.test(value) && value.length < 50 ? Date.parse(value) : Number.NaN;
}
