import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * Rendered by the server, and shown until the history is loaded. Without scripts it asks the user to enable them and
 * shows `notice`, for which there is no toast then.
 */
export function LoadingScreen({ notice }: { notice: string | null }) {
  const isHydrated = useHydrated();
  return (
    <div className="relative mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 broad:px-6">
      <p role="status" className="flex items-center justify-center gap-3 text-ink-soft noscript:hidden">
        <Spinner className="text-sun" />
        {assistant.loading}
      </p>
      {!isHydrated && (
        <div className="load-timeout absolute inset-x-edge bottom-8 grid gap-4 noscript:static broad:inset-x-6">
          {notice && (
            <Notice tone="success" announce="off">
              {notice}
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
