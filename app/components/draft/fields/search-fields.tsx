import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { SearchContent } from "#app/drafts/draft-content.ts";
import { searchFields } from "#app/drafts/draft-kind.ts";
import { type ContentFieldsProps, LinesField } from "./text-fields.tsx";

/** The criteria of a search, each a list. */
export function SearchFields({ content, errors, onChange }: ContentFieldsProps<SearchContent>) {
  return (
    <>
      <p className="max-w-measure text-ink-soft text-sm">{draftPages.draft.perLine}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[44rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {searchFields.map((field) => (
          <LinesField
            key={field}
            path={field}
            label={drafts.fields.search[field]}
            value={content[field]}
            errors={errors}
            onChange={(items) => onChange({ ...content, [field]: items })}
          />
        ))}
      </div>
    </>
  );
}
