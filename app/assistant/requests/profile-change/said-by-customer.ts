import { icpSizeOf, primaryGoalOf, toneOf } from "#app/profile/match-choice.ts";
import { isPreciseSize } from "#app/profile/precise-size.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";
import { tokensOf } from "../message-tokens.ts";
import type { FieldValue } from "./proposal.ts";

const choices: Partial<Record<ProfileField, (text: string) => string | null>> = {
  tone: toneOf,
  icp_size: icpSizeOf,
  primary_goal: primaryGoalOf,
};
const addresses: readonly ProfileField[] = ["linkedin_url", "calendly_url"];
/** Fields that grow: what they say already may stay. */
const growing: readonly ProfileField[] = [
  "common_objections",
  "banned_phrases",
  "value_prop",
  "icp_industry",
  "icp_title",
  "icp_location",
];

const removals = new Set(
  "supprime supprimez supprimer enleve enlevez enlever retire retirez retirer efface effacez effacer vide videz vider remove delete aucun aucune".split(
    " ",
  ),
);
/** Words that join others and say nothing. */
const small =
  /^(?:et|ou|de|du|des|d|l|le|la|les|un|une|en|a|au|aux|pour|par|sur|dans|avec|qui|que|the|of|and)$/;

/** Messages of which more is read have no value that is searched so. */
const maxWords = 300;

/**
 * True if the customer's message gives this value: every word of a text, an address as it stands, a wording of an
 * enumerated value, or that a field is to be empty. A model's own words are none of a customer's profile.
 */
export function isSaidIn(
  message: string,
  { field, value }: FieldValue,
  profile: Readonly<ProfileValues>,
): boolean {
  const said = wordsIn(message);
  if (value === "") return said.some((word) => removals.has(word));
  if (addresses.includes(field)) return message.includes(value);
  const choice = choices[field];
  // A more precise size is said in its own words, and so is a goal that says what for.
  const isWording = choice && choice(value) !== null && !(field === "icp_size" && isPreciseSize(value));
  if (isWording) return windowsOf(said).some((phrase) => choice(phrase) === value);
  const known = new Set([...said, ...(growing.includes(field) ? wordsIn(profile[field]) : [])]);
  const words = wordsIn(value).filter((word) => !small.test(word));
  return words.length > 0 && words.every((word) => known.has(word));
}

const wordsIn = (text: string): string[] =>
  unquoted(text)
    .map(({ form }) => form)
    .filter((form) => /[\p{L}\p{N}]/u.test(form))
    .slice(0, 10 * maxWords);

/** Quoted words count here: they are what a field is to contain. */
const unquoted = (text: string) => tokensOf(text.replace(/[«»“”"`]/g, " "));

/** Every run of up to four words among the first ones. */
function windowsOf(words: readonly string[]): string[] {
  const first = words.slice(0, maxWords);
  return first.flatMap((_, at) => [1, 2, 3, 4].map((length) => first.slice(at, at + length).join(" ")));
}
