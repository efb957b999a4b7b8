import type { FieldProblems } from "~/contact/contact-form.ts";
import { contact } from "~/content/contact.ts";
import { Notice } from "~/ui/notice.tsx";
import type { ContactState } from "./state.ts";

/** What came of it, said in the page beside the button. The toast is what a screen reader hears. */
export function Outcome({ state, problems }: { state: ContactState; problems: FieldProblems }) {
  if (state.status === "refused") return <Refused state={state} problems={problems} />;
  const isSent = state.status === "sent";
  const { title, description, meaning } = isSent ? contact.sent : contact.failed;
  return (
    <Notice tone={isSent ? "success" : "error"} heard="elsewhere">
      <p lang="en" className="font-semibold">
        {title}
      </p>
      <p lang="en">{description}</p>
      <p className="mt-1 font-normal">{meaning}</p>
    </Notice>
  );
}

type Refused = Extract<ContactState, { status: "refused" }>;

function Refused({ state: { reason }, problems }: { state: Refused; problems: FieldProblems }) {
  if (reason === "fields" && Object.keys(problems).length === 0) return null;
  return (
    <Notice tone="error" heard="at once">
      {typeof reason === "string" ? contact.refusals[reason] : contact.refusals.limited(reason.retryAfter)}
    </Notice>
  );
}
