import { lazy, Suspense, useContext, useId, useRef, useState } from "react";
import { feedback as copy } from "#app/content/signed-in/feedback-copy.ts";
import type { Feedback, Message, Verdict } from "#app/conversation/protocol.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dropFeedback, putFeedback } from "../../sync/api-calls/feedback-calls.ts";
import { useProblemToast } from "../../sync/sending/use-problem-toast.ts";
import { RowActionsContext } from "./row-actions.ts";

const FeedbackForm = lazy(() => import("./feedback-form.tsx"));

/** What the customer thinks of an answer, as this page knows it, and how to change it. */
export function useFeedback({ id, feedback }: Message) {
  const { onSignedOut } = useContext(RowActionsContext);
  const showProblem = useProblemToast();
  const [given, setGiven] = useState<Feedback | null>(feedback ?? null);
  const [isFormOpen, setFormOpen] = useState(false);
  // One after another, so that the last press counts.
  const queue = useRef(Promise.resolve(true));
  const presses = useRef(0);

  /** Shows the change at once; false when it was not stored, and what was shown before is back. */
  const change = (next: Feedback | null): Promise<boolean> => {
    const before = given;
    const press = ++presses.current;
    setGiven(next);
    queue.current = queue.current.then(async () => {
      const answer = next ? await putFeedback(id, next) : await dropFeedback(id);
      if (answer.ok) return true;
      if (answer.reason === "signed out") onSignedOut();
      else showProblem(navigator.onLine ? copy.failed : copy.offline, answer.error?.message ?? null);
      if (press === presses.current) setGiven(before);
      return false;
    });
    return queue.current;
  };
  const press = (verdict: Verdict) => {
    const isTakenBack = given?.verdict === verdict;
    setFormOpen(verdict === "down" && !isTakenBack);
    void change(isTakenBack ? null : { verdict });
  };
  return { given, isFormOpen, setFormOpen, change, press, formId: useId() };
}

type Props = ReturnType<typeof useFeedback> & { time: string };

/** The two thumbs: visible on the newest answer, once pressed, on hover, on focus, and always on touch screens. */
export function Thumbs({ time, given, press, isFormOpen, formId }: Props) {
  const thumb = (verdict: Verdict) => (
    <button
      type="button"
      aria-pressed={given?.verdict === verdict}
      aria-label={copy[verdict](time)}
      title={copy[verdict](time)}
      {...(verdict === "down" && { "aria-expanded": isFormOpen, "aria-controls": formId })}
      onClick={() => press(verdict)}
      className="-my-3 grid size-target cursor-pointer place-items-center rounded-sm text-ink-soft text-xs opacity-0 transition-opacity hover:text-ink focus-visible:opacity-100 aria-pressed:text-sun aria-pressed:opacity-100 group-last:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 [&[aria-pressed=true]_path]:fill-sun-wash"
    >
      <Icon name={verdict === "up" ? "thumbUp" : "thumbDown"} />
    </button>
  );
  return (
    <span className="flex">
      {thumb("up")}
      {thumb("down")}
    </span>
  );
}

/** Below an answer with a thumb down: why, to be said or not. */
export function FeedbackDetails({ given, isFormOpen, setFormOpen, change, formId }: Omit<Props, "time">) {
  if (given?.verdict !== "down") return null;
  return (
    <div id={formId} aria-live="off" className="w-full">
      {isFormOpen ? (
        <Suspense fallback={null}>
          <FeedbackForm given={given} onSend={change} onClose={() => setFormOpen(false)} />
        </Suspense>
      ) : (
        <button
          type="button"
          onClick={() => setFormOpen(true)}
          className="link min-h-target cursor-pointer text-ink-soft text-xs"
        >
          {copy.form.open}
        </button>
      )}
    </div>
  );
}
