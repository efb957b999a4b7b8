import { useEffect, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import type { SendProblem } from "../sync/sending/send-problem.ts";
import type { Sending } from "../sync/sending/use-send.ts";
import type { useComposer } from "./use-composer.ts";

const copy = assistant.problems;

type State = Pick<
  ReturnType<typeof useComposer>,
  "isOffline" | "isPromised" | "isRetryable" | "isOtherText" | "blocked" | "hint" | "retry"
>;

/** Explains why a message was not sent, and shows hints before it is. The toast of a problem announces it. */
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
              {copy.sendAgain}
            </Button>
          )}
          {isOtherText && (
            <Button variant="ghost" onClick={onDiscard}>
              {copy.giveUp}
            </Button>
          )}
        </>
      }
    >
      <span className="block">{copy.send}</span>
      <span id="send-problem" className="block font-normal">
        {problemDetails(problem, isPromised, isOtherText)}
      </span>
    </Notice>
  );
}

/** Explains why the message was not sent, or where its text is; shown below the statement that it was not sent. */
export function problemDetails(problem: SendProblem, isPromised = false, isOtherText = false): string {
  const { reason, serverMessage, isChoice, content } = problem;
  if (reason === "question closed") return isChoice ? copy.choiceAnswered(content) : copy.questionAnswered;
  if (serverMessage) return serverMessage;
  if (isOtherText) return isPromised ? copy.waitsOffline(content) : copy.waits(content);
  return isPromised ? copy.sentOnReconnect : copy.staysInField;
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
