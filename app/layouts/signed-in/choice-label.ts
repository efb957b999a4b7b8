import { profile } from "~/content/signed-in/profile-copy.ts";

type Choices = Record<string, Record<string, string>>;

/** What a profile field says to a person: an enumerated value under its French name, anything else as it is. */
export function namedChoice(field: string, value: string): string {
  const labels = (profile.choices as Choices)[field];
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
