import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";

type Props = {
  fields: readonly ProfileField[];
  /** Opens the profile at the field. */
  onOpen: (field: ProfileField) => void;
};

/** The profile fields on which an answer draws. */
export function References({ fields, onOpen }: Props) {
  return (
    <div className="flex w-full flex-wrap items-center gap-x-1.5 gap-y-[max(0px,0.25rem-4px)] text-xs">
      <span className="text-ink-soft">{answers.used}</span>
      <ul className="contents">
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              aria-label={answers.openReference(answers.references[field])}
              aria-haspopup="true"
              onClick={() => onOpen(field)}
              className="group/reference flex min-h-target cursor-pointer items-center rounded-sm text-start text-ink-soft hover:text-ink"
            >
              <span className="rounded-full border border-line bg-paper-raised px-2.5 py-0.5 group-hover/reference:border-line-strong">
                {answers.references[field]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
