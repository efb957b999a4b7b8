import type { Ref } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { ref?: Ref<HTMLButtonElement>; className?: string; isStopping: boolean; onStop: () => void };

/** Stops the answer that is being written. It keeps the focus while the request is pending. */
export function StopButton({ ref, className = "", isStopping, onStop }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={answers.stop}
      aria-keyshortcuts="Escape"
      aria-disabled={isStopping || undefined}
      title={answers.stop}
      onClick={() => !isStopping && onStop()}
      className={`grid min-h-12 min-w-12 shrink-0 cursor-pointer place-items-center rounded-md border border-line-strong bg-paper-raised text-ink transition-colors hover:border-ink hover:bg-paper-sunk aria-disabled:cursor-default low:min-h-[max(44px,2.25rem)] low:min-w-target ${className}`}
    >
      {isStopping ? <Spinner /> : <Icon name="stop" className="size-[min(1.25em,28px)]! text-sun" />}
    </button>
  );
}
