import { useEffect, useRef, useState } from "react";
import { answers as copy } from "#app/content/signed-in/answer-copy.ts";
import type { RetryManner } from "#app/conversation/protocol.ts";
import { retryAnswer, stopAnswer } from "../api-calls/answer-calls.ts";
import type { ConversationState } from "../conversation-state.ts";
import { useProblemToast } from "../sending/use-problem-toast.ts";

type Options = {
  conversation: ConversationState;
  /** Another answer to this message is being prepared. */
  onRetried: (replyTo: string) => void;
  onSignedOut: () => void;
};

/** Stops the answer that is being written, and asks for another one. A press while a request is pending does nothing. */
export function useAnswerRequests({ conversation, onRetried, onSignedOut }: Options) {
  const showProblem = useProblemToast();
  const isBusy = useRef(false);
  /** The id of the message whose answer was asked to stop, until it ends. */
  const [stopping, setStopping] = useState<string | null>(null);
  const [pending, setPending] = useState<RetryManner | "again" | null>(null);
  const underWay = answerUnderWay(conversation);

  useEffect(() => {
    if (underWay !== stopping) setStopping(null);
  }, [underWay, stopping]);

  const stop = async () => {
    if (underWay === null || isBusy.current || stopping !== null) return;
    isBusy.current = true;
    setStopping(underWay);
    const stopped = await stopAnswer(underWay);
    isBusy.current = false;
    if (stopped.ok) return;
    setStopping(null);
    if (stopped.reason === "signed out") return onSignedOut();
    if (stopped.reason === "unavailable") showProblem(copy.stopFailed, copy.stopFailedHint);
  };

  const retry = async ({ id, replyTo }: { id: string; replyTo: string }, how: RetryManner | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(how ?? "again");
    // By its own id an answer is continued once, however often that is asked.
    const retried = await retryAnswer(how === "continue" ? id : replyTo, how);
    isBusy.current = false;
    setPending(null);
    if (retried.ok) return onRetried(replyTo);
    if (retried.reason === "signed out") return onSignedOut();
    if (retried.reason === "unavailable")
      showProblem(copy.retryFailed, retried.error?.message ?? copy.retryFailedHint);
  };

  return { stop, retry, isStoppable: underWay !== null, isStopping: stopping !== null, pending };
}

export type AnswerRequests = ReturnType<typeof useAnswerRequests>;

/** The number of messages among which the oldest without an answer is looked for. */
const recent = 50;

/**
 * The id of the message whose answer is being prepared or written; `null` when there is none. Messages are answered in
 * order; one that has an answer gets another.
 */
function answerUnderWay({ messages, awaiting, answer, withoutReply }: ConversationState): string | null {
  if (awaiting === null) return null;
  if (answer) return answer.replyTo;
  const newest = messages.slice(-recent);
  const answered = new Set(newest.map(({ replyTo }) => replyTo));
  const owed = newest.find(
    ({ role, id }) => role === "user" && !answered.has(id) && !withoutReply.includes(id),
  );
  return (owed ?? messages.findLast(({ seq }) => seq === awaiting))?.id ?? null;
}
