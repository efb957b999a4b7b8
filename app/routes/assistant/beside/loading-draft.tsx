import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Spinner } from "#app/ui/form/button.tsx";

/** Stands for a draft until its scripts and its content are there. */
export function LoadingDraft() {
  return (
    <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft text-sm">
      <Spinner className="text-sun" />
      {assistant.loadingDraft}
    </p>
  );
}
