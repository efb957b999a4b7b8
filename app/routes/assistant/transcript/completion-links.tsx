import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";

const copy = assistant.ending;

/** Links to the next pages once the profile is complete. They are not a message, so they stay outside the log. */
export function CompletionLinks() {
  return (
    <div className="flex flex-wrap gap-2 pt-3 slim:grid slim:grid-cols-2 low:pt-2">
      <AnchorButton variant="secondary" href="/dashboard-legacy" className={compact}>
        {copy.dashboard}
      </AnchorButton>
      <AnchorButton variant="secondary" href="/onboarding-legacy" className={compact}>
        {copy.profile}
      </AnchorButton>
    </div>
  );
}

/** Keeps both links and the message above them visible on a small phone. */
const compact = "low:min-h-target low:py-1 slim:px-2 slim:py-1 slim:text-xs slim:wrap-anywhere";
