import type { MouseEvent } from "react";
import { assistant } from "~/content/assistant.ts";
import { type QuickReply, quickReplies, type Step } from "~/conversation/onboarding.ts";
import { usePress } from "./use-press.ts";

type Props = { step: Step; isDisabled: boolean; onChoose: (reply: QuickReply, event: MouseEvent) => void };

/** The answers that the question offers, within the thumb's reach. Give each question a `key`: no press outlives it. */
export function QuickReplies({ step, isDisabled, onChoose }: Props) {
  const { isNew, press } = usePress();
  const replies = quickReplies(step);
  if (replies.length === 0) return null;
  return (
    <ul
      aria-label={assistant.composer.quickReplies}
      className="flex animate-appear flex-wrap gap-2 short:flex-nowrap short:overflow-x-auto short:p-1"
    >
      {replies.map((reply) => (
        <li key={reply.value} className="max-w-full short:max-w-none short:shrink-0">
          <button
            type="button"
            disabled={isDisabled || isNew}
            {...press(reply.value, (event) => onChoose(reply, event))}
            className="min-h-11 cursor-pointer rounded-full border border-sun bg-paper-raised px-4 py-1.5 font-medium text-sm text-sun leading-tight transition-colors hover:bg-sun-wash disabled:border-line disabled:text-ink-soft"
          >
            {reply.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
