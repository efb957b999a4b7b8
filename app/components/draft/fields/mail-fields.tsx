import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { Diagnostic } from "#app/drafts/lint/diagnostic.ts";
import type { ContentError } from "#app/drafts/parse-content.ts";
import { CopyTextButton } from "../copy-text-button.tsx";
import { applyProposal, findAgain, type Mail } from "../diagnostics/apply-proposal.ts";
import { DiagnosticList } from "../diagnostics/diagnostic-list.tsx";
import { showPlace } from "../diagnostics/show-place.ts";
import { DelayField } from "./delay-field.tsx";
import { LineField, TextField } from "./text-fields.tsx";

const copy = draftPages.draft;

type Props<One extends Mail> = {
  mail: One;
  /** The place of the mail in the content: "" for the only one, else as `mails.1`. */
  path: string;
  /** From 1 in a sequence; `null` for the only mail. */
  number: number | null;
  errors: readonly ContentError[];
  /** `null` before the first reading. */
  diagnostics: Diagnostic[] | null;
  /** The diagnostics of the text as it is now. */
  readNow: () => Diagnostic[];
  onChange: (mail: One) => void;
};

/** A mail beside what the linter finds in it. */
export function MailFields<One extends Mail>(props: Props<One>) {
  const { mail, path, number, errors, diagnostics, readNow, onChange } = props;
  const placeOf = (field: string) => (path === "" ? field : `${path}.${field}`);
  const show = (diagnostic: Diagnostic) => {
    const current = findAgain(diagnostic, readNow()) ?? diagnostic;
    showPlace(document.getElementById(placeOf(diagnostic.field)), current.start, current.end);
  };
  const apply = (diagnostic: Diagnostic) => {
    // The second of two quick presses finds nothing more to mend.
    const current = findAgain(diagnostic, readNow());
    if (!current) return;
    const { mail: mended, end } = applyProposal(mail, current);
    onChange(mended);
    // After the new text is in the field.
    requestAnimationFrame(() =>
      showPlace(document.getElementById(placeOf(current.field)), current.start, end),
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 @min-[58rem]:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {mail.delayDays !== undefined && (
          <DelayField
            path={placeOf("delayDays")}
            hint={number === 1 ? copy.firstDelayHint : copy.delayHint}
            value={mail.delayDays}
            errors={errors}
            onChange={(delayDays) => onChange({ ...mail, delayDays })}
          />
        )}
        <LineField
          path={placeOf("subject")}
          label={drafts.fields.subject}
          value={mail.subject}
          errors={errors}
          onChange={(subject) => onChange({ ...mail, subject })}
        />
        <TextField
          path={placeOf("body")}
          label={drafts.fields.body}
          rows={14}
          value={mail.body}
          errors={errors}
          onChange={(body) => onChange({ ...mail, body })}
        />
        <CopyTextButton
          text={() => `${mail.subject}\n\n${mail.body}`}
          label={copy.copyMail}
          name={number === null ? undefined : copy.copyMailNumber(number)}
          className="justify-self-start"
        />
      </div>
      <DiagnosticList
        title={number === null ? draftPages.diagnostics.title : draftPages.diagnostics.titleOf(number)}
        level={number === null ? 2 : 3}
        diagnostics={diagnostics}
        onShow={show}
        onApply={apply}
      />
    </div>
  );
}
