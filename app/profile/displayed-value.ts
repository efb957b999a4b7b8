import { profile as copy } from "#app/content/signed-in/profile-copy.ts";
import type { ProfileField } from "./profile-field.ts";

const labels: Partial<Record<ProfileField, Readonly<Record<string, string>>>> = copy.choices;

/** The value of a field as pages show it: the label of an enumerated value, any other as stored. */
export function displayedValue(field: ProfileField, stored: string): string {
  const ofField = labels[field];
  return ofField && Object.hasOwn(ofField, stored) ? (ofField[stored] ?? stored) : stored;
}

/** The stored value that `displayedValue` shows so. */
export function storedValue(field: ProfileField, displayed: string): string {
  const found = Object.entries(labels[field] ?? {}).find(([, label]) => label === displayed);
  return found?.[0] ?? displayed;
}
