import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { DraftSource } from "#app/drafts/draft-kind.ts";
import type { DraftRecipient } from "#app/drafts/drafts-protocol.ts";
import type { Href } from "#app/hrefs.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { recordPath } from "#app/prospects/record-path.ts";

const copy = draftPages.draft;

type OriginProps = {
  made: { source: DraftSource; model?: string | undefined };
  prospect: DraftRecipient | undefined;
};

/** Where the draft comes from, for whom it is, and that nothing is sent. */
export function Origin({ made: { source, model }, prospect }: OriginProps) {
  return (
    <>
      {prospect && <Recipient {...prospect} />}
      <p className="max-w-measure pt-2 text-ink-soft text-sm">
        {drafts.origins[source](model)} {copy.neverSent}
      </p>
    </>
  );
}

/** For whom the draft is: a link to the record. */
function Recipient({ id, company, contact }: DraftRecipient) {
  return (
    <p className="text-sm">
      <span className="text-ink-soft">{copy.recipient}</span>{" "}
      <a
        href={recordPath(id)}
        className="inline-flex min-h-11 items-center rounded-sm font-semibold underline decoration-line-strong underline-offset-4 wrap-anywhere hover:text-sun hover:decoration-sun"
      >
        {[contact, company].filter(Boolean).join(", ")}
      </a>
    </p>
  );
}

/** The fields of the profile that shape this kind of work, each a link to where it is corrected. */
export function UsedFields({ fields }: { fields: ProfileField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-line border-t pt-3 text-ink-soft text-sm">
      <p id="used-fields">{copy.usedFields}</p>
      <ul aria-labelledby="used-fields" className="contents">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`/onboarding-legacy#${field}` satisfies Href}
              title={copy.correct(profile.fields[field].label)}
              className="inline-flex min-h-11 items-center rounded-sm px-1.5 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
            >
              {profile.fields[field].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
