import type { ReactNode } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Earlier answers to the same message, folded, each with its own text. They were announced when they were new. */
export function PreviousAnswers({ previous }: { previous: readonly { key: number; text: ReactNode }[] }) {
  return (
    <div aria-live="off" className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start">
      {previous.map(({ key, text }, index) => (
        <details key={key} className="group/previous max-w-full">
          <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-ink-soft text-xs hover:text-ink [&::-webkit-details-marker]:hidden">
            <Icon name="chevronDown" className="transition-transform group-open/previous:rotate-180" />
            {answers.previous(index + 1, previous.length)}
          </summary>
          <div className="mb-2 w-fit max-w-full border-line border-s-2 ps-[min(1rem,4cqw)] text-ink-soft text-sm">
            {text}
          </div>
        </details>
      ))}
    </div>
  );
}
