import { useEffect, useRef, useState } from "react";
import { characterCount, maxMessageLength } from "#app/conversation/message-content.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { nextTask } from "#app/ui/next-task.ts";
import {
  type Attempt,
  loadUnsentMessage,
  updateUnsentMessage,
} from "../../composer/unsent-text/unsent-message.ts";
import { position } from "../../transcript/transcript.ts";
import { postMessage } from "../api-calls/message-calls.ts";
import { canRetry, problemOf, type SendProblem } from "./send-problem.ts";

export type Outgoing = {
  content: string;
  step: Step | null;
  /** The message whose proposal it accepts or declines. */
  proposal?: string | null;
  /** The draft that it is about; that which is open unless it says so. */
  draftId?: string | null;
  isChoice: boolean;
};

type Options = {
  userId: string;
  messages: readonly Message[];
  /** The draft that is open beside the conversation, and what saves it before a message about it. */
  beside: { id: string | null; save: () => Promise<unknown> };
  onStored: (message: Message) => void;
  /** Loads which question is open now; resolves when the page knows it. */
  onQuestionClosed: () => Promise<void>;
  onSignedOut: () => void;
  onFailed: (problem: SendProblem) => void;
};

export type Sending = ReturnType<typeof useSend>;

/**
 * Sends one message at a time. A message that failed keeps its key and its question, even across a reload, so that
 * sending the same text again never stores it twice, even when only the server's response was lost.
 */
export function useSend({
  userId,
  messages,
  beside,
  onStored,
  onQuestionClosed,
  onSignedOut,
  onFailed,
}: Options) {
  const [attempt, setAttempt] = useState(() => loadUnsentMessage(userId).attempt);
  const [problem, setProblem] = useState<SendProblem | null>(() =>
    attempt?.isPromised ? problemOf(attempt, { ok: false, reason: "unavailable" }) : null,
  );
  const [isSending, setSending] = useState(false);
  const [found, setFound] = useState<Message | null>(null);
  const sentAfter = useRef(Number.POSITIVE_INFINITY);
  // A second press may come before React has rendered the first.
  const isBusy = useRef(false);

  const saveAttempt = (next: Attempt | null) => {
    setAttempt(next);
    updateUnsentMessage(userId, { attempt: next });
  };

  // The response was lost, but the stream delivers the message: it is stored, and no other may use its key.
  useEffect(() => {
    if (isSending || !attempt) return;
    const stored = messages.find(
      ({ role, seq, content }) => role === "user" && seq > sentAfter.current && content === attempt.content,
    );
    if (!stored) return;
    setAttempt(null);
    updateUnsentMessage(userId, { attempt: null });
    setProblem(null);
    setFound(stored);
  }, [messages, isSending, attempt, userId]);

  /**
   * Calls `onDone` in the same render in which the conversation shows the stored message, or when a chosen answer's
   * question is no longer open.
   */
  const send = async (
    { step, proposal = null, draftId = beside.id, isChoice, ...outgoing }: Outgoing,
    onDone: () => void,
  ): Promise<void> => {
    const content = outgoing.content.trim();
    if (isBusy.current || content === "" || characterCount(content) > maxMessageLength) return;
    const next =
      attempt?.content === content && attempt.proposal === proposal && attempt.draftId === draftId
        ? attempt
        : { key: crypto.randomUUID(), content, step, proposal, draftId, isChoice, isPromised: false };

    isBusy.current = true;
    setAttempt(next);
    sentAfter.current = position(messages);
    setSending(true);
    setProblem(null);
    await nextTask();
    updateUnsentMessage(userId, { attempt: next });
    // What is typed in the draft comes before what is ordered of it.
    if (draftId) await beside.save();
    const result = await postMessage(next);
    if (!result.ok && result.reason === "question closed") await onQuestionClosed();
    isBusy.current = false;
    setSending(false);
    if (result.ok) {
      saveAttempt(null);
      onStored(result.message);
      return onDone();
    }
    if (result.reason === "signed out") return onSignedOut();
    const failure = problemOf(next, result);
    if (!canRetry(failure)) saveAttempt(null);
    if (failure.reason === "question closed" && failure.isChoice) onDone();
    setProblem(failure);
    onFailed(failure);
  };

  /** Records that the page has promised to send the message by itself; the promise outlives a reload. */
  const promiseToSend = () => attempt && !attempt.isPromised && saveAttempt({ ...attempt, isPromised: true });

  /** Withdraws the promise, but keeps the key for the same text. */
  const withdraw = () => {
    setProblem(null);
    if (attempt?.isPromised) saveAttempt({ ...attempt, isPromised: false });
  };

  /** Drops the message and its key. */
  const discard = () => {
    setProblem(null);
    saveAttempt(null);
  };

  return { send, isSending, attempt, problem, found, promiseToSend, withdraw, discard };
}
