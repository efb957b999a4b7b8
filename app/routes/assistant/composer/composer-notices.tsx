import { useEffect, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Button } from "~/ui/form/button.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import type { SendProblem } from "../sync/sending/send-problem.ts";
import type { Sending } from "../sync/sending/use-send.ts";
import type { useComposer } from "./use-composer.ts";

const words = assistant.problems;

type State = Pick<
  ReturnType<typeof useComposer>,
  "isOffline" | "isPromised" | "isRetryable" | "isOtherText" | "blocked" | "hint" | "retry"
>;

/** Why a message was not sent, and hints before it is. The toast that comes with a problem announces it. */
export function ComposerNotices({ sending, blocked, hint, ...state }: State & { sending: Sending }) {
  const { problem, discard } = sending;
  return (
    <>
      {problem && <SendProblemNotice problem={problem} onDiscard={discard} {...state} />}
      {blocked && (
        <Notice tone="error" announce="off">
          {blocked}
        </Notice>
      )}
      {hint && hint !== blocked && (
        <Notice tone="info" announce="polite">
          {hint}
        </Notice>
      )}
    </>
  );
}

type ProblemProps = Omit<State, "blocked" | "hint"> & { problem: SendProblem; onDiscard: () => void };

function SendProblemNotice({ problem, onDiscard, ...state }: ProblemProps) {
  const { isPromised, isOffline, isOtherText, isRetryable, retry } = state;
  const isTooEarly = useIsBefore(problem.retryAt);
  return (
    <Notice
      tone="error"
      announce="off"
      action={
        <>
          {isRetryable && !isOffline && (
            <Button variant="secondary" disabled={isTooEarly} onClick={retry}>
              {words.sendAgain}
            </Button>
          )}
          {isOtherText && (
            <Button variant="ghost" onClick={onDiscard}>
              {words.giveUp}
            </Button>
          )}
        </>
      }
    >
      <span className="block">{words.send}</span>
      <span id="send-problem" className="block font-normal">
        {problemDetails(problem, isPromised, isOtherText)}
      </span>
    </Notice>
  );
}

/** Why the message was not sent, or where it is kept; shown below the statement that it was not sent. */
export function problemDetails(problem: SendProblem, isPromised = false, isOtherText = false): string {
  const { reason, serverMessage, isChoice, content } = problem;
  if (reason === "question closed") return isChoice ? words.choiceAnswered(content) : words.questionAnswered;
  if (serverMessage) return serverMessage;
  if (isOtherText) return isPromised ? words.waitsOffline(content) : words.waits(content);
  return isPromised ? words.leavesLater : words.kept;
}

/** True until `time`, in milliseconds; false for `null`. */
function useIsBefore(time: number | null): boolean {
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(() => setReached(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && reached !== time;
}
