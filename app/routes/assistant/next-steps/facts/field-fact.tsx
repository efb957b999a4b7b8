import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import { profile as profileCopy } from "#app/content/signed-in/profile-copy.ts";
import { displayedValue } from "#app/profile/displayed-value.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { Button } from "#app/ui/form/button.tsx";
import type { Facts } from "../facts-context.ts";
import { FactTitle } from "./fact-title.tsx";

const copy = factsCopy.field;

type Props = {
  field: ProfileField;
  /** What the message says, if it says something: the value, or one more of a field that is a list. */
  value?: string | undefined;
  adds?: true | undefined;
  facts: Facts;
};

/** What stands between the entries of a list. */
const between: Partial<Record<ProfileField, string>> = { banned_phrases: ", ", common_objections: "\n" };

/** What ends an entry, as `bannedPhraseFinder` reads the list. */
const ends: Partial<Record<ProfileField, RegExp>> = { banned_phrases: /[,;\n•]/, common_objections: /\n/ };

/** The field as it is now, and the button that opens its editor with the proposed value; once it is saved, that it is. */
export function FieldFact({ field, value, adds, facts: { profile, editField } }: Props) {
  const { label } = profileCopy.fields[field];
  const current = profile?.[field] ?? "";
  const entries = current.split(ends[field] ?? ",").map((entry) => entry.trim().toLowerCase());
  const isStored = adds ? value && entries.includes(value.trim().toLowerCase()) : current === value;
  const proposed =
    value !== undefined && adds && current && !isStored
      ? `${current}${between[field] ?? ", "}${value}`
      : value;
  if (profile && value !== undefined && isStored)
    return <p className="font-medium wrap-anywhere">{copy.done(label)}</p>;
  return (
    <>
      <FactTitle>{`${copy.title} · ${label}`}</FactTitle>
      {profile && (
        <p className="leading-snug wrap-anywhere">
          <span className="text-ink-soft">{copy.now}</span> {displayedValue(field, current) || copy.empty}
        </p>
      )}
      {proposed !== undefined && (
        <p className="font-medium leading-snug wrap-anywhere">
          <span className="font-normal text-ink-soft">{copy.proposed}</span> {displayedValue(field, proposed)}
        </p>
      )}
      <Button
        variant="secondary"
        onClick={() => editField(field, proposed)}
        className="mt-3 max-w-full wrap-anywhere slim:px-2"
      >
        {copy.edit(label)}
      </Button>
    </>
  );
}
