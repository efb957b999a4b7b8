import type { ProfileField } from "./profile-field.ts";
import { checkField } from "./validate-field.ts";

/** The choices of a field by value and label, with a stored value that is none of them and that the form accepts: headcounts. */
export function choicesWith(
  field: ProfileField,
  listed: Record<string, string>,
  stored: string,
): Record<string, string> {
  const isOwn = stored !== "" && !Object.hasOwn(listed, stored) && checkField(field, stored).ok;
  return isOwn ? { ...listed, [stored]: stored } : listed;
}
