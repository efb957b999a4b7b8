import type { Answer } from "../protocol.ts";

/** An answer as far as its readers may see it. */
export type ShownAnswer = Pick<Answer, "replyTo" | "attempt" | "text">;

/** How much of the answer under way one reader has received. */
export class AnswerPosition {
  #received: { replyTo: string; attempt: number; length: number } | null = null;

  /**
   * The part of `answer` that the reader lacks, which counts as received; `null` when it lacks nothing. A text begins with
   * an empty part, so that readers see that it is being written.
   */
  advance(answer: ShownAnswer | null): Answer | null {
    const received = this.#received;
    this.#received = answer && {
      replyTo: answer.replyTo,
      attempt: answer.attempt,
      length: answer.text.length,
    };
    if (!answer) return null;
    const { replyTo, attempt, text } = answer;
    const isSame = received?.replyTo === replyTo && received.attempt === attempt;
    const from = isSame && received.length <= text.length ? received.length : 0;
    return isSame && from === text.length ? null : { replyTo, attempt, from, text: text.slice(from) };
  }
}
