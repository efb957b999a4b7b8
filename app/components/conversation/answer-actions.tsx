import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { RetryManner } from "#app/conversation/protocol.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const manners = Object.entries(answers.manners) as [keyof typeof answers.manners, string][];

type Props = {
  /** False for an answer that has nothing to say in another manner, such as one that failed. */
  hasManners: boolean;
  /** True for an answer that reached its longest, and can go on. */
  isUnfinished?: boolean;
  /** What was asked and has no response yet: a manner, or "again" for another try. */
  pending: RetryManner | "again" | null;
  /** Asks for another answer; `null` for one in any manner. */
  onRetry: (how: RetryManner | null) => void;
};

/** What can be asked of the newest answer. While a request is pending the buttons keep the focus and do nothing. */
export function AnswerActions({ hasManners, isUnfinished = false, pending, onRetry }: Props) {
  const button = (key: RetryManner | "again", label: string, how: RetryManner | null) => (
    <li key={key}>
      <button
        type="button"
        aria-disabled={pending !== null || undefined}
        onClick={() => pending === null && onRetry(how)}
        className="group/action flex min-h-target cursor-pointer items-center rounded-sm px-2 font-medium narrow:px-1.5 text-ink-soft text-xs hover:text-sun aria-disabled:cursor-default aria-disabled:hover:text-ink-soft"
      >
        <span className="inline-flex items-center gap-1.5">
          {pending === key ? (
            <Spinner />
          ) : (
            key === "again" && <Icon name="refresh" className="narrow:hidden" />
          )}
          {label}
        </span>
      </button>
    </li>
  );
  return (
    <ul
      aria-label={answers.actions}
      className="-mx-2 flex flex-wrap items-center narrow:-mx-1.5 narrow:grid narrow:w-fit narrow:grid-cols-[auto_auto]"
    >
      {isUnfinished && button("continue", answers.continue, "continue")}
      {button("again", answers.retry, null)}
      {hasManners && manners.map(([how, label]) => button(how, label, how))}
    </ul>
  );
}
