/**
 * The message number behind which a reader asks for more: a whole number in at most 15 digits. `null` when none
 * is given, "wrong" for anything else.
 */
export function parseCursor(value: string | null): number | null | "wrong" {
  if (value === null) return null;
  return /^\d{1,15}$/.test(value) ? Number(value) : "wrong";
}
