import { answers } from "#app/content/signed-in/answer-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

const icons = { stopped: "stop", broken: "warning", unfinished: "dash" } as const;

/** Says that an answer is not whole. */
export function AnswerState({ state }: { state: "stopped" | "broken" | "unfinished" }) {
  return (
    <p className="mt-2 flex items-center gap-1.5 border-line border-t pt-2 font-medium text-ink-soft text-xs">
      <Icon name={icons[state]} />
      {answers[state]}
    </p>
  );
}
