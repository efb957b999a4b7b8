import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Icon } from "~/ui/icon.tsx";

/** Renders the state of a task. */
export function TaskBox({ isDone }: { isDone: boolean }) {
  return (
    <span
      className={`mt-[0.3em] grid size-[1.1em] shrink-0 place-items-center rounded-sm border text-sm ${isDone ? "border-verified bg-verified-wash text-verified" : "border-line-strong"}`}
    >
      {isDone && <Icon name="check" />}
      <span className="sr-only">{isDone ? assistant.rich.done : assistant.rich.toDo}</span>
    </span>
  );
}
