import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";

/** What this user has typed for the field and not saved, in this browser; `null` when there is nothing. */
export function keptValue(userId: string, field: ProfileField): string | null {
  const kept = loadUnsentText(userId, `field-${field}`);
  return typeof kept === "string" && kept.trim() !== "" ? kept : null;
}

/** Keeps it across a reload; `null` removes it. */
export function keepValue(userId: string, field: ProfileField, value: string | null): void {
  saveUnsentText(userId, `field-${field}`, value);
}
