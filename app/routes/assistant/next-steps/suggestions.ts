import { nextSteps } from "#app/content/signed-in/next-steps-copy.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";

const copy = nextSteps.suggestions;

/** Characters up to which a value of the profile makes a message that reads well. */
const maxValue = 60;

/**
 * Four messages to begin with, made from the profile: each is sent as it reads. What the profile does not say, or says at
 * length, is left out of them.
 */
export function suggestionsFrom(profile: Readonly<ProfileValues> | null): string[] {
  const objection = short(
    (profile?.common_objections ?? "").split(/[\n;.]/, 1)[0]?.replace(/[«»"]/g, "") ?? "",
  );
  const title = short(profile?.icp_title ?? "");
  return [
    title ? copy.emailTo(uncapitalised(title), /^\p{L}+[sx](?:\P{L}|$)/u.test(title)) : copy.email,
    copy.first,
    objection ? copy.objection(objection) : copy.script,
    copy.search,
  ];
}

/** As within a sentence, unless it is an abbreviation. */
const uncapitalised = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The text in one line, or "" if it is long. */
function short(text: string): string {
  const line = text
    .slice(0, 10 * maxValue)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > maxValue ? "" : line;
}
