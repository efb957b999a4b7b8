import type { Answer } from "../protocol.ts";

/** An answer as far as its readers may see it. */
export type ShownAnswer = Pick<Answer, "replyTo" | "attempt" | "text">;

/** How much of the answer under way one reader has received. */
export class AnswerPosition {
  #received: { replyTo: string; attempt: number; length: number } | null = null;

  /** The part of `answer` that the reader lacks, which counts as received; `null` when it lacks nothing. */
  advance(answer: ShownAnswer | null): Answer | null {
    const received = this.#received?.replyTo === answer?.replyTo ? this.#received : null;
    if (!answer || (!received && answer.text === "")) {
      this.#received = null;
      return null;
    }
    const { replyTo, attempt, text } = answer;
    this.#received = { replyTo, attempt, length: text.length };
    const from = received?.attempt === attempt && received.length <= text.length ? received.length : 0;
    return from === text.length && received?.attempt === attempt
      ? null
      : { replyTo, attempt, from, text: text.slice(from) };
  }
}
