import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftContent, TypedDraft } from "#app/drafts/draft-content.ts";
import type { ContentError } from "#app/drafts/parse-content.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { useDiagnostics } from "../diagnostics/use-diagnostics.ts";
import { CallScriptFields } from "./call-script-fields.tsx";
import { MailFields } from "./mail-fields.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { SearchFields } from "./search-fields.tsx";

type Props = {
  draft: TypedDraft;
  errors: readonly ContentError[];
  /** What the linter knows of the sender. */
  profile: Partial<ProfileValues>;
  onChange: (content: DraftContent) => void;
};

/** The fields of a draft's kind. */
export function ContentFields({ draft, errors, profile, onChange }: Props) {
  const { diagnostics, readNow } = useDiagnostics(draft, profile);
  const { kind, content } = draft;
  if (kind === "search") return <SearchFields content={content} errors={errors} onChange={onChange} />;
  if (kind === "call_script")
    return <CallScriptFields content={content} errors={errors} onChange={onChange} />;
  if (kind === "plan") return <PlanFields content={content} errors={errors} onChange={onChange} />;
  if (kind === "email")
    return (
      <MailFields
        mail={content}
        path=""
        number={null}
        errors={errors}
        diagnostics={diagnostics?.[0] ?? null}
        readNow={() => readNow()[0] ?? []}
        onChange={onChange}
      />
    );
  return content.mails.map((mail, index) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: a sequence always has three mails
      key={index}
      aria-labelledby={`mail-${index + 1}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line not-first-of-type:border-t not-first-of-type:pt-6"
    >
      <h2 id={`mail-${index + 1}`} className="text-lg">
        {drafts.fields.sequenceMail(index + 1, mail.delayDays)}
      </h2>
      <MailFields
        mail={mail}
        path={`mails.${index}`}
        number={index + 1}
        errors={errors}
        diagnostics={diagnostics?.[index] ?? null}
        readNow={() => readNow()[index] ?? []}
        onChange={(changed) =>
          onChange({ mails: content.mails.map((other, at) => (at === index ? changed : other)) })
        }
      />
    </section>
  ));
}
