import { profile as copy } from "#app/content/signed-in/profile-copy.ts";
import type { ProfileField } from "./profile-field.ts";

const labels: Partial<Record<ProfileField, Readonly<Record<string, string>>>> = copy.choices;

/** The value of a field as pages show it: the label of an enumerated value, any other as stored. */
export function displayedValue(field: ProfileField, stored: string): string {
  const ofField = labels[field];
  return ofField && Object.hasOwn(ofField, stored) ? (ofField[stored] ?? stored) : stored;
}

/** Labels of earlier versions, which stored proposals contain. */
const formerLabels: Partial<Record<ProfileField, Readonly<Record<string, string>>>> = {
  primary_goal: { engagement: "Engagement", feedback: "Retours clients" },
};

/** The stored value that `displayedValue` shows so, or showed so in an earlier version. */
export function storedValue(field: ProfileField, displayed: string): string {
  const known = [labels[field], formerLabels[field]].flatMap((ofField) => Object.entries(ofField ?? {}));
  return known.find(([, label]) => label === displayed)?.[0] ?? displayed;
}
