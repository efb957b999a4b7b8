import { assistant } from "~/content/assistant.ts";
import { useAwake } from "~/ui/awake.tsx";
import { Turning } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";

/**
 * What the server sends, and what shows until the history is there. `said` is for readers without scripts, to whom no
 * toast can say it.
 */
export function LoadingScreen({ said }: { said: string | null }) {
  const isAwake = useAwake();
  return (
    <div className="mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 sm:px-6">
      <p role="status" className="flex items-center justify-center gap-3 text-ink-soft noscript:hidden">
        <Turning className="text-sun" />
        {assistant.loading}
      </p>
      {said && !isAwake && (
        <div className="hidden pb-4 noscript:block">
          <Notice tone="success" heard="elsewhere">
            {said}
          </Notice>
        </div>
      )}
      <noscript>
        <Notice tone="info" heard="elsewhere">
          {assistant.needsScript}
        </Notice>
      </noscript>
    </div>
  );
}
