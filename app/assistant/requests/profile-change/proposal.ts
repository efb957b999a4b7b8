import { displayedValue } from "#app/profile/displayed-value.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";
import { checkField } from "#app/profile/validate-field.ts";

/** A change of one field, in the values that pages display; "" for an empty field. */
export type FieldChange = { field: ProfileField; before: string; after: string };

/** What the customer may accept: at least one change. */
export type Proposal = readonly FieldChange[];

/** More than a sentence asks for. */
const maxChanges = 4;

/** A value for a field, as it would be stored. */
export type FieldValue = { field: ProfileField; value: string };

/** The changes that the form would accept and that change something; `null` if none is left. */
export function proposalOf(profile: Readonly<ProfileValues>, values: readonly FieldValue[]): Proposal | null {
  const changes = new Map<ProfileField, FieldChange>();
  for (const { field, value } of values) {
    const checked = checkField(field, value);
    if (!checked.ok || checked.value === profile[field]) continue;
    const [before, after] = [displayedValue(field, profile[field]), displayedValue(field, checked.value)];
    changes.set(field, { field, before, after });
  }
  return changes.size === 0 ? null : [...changes.values()].slice(0, maxChanges);
}
