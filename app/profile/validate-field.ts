import * as v from "valibot";
import type { ProfileField } from "./profile-field.ts";
import { Profile } from "./profile-schema.ts";

/** One value as the form would store it, or the message with which the form would refuse it. */
export function checkField(
  field: ProfileField,
  typed: string,
): { ok: true; value: string } | { ok: false; message: string } {
  const parsed = v.safeParse(Profile.entries[field], typed, { abortPipeEarly: true });
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, message: parsed.issues[0].message };
}
