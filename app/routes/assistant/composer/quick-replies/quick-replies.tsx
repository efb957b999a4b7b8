import type { FocusEvent, MouseEvent } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { type QuickReply, quickReplies, type Step } from "~/conversation/onboarding/onboarding.ts";
import { Icon } from "~/ui/icon.tsx";
import { usePress } from "./use-press.ts";
import { useSlidingRow } from "./use-row-scroll.ts";

type Props = {
  step: Step;
  /** False while none of them takes a press. */
  isOpen: boolean;
  /** The answer that is on its way, which then stands alone. */
  chosen: string | null;
  onChoose: (reply: QuickReply, event: MouseEvent) => void;
};

/**
 * The answers that the question offers, within the thumb's reach: one row, which slides where it is too wide. Give each
 * question a `key`: no press outlives it.
 */
export function QuickReplies({ step, isOpen, chosen, onChoose }: Props) {
  const press = usePress(isOpen);
  const { row, more, onScroll, slide } = useSlidingRow<HTMLUListElement>();
  const replies = quickReplies(step);
  if (replies.length === 0) return null;
  return (
    <div className="relative -mx-edge -my-1.5 low:my-0 grid animate-appear grid-cols-[minmax(0,1fr)] broad:-mx-6">
      <ul
        ref={row}
        onScroll={onScroll}
        aria-label={assistant.composer.quickReplies}
        className="flex snap-x gap-2 overflow-x-auto overscroll-x-contain scroll-px-target px-edge py-1.5 low:py-[5px] [scrollbar-width:none] broad:px-6"
      >
        {replies.map((reply) => (
          <li
            key={reply.value}
            className={`shrink-0 snap-start ${chosen === null || chosen === reply.value ? "" : "invisible"}`}
          >
            <button
              type="button"
              // They keep the focus while they are closed, so that the keyboard slides the row then too.
              aria-disabled={!isOpen || undefined}
              onFocus={showFromStart}
              {...press(reply.value, (event) => onChoose(reply, event))}
              className="min-h-target cursor-pointer whitespace-nowrap rounded-full border border-sun bg-paper-raised px-4 py-1.5 font-medium text-sm text-sun leading-tight transition-colors hover:bg-sun-wash aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-soft"
            >
              {reply.label}
            </button>
          </li>
        ))}
      </ul>
      {more.before && chosen === null && <Edge side="before" onPress={() => slide(-1)} />}
      {more.behind && chosen === null && <Edge side="behind" onPress={() => slide(1)} />}
    </div>
  );
}

/** For the keyboard: an answer that is wider than the row is shown from its start. A pointer is there already. */
function showFromStart({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(":focus-visible"))
    currentTarget.scrollIntoView({ block: "nearest", inline: "start" });
}

const edges = {
  before: "start-0 justify-start bg-linear-to-r",
  behind: "end-0 justify-end bg-linear-to-l",
};

/** Says that there is more, and slides there for who points; the keyboard goes from one answer to the next. */
function Edge({ side, onPress }: { side: keyof typeof edges; onPress: () => void }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex w-[min(4rem,16cqw)] from-50% from-paper to-transparent ${edges[side]}`}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={onPress}
        className="pointer-events-auto grid w-target cursor-pointer place-items-center text-ink"
      >
        <Icon name="chevronDown" className={side === "before" ? "rotate-90" : "-rotate-90"} />
      </button>
    </div>
  );
}
