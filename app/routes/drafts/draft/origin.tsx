import { Link } from "react-router";
import { draftPages } from "~/content/signed-in/draft-page-copy.ts";
import { drafts } from "~/content/signed-in/drafts-copy.ts";
import { profile } from "~/content/signed-in/profile-copy.ts";
import type { DraftSource } from "~/drafts/draft-kind.ts";
import type { ProfileField } from "~/profile/profile-field.ts";

const copy = draftPages.draft;

type Props = { source: DraftSource; usedFields: ProfileField[] };

/** Where the draft comes from, that nothing is sent, and the fields of the profile that shaped it, to be corrected there. */
export function Origin({ source, usedFields }: Props) {
  return (
    <div className="grid gap-1 pt-2 text-ink-soft text-sm">
      <p className="max-w-measure">
        {drafts.origins[source]} {copy.neverSent}
      </p>
      {usedFields.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-1">
          <p id="used-fields">{copy.usedFields}</p>
          <ul aria-labelledby="used-fields" className="contents">
            {usedFields.map((field) => (
              <li key={field}>
                <Link
                  to={`/onboarding-legacy#${field}`}
                  reloadDocument
                  title={copy.correct(profile.fields[field].label)}
                  className="inline-flex min-h-11 items-center rounded-sm px-1.5 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink sm:min-h-8"
                >
                  {profile.fields[field].label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
