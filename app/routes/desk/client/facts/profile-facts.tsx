import { dayInWords } from "#app/calendar/day-in-words.ts";
import { clientCopy } from "#app/content/desk/client-copy.ts";
import { profile as profileCopy } from "#app/content/signed-in/profile-copy.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { displayedValue } from "#app/profile/displayed-value.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import { profileValues } from "#app/profile/profile-values.ts";

const copy = clientCopy.profile;

type Profile = NonNullable<ClientRecord["profile"]>;

/** The fields of a profile that are filled. */
export function ProfileFacts({ profile }: { profile: Profile | null }) {
  if (!profile) return <p className="text-ink-soft">{copy.none}</p>;
  const values = profileValues(profile);
  const filled = profileFields.flatMap((field) => {
    const value = values[field];
    const { label } = profileCopy.fields[field];
    return value ? [{ field, label, value: displayedValue(field, value) }] : [];
  });
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-3">
        {filled.map(({ field, label, value }) => (
          <div key={field}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{copy.updated(dayInWords(profile.updatedAt))}</p>
    </>
  );
}
