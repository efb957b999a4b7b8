import { profile } from "#app/content/signed-in/profile-copy.ts";

type Choices = Record<string, Record<string, string>>;

/** The French label of a profile field's enumerated value; any other value as it is. */
export function choiceLabel(field: string, value: string): string {
  const labels = (profile.choices as Choices)[field];
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
