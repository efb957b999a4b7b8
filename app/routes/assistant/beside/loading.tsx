import { beside as copy } from "#app/content/signed-in/beside-copy.ts";
import { Spinner } from "#app/ui/form/button.tsx";

/** Stands for the editor until it and the draft are there. */
export function Loading() {
  return (
    <p role="status" className="flex min-h-11 items-center gap-3 text-ink-soft text-sm">
      <Spinner className="text-sun" />
      {copy.loading}
    </p>
  );
}
