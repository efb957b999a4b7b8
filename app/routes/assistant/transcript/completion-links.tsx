import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { conversation } from "~/content/signed-in/conversation-copy.ts";
import { ButtonLink } from "~/ui/form/button-link.tsx";
import type { Message } from "./transcript.ts";

const words = assistant.ending;

/** The confirmation before and behind the company's name, and the one that names none. */
const [before = "", behind = ""] = conversation.confirmation("\0").split("\0");
const withoutName = conversation.confirmation(null);

/** True for the message that ends the onboarding: what it is, only its words say. */
export function isEnding({ role, content }: Message): boolean {
  return (
    role === "assistant" &&
    (content === withoutName || (content.startsWith(before) && content.endsWith(behind)))
  );
}

/** Where one can go once the profile is there. Nobody said it: it stands below the log. */
export function Ending() {
  return (
    <div className="flex flex-wrap gap-2 pt-3 slim:grid slim:grid-cols-2 low:pt-2">
      <ButtonLink variant="secondary" to="/dashboard-legacy" reloadDocument className={compact}>
        {words.dashboard}
      </ButtonLink>
      <ButtonLink variant="secondary" to="/onboarding-legacy" reloadDocument className={compact}>
        {words.profile}
      </ButtonLink>
    </div>
  );
}

/** Both are seen together with the words above them on a small phone too. */
const compact = "low:min-h-target low:py-1 slim:px-2 slim:py-1 slim:text-xs slim:wrap-anywhere";
