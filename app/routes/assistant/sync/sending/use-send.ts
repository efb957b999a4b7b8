import { useEffect, useRef, useState } from "react";
import { longestMessage } from "~/conversation/message-content.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { type Attempt, keepMessage, keptMessage } from "../../composer/draft/message-storage.ts";
import { type Message, position } from "../../transcript/transcript.ts";
import { postMessage, type Sent } from "../messages-client.ts";

/** Why a message was not stored. */
export type SendProblem = Pick<Attempt, "content" | "isChoice"> & {
  reason: "unsent" | "too many" | "question closed" | "refused";
  /** The server's own sentence, where it has one. */
  said: string | null;
  /** The moment, in milliseconds, from which the server takes messages again. */
  retryAt: number | null;
};

export type Outgoing = { content: string; step: Step | null; isChoice: boolean };

type Options = {
  userId: string;
  /** The conversation as the page knows it. */
  messages: readonly Message[];
  onStored: (message: Message) => void;
  /** The page does not know yet which question stands open now; resolves when it does. */
  onQuestionClosed: () => Promise<void>;
  onSignedOut: () => void;
  onFailed: (problem: SendProblem) => void;
};

export type Sending = ReturnType<typeof useSend>;

/**
 * Sends one message at a time. A message that failed keeps its key and its question, over a reload too, so that
 * sending the same text again never stores it twice, even when only the first answer was lost.
 */
export function useSend({ userId, messages, onStored, onQuestionClosed, onSignedOut, onFailed }: Options) {
  const [attempt, setAttempt] = useState(() => keptMessage(userId).attempt);
  const [problem, setProblem] = useState<SendProblem | null>(() =>
    attempt?.isPromised ? problemWith(attempt, { ok: false, reason: "unavailable" }) : null,
  );
  const [isSending, setSending] = useState(false);
  const [found, setFound] = useState<Message | null>(null);
  const sentBehind = useRef(Number.POSITIVE_INFINITY);
  // A second press may come before the first is drawn.
  const isBusy = useRef(false);

  const remember = (next: Attempt | null) => {
    setAttempt(next);
    keepMessage(userId, { attempt: next });
  };

  // The answer was lost, but the stream brings the message: it is stored, and its key must not serve another one.
  useEffect(() => {
    if (isSending || !attempt) return;
    const stored = messages.find(
      ({ role, seq, content }) => role === "user" && seq > sentBehind.current && content === attempt.content,
    );
    if (!stored) return;
    setAttempt(null);
    keepMessage(userId, { attempt: null });
    setProblem(null);
    setFound(stored);
  }, [messages, isSending, attempt, userId]);

  /**
   * `onDone` is called once the message is stored, or is a choice that nothing asks for any more; in the same turn in
   * which the conversation shows it.
   */
  const send = async ({ step, isChoice, ...outgoing }: Outgoing, onDone: () => void): Promise<void> => {
    const content = outgoing.content.trim();
    if (isBusy.current || content === "" || lengthOf(content) > longestMessage) return;
    const next =
      attempt?.content === content
        ? attempt
        : { key: crypto.randomUUID(), content, step, isChoice, isPromised: false };

    isBusy.current = true;
    remember(next);
    sentBehind.current = position(messages);
    setSending(true);
    setProblem(null);
    const answer = await postMessage(next);
    if (!answer.ok && answer.reason === "question closed") await onQuestionClosed();
    isBusy.current = false;
    setSending(false);
    if (answer.ok) {
      remember(null);
      onStored(answer.message);
      return onDone();
    }
    if (answer.reason === "signed out") return onSignedOut();
    const met = problemWith(next, answer);
    if (!canRetry(met)) remember(null);
    if (met.reason === "question closed" && met.isChoice) onDone();
    setProblem(met);
    onFailed(met);
  };

  /** What the page has said is kept, over a reload too. */
  const promise = () => attempt && !attempt.isPromised && remember({ ...attempt, isPromised: true });

  /** Takes back that the message is waiting; its key is still there for the same text. */
  const withdraw = () => {
    setProblem(null);
    if (attempt?.isPromised) remember({ ...attempt, isPromised: false });
  };

  /** Forgets the message altogether. */
  const giveUp = () => {
    setProblem(null);
    remember(null);
  };

  return { send, isSending, attempt, problem, found, promise, withdraw, giveUp };
}

/** True when the same message may be sent again with its key. */
export function canRetry({ reason }: SendProblem): boolean {
  return reason === "unsent" || reason === "too many";
}

/** Characters as the server counts them: code points of the trimmed text. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

function problemWith({ content, isChoice }: Attempt, failure: Extract<Sent, { ok: false }>): SendProblem {
  const problem = { content, isChoice, said: null, retryAt: null };
  switch (failure.reason) {
    case "too many":
      return {
        ...problem,
        reason: "too many",
        said: failure.said,
        retryAt: Date.now() + failure.retryAfter * 1_000,
      };
    case "refused":
      return { ...problem, reason: "refused", said: failure.said };
    case "question closed":
      return { ...problem, reason: "question closed" };
    default:
      return { ...problem, reason: "unsent" };
  }
}
