import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { conversation } from "~/content/signed-in/conversation-copy.ts";
import type { Message } from "~/conversation/protocol.ts";
import { ButtonLink } from "~/ui/form/button-link.tsx";

const copy = assistant.ending;

/** The confirmation before and after the company's name, and the confirmation without a name. */
const [prefix = "", suffix = ""] = conversation.confirmation("\0").split("\0");
const withoutName = conversation.confirmation(null);

/** True for the message that ends the onboarding; messages carry no type, so it is recognised by its text. */
export function isConfirmation({ role, content }: Message): boolean {
  return (
    role === "assistant" &&
    (content === withoutName || (content.startsWith(prefix) && content.endsWith(suffix)))
  );
}

/** Links to the next pages once the profile is complete. They are not a message, so they stay outside the log. */
export function CompletionLinks() {
  return (
    <div className="flex flex-wrap gap-2 pt-3 slim:grid slim:grid-cols-2 low:pt-2">
      <ButtonLink variant="secondary" to="/dashboard-legacy" reloadDocument className={compact}>
        {copy.dashboard}
      </ButtonLink>
      <ButtonLink variant="secondary" to="/onboarding-legacy" reloadDocument className={compact}>
        {copy.profile}
      </ButtonLink>
    </div>
  );
}

/** Keeps both links and the message above them visible on a small phone. */
const compact = "low:min-h-target low:py-1 slim:px-2 slim:py-1 slim:text-xs slim:wrap-anywhere";
