import { useEffect, useRef, useState } from "react";
import { longestMessage } from "~/conversation/content.ts";
import { postMessage } from "./api.ts";
import { keepMessage, keptMessage } from "./kept-message.ts";
import { type Message, position } from "./transcript.ts";

/** Why a message was not stored. */
export type SendProblem = {
  content: string;
  /** The server's own sentence about a message that it will never take. */
  said: string | null;
  canRetry: boolean;
};

type Options = {
  userId: string;
  /** The conversation as the page knows it. */
  messages: readonly Message[];
  onStored: (message: Message) => void;
  onSignedOut: () => void;
  onFailed: () => void;
};

/**
 * Sends one message at a time. A message that failed keeps its key, over a reload too, so that sending the same text
 * again never stores it twice, even when only the first answer was lost.
 */
export function useSend({ userId, messages, onStored, onSignedOut, onFailed }: Options) {
  const attempt = useRef(keptMessage(userId).attempt);
  const sentBehind = useRef(Number.POSITIVE_INFINITY);
  const [found, setFound] = useState<Message | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);

  // The answer was lost, but the stream brings the message: it is stored, and its key must not serve another one.
  useEffect(() => {
    if (isSending || !attempt.current) return;
    const { content } = attempt.current;
    const stored = messages.find(
      (message) => message.role === "user" && message.seq > sentBehind.current && message.content === content,
    );
    if (!stored) return;
    attempt.current = null;
    keepMessage(userId, { attempt: null });
    setProblem(null);
    setFound(stored);
  }, [messages, isSending, userId]);

  /** True once the message is stored. */
  const send = async (text: string): Promise<boolean> => {
    const content = text.trim();
    if (isSending || content === "" || lengthOf(content) > longestMessage) return false;
    if (attempt.current?.content !== content) attempt.current = { key: crypto.randomUUID(), content };

    keepMessage(userId, { attempt: attempt.current });
    sentBehind.current = position(messages);
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

  return { send, isSending, problem, found };
}

/** Characters as the server counts them: code points of the trimmed text. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
