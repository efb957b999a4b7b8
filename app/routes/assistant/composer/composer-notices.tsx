import { useEffect, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Button } from "~/ui/form/button.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import type { Sending, SendProblem } from "../sync/sending/use-send.ts";
import type { useComposer } from "./use-composer.ts";

const words = assistant.problems;

type State = Pick<
  ReturnType<typeof useComposer>,
  "isOffline" | "isPromised" | "isWaiting" | "isApart" | "held" | "hint" | "retry"
>;

/** What became of a message. Problems are said aloud by the toast that comes with them. */
export function ComposerNotices({ sending, held, hint, ...state }: State & { sending: Sending }) {
  const { problem, giveUp } = sending;
  return (
    <>
      {problem && <SendProblemNotice problem={problem} onGiveUp={giveUp} {...state} />}
      {held && (
        <Notice tone="error" announce="off">
          {held}
        </Notice>
      )}
      {hint && hint !== held && (
        <Notice tone="info" announce="polite">
          {hint}
        </Notice>
      )}
    </>
  );
}

type ProblemProps = Omit<State, "held" | "hint"> & { problem: SendProblem; onGiveUp: () => void };

function SendProblemNotice({ problem, onGiveUp, ...state }: ProblemProps) {
  const { isPromised, isOffline, isApart, isWaiting, retry } = state;
  const isTooEarly = useIsBefore(problem.retryAt);
  return (
    <Notice
      tone="error"
      announce="off"
      action={
        <>
          {isWaiting && !isOffline && (
            <Button variant="secondary" disabled={isTooEarly} onClick={retry}>
              {words.sendAgain}
            </Button>
          )}
          {isApart && (
            <Button variant="ghost" onClick={onGiveUp}>
              {words.giveUp}
            </Button>
          )}
        </>
      }
    >
      <span className="block">{words.send}</span>
      <span id="send-problem" className="block font-normal">
        {whatNow(problem, isPromised, isApart)}
      </span>
    </Notice>
  );
}

/** What a reader is told beside the fact that a message was not sent. */
export function whatNow(problem: SendProblem, isPromised = false, isApart = false): string {
  const { reason, said, isChoice, content } = problem;
  if (reason === "question closed") return isChoice ? words.choiceAnswered(content) : words.questionAnswered;
  if (said) return said;
  if (isApart) return isPromised ? words.waitsOffline(content) : words.waits(content);
  return isPromised ? words.leavesLater : words.kept;
}

/** True until the moment, in milliseconds. */
function useIsBefore(moment: number | null): boolean {
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setReached(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && reached !== moment;
}
