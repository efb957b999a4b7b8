import type { Answer, Message } from "#app/conversation/protocol.ts";

/** The answer that is being written, as far as this tab has received it. */
export type AnswerSoFar = {
  /** The id of the message that it answers. */
  replyTo: string;
  attempt: number;
  text: string;
  /** The `seq` of the newest message when it began: the message that stores it has a higher one. */
  after: number;
};

/** True for the message that stores `answer`, and not an earlier answer to the same message. */
export function isStoredAs(
  { role, replyTo, seq }: Message,
  answer: Pick<AnswerSoFar, "replyTo" | "after">,
): boolean {
  return role === "assistant" && replyTo === answer.replyTo && seq > answer.after;
}

/**
 * Puts the parts of the answer that is being written together. A part may repeat what is known, as after a reconnection;
 * a part of an older attempt is ignored, and a higher attempt replaces the text.
 */
export class AnswerTracker {
  #current: AnswerSoFar | null = null;
  #after = 0;

  get current(): AnswerSoFar | null {
    return this.#current;
  }

  /** Applies a part. Returns "gap" when it continues a text that this tab lacks; somebody must then repeat it from 0. */
  apply({ replyTo, attempt, from, text }: Answer): "applied" | "ignored" | "gap" {
    const known = this.#current?.replyTo === replyTo ? this.#current : null;
    if (known && attempt < known.attempt) return "ignored";
    const before = known?.attempt === attempt ? known.text : "";
    if (from > before.length) return "gap";
    const next = from === before.length ? before + text : before.slice(0, from) + text;
    const isKnown = known?.attempt === attempt && from < before.length && before.startsWith(next);
    if (!isKnown) this.#current = { replyTo, attempt, text: next, after: known?.after ?? this.#after };
    return "applied";
  }

  /**
   * Records a message of the stream, which sends it after all parts of the answer that it stores: also a repeated one
   * ends that answer.
   */
  onMessage({ role, replyTo, seq }: Message): void {
    this.#after = Math.max(this.#after, seq);
    if (role === "assistant" && replyTo === this.#current?.replyTo) this.#current = null;
  }

  /** Drops the answer to a message whose reply failed. */
  onFailure(replyTo: string): void {
    if (this.#current?.replyTo === replyTo) this.#current = null;
  }

  /** Records that the messages up to number `seq` are known. */
  startAfter(seq: number): void {
    this.#after = Math.max(this.#after, seq);
  }

  /** The answer as one part from 0, for a tab that lacks its beginning. */
  whole(): Answer | null {
    if (!this.#current) return null;
    const { replyTo, attempt, text } = this.#current;
    return { replyTo, attempt, from: 0, text };
  }
}
