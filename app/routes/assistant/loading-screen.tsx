import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ComposerColumn, fieldHeight } from "./composer/composer-column.tsx";
import { UntouchedHint } from "./composer/composer-hint.tsx";

/**
 * Rendered by the server, and shown until the history is loaded. Without scripts it asks the user to enable them and
 * shows `notice`, for which there is no toast then.
 */
export function LoadingScreen({ notice }: { notice: string | null }) {
  return (
    <div className="relative mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 broad:px-6">
      <Loading className="justify-center" />
      <WithoutScripts
        notice={notice}
        className="absolute inset-x-edge bottom-8 noscript:static broad:inset-x-6"
      />
    </div>
  );
}

/** The same where the server has drawn the end of the conversation: it waits in the field, which comes with the scripts. */
export function LoadingOverPreview({ notice, step }: { notice: string | null; step: Step | null }) {
  return (
    <>
      <WithoutScripts
        notice={notice}
        className="z-10 col-start-1 row-start-1 mx-auto w-full max-w-chat self-start px-edge pt-3 noscript:self-center broad:px-6"
      />
      <div className="relative col-start-1 row-start-2 self-end noscript:hidden">
        <ComposerColumn>
          <Loading className={`${fieldHeight} px-3.5`} />
          {step !== null && (
            <div aria-hidden="true" className="invisible">
              <UntouchedHint />
            </div>
          )}
        </ComposerColumn>
      </div>
    </>
  );
}

function Loading({ className }: { className: string }) {
  return (
    <p role="status" className={`flex items-center gap-3 text-ink-soft noscript:hidden ${className}`}>
      <Spinner className="text-sun" />
      <span className="min-w-0 truncate">{assistant.loading}</span>
    </p>
  );
}

function WithoutScripts({ notice, className }: { notice: string | null; className: string }) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <div className={`load-timeout grid gap-4 ${className}`}>
      {notice && (
        <Notice tone="success" announce="off">
          {notice}
        </Notice>
      )}
      <Notice tone="info" announce="off">
        {assistant.needsScript}
      </Notice>
    </div>
  );
}
