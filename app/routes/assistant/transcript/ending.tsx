import { assistant } from "~/content/assistant.ts";
import { conversation } from "~/content/conversation.ts";
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
    <div className="flex flex-wrap gap-2 pt-3">
      <ButtonLink look="secondary" to="/dashboard-legacy" reloadDocument>
        {words.dashboard}
      </ButtonLink>
      <ButtonLink look="secondary" to="/onboarding-legacy" reloadDocument>
        {words.profile}
      </ButtonLink>
    </div>
  );
}
