import { choiceLabel } from "#app/components/choice-label.ts";
import { ToCheckBadge } from "#app/components/to-check-badge.tsx";
import { dashboard } from "#app/content/signed-in/dashboard-copy.ts";
import { team } from "#app/content/signed-in/team-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Horizon } from "#app/ui/page/horizon.tsx";

const { ofOwner } = team;
const fields = Object.keys(dashboard.fields) as (keyof typeof dashboard.fields)[];

type Props = {
  values: ProfileValues;
  toCheck: ProfileField[];
  /** The address of the owner of the team, who alone changes the profile; `null` for the reader's own. */
  owner: string | null;
};

/** The seven answers of the onboarding, read-only, with the way to change them for whose they are. DSH-04. */
export function ProfileSummary({ values, toCheck, owner }: Props) {
  return (
    <section
      aria-labelledby="profile"
      className="@container min-w-0 rounded-lg border border-line bg-paper-raised px-press pt-4 pb-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="profile" className="text-lg">
          {owner === null ? dashboard.card : ofOwner.profile}
        </h2>
        {owner === null && (
          <a
            href={"/onboarding-legacy" satisfies Href}
            className="link inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
          >
            <Icon name="pencil" />
            {dashboard.edit}
          </a>
        )}
      </div>
      {owner !== null && (
        <p className="max-w-measure pt-1 pb-3 text-ink-soft text-sm wrap-anywhere">{ofOwner.text(owner)}</p>
      )}
      <dl>
        {fields.map((field) => (
          <div
            key={field}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 border-line border-t py-3 @min-[32rem]:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft text-sm">{dashboard.fields[field]}</dt>
            <dd dir="auto" className="min-w-0 whitespace-pre-line text-start wrap-anywhere">
              {values[field] ? (
                <span className="font-medium">{choiceLabel(field, values[field])}</span>
              ) : (
                <span className="text-ink-soft">{dashboard.empty}</span>
              )}
              {toCheck.includes(field) && (owner === null ? <FieldLink field={field} /> : <ToCheckBadge />)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A link to the field whose value the form would refuse. */
function FieldLink({ field }: { field: keyof typeof dashboard.fields }) {
  return (
    <a
      href={`/onboarding-legacy#${field}` satisfies Href}
      aria-label={dashboard.check(dashboard.fields[field])}
      className="flex min-h-11 w-fit items-center rounded-sm"
    >
      <ToCheckBadge />
    </a>
  );
}

/** The link to the assistant. */
export function LaunchLink() {
  return (
    <div className="@min-[60rem]:pt-2">
      <Horizon sun="rising" />
      <p className="mt-5 text-ink-soft">{dashboard.launchText}</p>
      <AnchorButton href="/assistant" className="mt-5 min-h-14 w-full text-lg">
        {dashboard.launch}
        <Icon name="arrowRight" />
      </AnchorButton>
    </div>
  );
}
