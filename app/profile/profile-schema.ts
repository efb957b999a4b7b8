import * as v from "valibot";
import { profile as copy } from "~/content/signed-in/profile-copy.ts";
import { icpSizes, primaryGoals, tones } from "./choices.ts";
import { type ProfileErrors, type ProfileField, type ProfileValues, profileFields } from "./profile-field.ts";

/** The longest line, address and text of a profile, in characters counted as code points. */
export const longest = { line: 200, address: 500, text: 2_000 } as const;

/** A character is at most two units of a string; the rest is for line breaks and blanks that go. */
const maxUnits = (max: number) => 4 * max;

/** What is far too long is judged no further: a pipe ends at a transformation when something failed before it. */
const optional = (max: number) =>
  v.pipe(
    v.string(copy.errors.required),
    v.maxLength(maxUnits(max), copy.errors.tooLong(max)),
    v.transform((typed) => typed.replace(/\r\n?/g, "\n").trim()),
    // A character is at most two code units.
    v.check((text) => text.length <= 2 * max && [...text].length <= max, copy.errors.tooLong(max)),
    v.check((text) => text.isWellFormed() && !text.includes("\0"), copy.errors.unreadable),
  );

const required = (max: number) =>
  v.pipe(
    optional(max),
    v.check((text) => !/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text), copy.errors.required),
  );

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.picklist(values, copy.errors.choose);

const webAddress = v.pipe(
  optional(longest.address),
  v.check((text) => text === "" || isWebAddress(text), copy.errors.url),
);

/** The profile as a form sends it, for browser and server. ONB-14 to ONB-25. */
export const ProfileForm = v.object({
  company_name: required(longest.line),
  industry: required(longest.line),
  linkedin_url: webAddress,
  icp_title: required(longest.line),
  icp_size: choice(icpSizes),
  icp_location: required(longest.line),
  value_prop: required(longest.text),
  tone: choice(tones),
  common_objections: optional(longest.text),
  primary_goal: choice(primaryGoals),
  calendly_url: webAddress,
  banned_phrases: optional(longest.text),
} satisfies Record<ProfileField, v.GenericSchema>);

/** What was sent, as far as it is text, for showing it again. */
export function valuesIn(form: Record<string, unknown>): ProfileValues {
  return Object.fromEntries(
    profileFields.map((field) => [field, typeof form[field] === "string" ? form[field] : ""]),
  ) as ProfileValues;
}

/** The profile in these values, or what is wrong with each field. */
export function parseProfile(
  values: ProfileValues,
): { ok: true; profile: v.InferOutput<typeof ProfileForm> } | { ok: false; errors: ProfileErrors } {
  // Nothing looks at a text whose length was refused.
  const parsed = v.safeParse(ProfileForm, values, { abortPipeEarly: true });
  if (parsed.success) return { ok: true, profile: parsed.output };
  const { nested = {} } = v.flatten<typeof ProfileForm>(parsed.issues);
  return {
    ok: false,
    errors: Object.fromEntries(Object.entries(nested).map(([field, [message]]) => [field, message])),
  };
}

/** The fields with a value that the form would refuse: what the chat took as it was typed. decisions.md D26. */
export function fieldsToCheck(values: ProfileValues): ProfileField[] {
  const parsed = parseProfile(values);
  return parsed.ok ? [] : profileFields.filter((field) => values[field] !== "" && parsed.errors[field]);
}

/** True for an address of the web that a browser can open and that runs nothing: http and https only. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/[\s\p{Cc}]/u.test(text) && URL.canParse(text);
}
