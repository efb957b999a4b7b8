import { useRef, useState } from "react";
import { longestMessage } from "~/conversation/content.ts";
import { postMessage } from "./api.ts";
import { keepMessage, keptMessage } from "./kept-message.ts";
import type { Message } from "./transcript.ts";

/** Why a message was not stored. */
export type SendProblem = {
  content: string;
  /** The server's own sentence about a message that it will never take. */
  said: string | null;
  canRetry: boolean;
};

type Options = {
  userId: string;
  onStored: (message: Message) => void;
  onSignedOut: () => void;
  onFailed: () => void;
};

/**
 * Sends one message at a time. A message that failed keeps its key, over a reload too, so that sending the same text
 * again never stores it twice, even when only the first answer was lost.
 */
export function useSend({ userId, onStored, onSignedOut, onFailed }: Options) {
  const attempt = useRef(keptMessage(userId).attempt);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);

  /** True once the message is stored. */
  const send = async (text: string): Promise<boolean> => {
    const content = text.trim();
    if (isSending || content === "" || lengthOf(content) > longestMessage) return false;
    if (attempt.current?.content !== content) attempt.current = { key: crypto.randomUUID(), content };

    keepMessage(userId, { attempt: attempt.current });
    setSending(true);
    setProblem(null);
    const answer = await postMessage(attempt.current);
    setSending(false);
    if (answer.ok) {
      attempt.current = null;
      keepMessage(userId, { attempt: null });
      onStored(answer.message);
      return true;
    }
    if (answer.reason === "signed out") onSignedOut();
    else {
      setProblem({ content, said: answer.said ?? null, canRetry: answer.said === undefined });
      onFailed();
    }
    return false;
  };

  return { send, isSending, problem };
}

/** Characters as the server counts them: code points of the trimmed text. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
