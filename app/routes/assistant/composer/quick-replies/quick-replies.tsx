import type { FocusEvent, MouseEvent } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { type QuickReply, quickReplies, type Step } from "#app/conversation/onboarding/onboarding.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePress } from "./use-press.ts";
import { useRowScroll } from "./use-row-scroll.ts";

type Props = {
  step: Step;
  /** False while they ignore presses. */
  isOpen: boolean;
  /** The answer that is being sent; the others are hidden meanwhile. */
  chosen: string | null;
  onChoose: (reply: QuickReply, event: MouseEvent) => void;
};

/**
 * The answers that the question offers, in one row that scrolls where it is too wide. Give each question a `key`, so
 * that no press carries over to the next one.
 */
export function QuickReplies({ step, isOpen, chosen, onChoose }: Props) {
  const press = usePress(isOpen);
  const { row, overflow, onScroll, scroll } = useRowScroll<HTMLUListElement>();
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
              // Not `disabled`: the focus stays, and the keyboard can scroll the row.
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
      {overflow.start && chosen === null && <ScrollButton edge="start" onPress={() => scroll(-1)} />}
      {overflow.end && chosen === null && <ScrollButton edge="end" onPress={() => scroll(1)} />}
    </div>
  );
}

/** Shows an answer that is wider than the row from its start, when the keyboard focuses it. */
function showFromStart({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(":focus-visible"))
    currentTarget.scrollIntoView({ block: "nearest", inline: "start" });
}

const edgeClasses = {
  start: "start-0 justify-start bg-linear-to-r",
  end: "end-0 justify-end bg-linear-to-l",
};

/** Fades the edge where the row continues, and scrolls there. For pointers only: the keyboard moves between answers. */
function ScrollButton({ edge, onPress }: { edge: keyof typeof edgeClasses; onPress: () => void }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex w-[min(4rem,16cqw)] from-50% from-paper to-transparent ${edgeClasses[edge]}`}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={onPress}
        className="pointer-events-auto grid w-target cursor-pointer place-items-center text-ink"
      >
        <Icon name="chevronDown" className={edge === "start" ? "rotate-90" : "-rotate-90"} />
      </button>
    </div>
  );
}
