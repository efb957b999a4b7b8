import type { FieldProblems } from "~/contact/contact-form.ts";
import { contact } from "~/content/public/contact-copy.ts";
import { Notice } from "~/ui/form/notice.tsx";
import type { ContactState } from "./contact-state.ts";

type Props = {
  state: ContactState;
  problems: FieldProblems;
  /** True once the server's `Retry-After` has passed. */
  isReady: boolean;
};

/** The result, next to the button. Screen readers announce the toast instead. */
export function Outcome({ state, problems, isReady }: Props) {
  if (isReady)
    return (
      <Notice tone="info" announce="polite">
        {contact.ready}
      </Notice>
    );
  if (state.status === "refused") return <Refused state={state} problems={problems} />;
  const isSent = state.status === "sent";
  const { title, description } = isSent ? contact.sent : contact.failed;
  return (
    <Notice tone={isSent ? "success" : "error"} announce="off">
      <p lang="en" className="font-semibold">
        {title}
      </p>
      <p lang="en">{description}</p>
      {isSent ? <p className="mt-1 font-normal">{contact.sent.meaning}</p> : <Failed state={state} />}
    </Notice>
  );
}

/** Announced if it has a waiting time, which the toast does not mention. */
function Failed({ state: { retryAfter } }: { state: Extract<ContactState, { status: "failed" }> }) {
  return (
    <p role={retryAfter === null ? undefined : "status"} className="mt-1 font-normal">
      {retryAfter === null ? contact.failed.meaning : contact.failed.wait(retryAfter)}
    </p>
  );
}

type Refused = Extract<ContactState, { status: "refused" }>;

function Refused({ state: { reason }, problems }: { state: Refused; problems: FieldProblems }) {
  if (reason === "fields" && Object.keys(problems).length === 0) return null;
  return (
    <Notice tone="error" announce="assertive">
      {typeof reason === "string" ? contact.refusals[reason] : contact.refusals.limited(reason.retryAfter)}
    </Notice>
  );
}
