import * as v from "valibot";
import type { ProfileField } from "./profile-field.ts";
import { Profile } from "./profile-schema.ts";

/** One value as the form would store it; `null` if the form would refuse it. */
export function validField(field: ProfileField, typed: string): string | null {
  const parsed = v.safeParse(Profile.entries[field], typed, { abortPipeEarly: true });
  return parsed.success ? parsed.output : null;
}
