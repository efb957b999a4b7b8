import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Spinner } from "~/ui/form/button.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";

/**
 * What the server sends, and what shows until the history is there. Without scripts, or when they do not come, it says
 * so, and `said`, which no toast can say then.
 */
export function LoadingScreen({ said }: { said: string | null }) {
  const isHydrated = useHydrated();
  return (
    <div className="relative mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 broad:px-6">
      <p role="status" className="flex items-center justify-center gap-3 text-ink-soft noscript:hidden">
        <Spinner className="text-sun" />
        {assistant.loading}
      </p>
      {!isHydrated && (
        <div className="load-timeout absolute inset-x-edge bottom-8 grid gap-4 noscript:static broad:inset-x-6">
          {said && (
            <Notice tone="success" announce="off">
              {said}
            </Notice>
          )}
          <Notice tone="info" announce="off">
            {assistant.needsScript}
          </Notice>
        </div>
      )}
    </div>
  );
}
