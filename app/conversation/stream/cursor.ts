/** The sequence number in a request parameter, at most 15 digits: `null` without one, "wrong" for anything else. */
export function parseCursor(value: string | null): number | null | "wrong" {
  if (value === null) return null;
  return /^\d{1,15}$/.test(value) ? Number(value) : "wrong";
}
