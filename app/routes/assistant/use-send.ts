import { useRef, useState } from "react";
import { assistant } from "~/content/assistant.ts";
import { longestMessage } from "~/conversation/content.ts";
import { postMessage } from "./api.ts";
import type { Message } from "./transcript.ts";

type Options = { onStored: (message: Message) => void; onSignedOut: () => void; onFailed: () => void };

/**
 * Sends one message at a time. A message that failed keeps its key, so that sending the same text again never
 * stores it twice, even when only the first answer was lost.
 */
export function useSend({ onStored, onSignedOut, onFailed }: Options) {
  const attempt = useRef<{ key: string; content: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** True once the message is stored. */
  const send = async (text: string): Promise<boolean> => {
    const content = text.trim();
    if (isSending || content === "" || lengthOf(content) > longestMessage) return false;
    if (attempt.current?.content !== content) attempt.current = { key: crypto.randomUUID(), content };

    setSending(true);
    setProblem(null);
    const answer = await postMessage(attempt.current);
    setSending(false);
    if (answer.ok) {
      attempt.current = null;
      onStored(answer.message);
      return true;
    }
    if (answer.reason === "signed out") onSignedOut();
    else {
      setProblem([assistant.problems.send, answer.said].filter(Boolean).join(" "));
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
