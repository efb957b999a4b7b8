import type { FieldProblems } from "#app/contact/contact-form.ts";
import type { FormCopy } from "#app/content/public/form-copy.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import type { ContactState } from "./contact-state.ts";

type Failed = Extract<ContactState, { status: "failed" }>;
type Refused = Extract<ContactState, { status: "refused" }>;

type Props = {
  copy: FormCopy;
  state: Failed | Refused;
  problems: FieldProblems;
  /** True once the server's `Retry-After` has passed. */
  isReady: boolean;
};

/** Why a form was not accepted, next to the button. Screen readers announce the toast of a failure instead. */
export function Outcome({ copy, state, problems, isReady }: Props) {
  if (isReady)
    return (
      <Notice tone="info" announce="polite">
        {copy.ready}
      </Notice>
    );
  if (state.status === "refused") return <Refused copy={copy} state={state} problems={problems} />;
  const { lang, failed } = copy.toasts;
  return (
    <Notice tone="error" announce="off">
      <p lang={lang} className="font-semibold">
        {failed.title}
      </p>
      {lang && <p lang={lang}>{failed.description}</p>}
      <Failed copy={copy.failed} state={state} />
    </Notice>
  );
}

/** Announced if it has a waiting time, which the toast does not mention. */
function Failed({ copy, state: { retryAfter } }: { copy: FormCopy["failed"]; state: Failed }) {
  return (
    <p role={retryAfter === null ? undefined : "status"} className="mt-1 font-normal">
      {retryAfter === null ? copy.meaning : copy.wait(retryAfter)}
    </p>
  );
}

function Refused({ copy, state: { reason }, problems }: Omit<Props, "isReady"> & { state: Refused }) {
  if (reason === "fields" && Object.keys(problems).length === 0) return null;
  return (
    <Notice tone="error" announce="assertive">
      {typeof reason === "string" ? copy.refusals[reason] : copy.refusals.limited(reason.retryAfter)}
    </Notice>
  );
}
