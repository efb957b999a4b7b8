import * as v from "valibot";
import { profile as copy } from "#app/content/signed-in/profile-copy.ts";
import { icpSizes, primaryGoals, tones } from "./choices.ts";
import { isMeasuredSize, isPreciseSize } from "./precise-size.ts";
import { type ProfileErrors, type ProfileField, type ProfileValues, profileFields } from "./profile-field.ts";
import { isUnknown } from "./unknown-answer.ts";

/** The maximum lengths of a line, URL and text of a profile, in code points. */
export const maxLengths = { line: 200, address: 500, text: 2_000 } as const;

/** A code point is at most two code units; the rest allows for line breaks and blanks that are normalised away. */
const maxUnits = (max: number) => 4 * max;

/** A far too long text is not validated further: valibot stops at the transformation if a check before it failed. */
const optional = (max: number) =>
  v.pipe(
    v.string(copy.errors.required),
    v.maxLength(maxUnits(max), copy.errors.tooLong(max)),
    v.transform((typed) => typed.replace(/\r\n?/g, "\n").trim()),
    // A code point is at most two code units; counting code points is slow for a huge text.
    v.check((text) => text.length <= 2 * max && [...text].length <= max, copy.errors.tooLong(max)),
    v.check((text) => text.isWellFormed() && !text.includes("\0"), copy.errors.unreadable),
  );

/** A text of a profile that may be empty. */
export const OptionalText = optional(maxLengths.text);

const required = (max: number) =>
  v.pipe(
    optional(max),
    v.check((text) => !/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text), copy.errors.required),
  );

/** "Je ne sais pas" fills no field of these. */
const known = (max: number) =>
  v.pipe(
    required(max),
    v.check((text) => !isUnknown(text), copy.errors.required),
  );

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.picklist(values, copy.errors.choose);

/** One of the sizes, or a more precise one in words, as the chat keeps it. interpretation.md D157, D331. */
const size = v.pipe(
  v.string(copy.errors.choose),
  v.transform((typed) => (typed.length <= maxUnits(maxLengths.line) ? typed.trim() : "")),
  v.check(
    (text) => icpSizes.some((one) => one === text) || isPreciseSize(text) || isMeasuredSize(text),
    copy.errors.choose,
  ),
);

const webAddress = v.pipe(
  optional(maxLengths.address),
  v.check((text) => text === "" || isWebAddress(text), copy.errors.url),
);

/** The submitted profile form, for browser and server. ONB-14 to ONB-25, interpretation.md D142. */
export const Profile = v.object({
  company_name: required(maxLengths.line),
  industry: known(maxLengths.line),
  linkedin_url: webAddress,
  sender_name: optional(maxLengths.line),
  icp_industry: optional(maxLengths.line),
  icp_title: known(maxLengths.line),
  icp_size: size,
  icp_location: required(maxLengths.line),
  value_prop: known(maxLengths.text),
  tone: choice(tones),
  common_objections: OptionalText,
  primary_goal: choice(primaryGoals),
  calendly_url: webAddress,
  banned_phrases: OptionalText,
} satisfies Record<ProfileField, v.GenericSchema>);
export type Profile = v.InferOutput<typeof Profile>;

/** The text fields of a submitted form, to validate and to show again; "" for everything else. */
export function valuesIn(form: Record<string, unknown>): ProfileValues {
  return Object.fromEntries(
    profileFields.map((field) => [field, typeof form[field] === "string" ? form[field] : ""]),
  ) as ProfileValues;
}

/** The profile in these values, or an error for each invalid field. */
export function parseProfile(
  values: ProfileValues,
): { ok: true; profile: Profile } | { ok: false; errors: ProfileErrors } {
  // Skips further checks of a text that is too long.
  const parsed = v.safeParse(Profile, values, { abortPipeEarly: true });
  if (parsed.success) return { ok: true, profile: parsed.output };
  const { nested = {} } = v.flatten<typeof Profile>(parsed.issues);
  return {
    ok: false,
    errors: Object.fromEntries(Object.entries(nested).map(([field, [message]]) => [field, message])),
  };
}

/** The non-empty fields that the form would refuse: the chat stores answers as typed. interpretation.md D26. */
export function fieldsToCheck(values: ProfileValues): ProfileField[] {
  const parsed = parseProfile(values);
  return parsed.ok ? [] : profileFields.filter((field) => values[field] !== "" && parsed.errors[field]);
}

/** True for an http or https URL. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/[\s\p{Cc}]/u.test(text) && URL.canParse(text);
}
