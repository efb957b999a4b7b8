import * as v from "valibot";
import { type ProfileValues, profileFields } from "./profile-field.ts";
import { valuesIn } from "./profile-schema.ts";

/**
 * The values that differ from those with which the form was opened: what it shows of the others may be older than what another
 * tab has stored since. All of them where nobody knows what it was opened with. interpretation.md D319.
 */
export function changedFields<Values extends ProfileValues>(
  values: Values,
  opened: ProfileValues | null,
): Partial<Values> {
  if (!opened) return values;
  const changed = profileFields.filter((field) => plain(values[field]) !== plain(opened[field]));
  return Object.fromEntries(changed.map((field) => [field, values[field]])) as Partial<Values>;
}

/** The form sends its line breaks as CRLF, and is stored without blanks around. */
const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** The name of the form's field that says what it was opened with. */
export const openedField = "opened";

const Opened = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What a submitted form was opened with; `null` where it does not say. */
export function openedIn(form: Record<string, unknown>): ProfileValues | null {
  const found = v.safeParse(Opened, form[openedField]);
  return found.success ? valuesIn(found.output) : null;
}
