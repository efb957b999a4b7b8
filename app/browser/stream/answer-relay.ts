import type { Answer, Message } from "#app/conversation/protocol.ts";
import { type AnswerSoFar, AnswerTracker } from "./answer-tracker.ts";

/** Milliseconds between two requests for a beginning that is missing. */
const requestInterval = 2_000;

type Options = {
  /** Returns the page's position, the `seq` up to which it knows the messages; `null` where it shows none. */
  after: () => number | null;
  /** Called with the answer that is being written whenever it grows or ends. */
  onChange: (answer: AnswerSoFar | null) => void;
  /** Requests the answer from 0; not called again before `requestInterval` has passed. */
  requestWhole: () => void;
  now?: () => number;
};

export type AnswerRelay = ReturnType<typeof createAnswerRelay>;

/** Follows the answer that is being written, and requests it from 0 when a part of it is missing. */
export function createAnswerRelay({ after, onChange, requestWhole, now = () => performance.now() }: Options) {
  const tracker = new AnswerTracker();
  let requestedAt = Number.NEGATIVE_INFINITY;

  const notify = <Result>(change: () => Result): Result => {
    const before = tracker.current;
    const result = change();
    if (tracker.current !== before) onChange(tracker.current);
    return result;
  };
  return {
    onPart(part: Answer) {
      tracker.startAfter(after() ?? 0);
      const result = notify(() => tracker.apply(part));
      if (result !== "gap" || now() - requestedAt < requestInterval) return;
      requestedAt = now();
      requestWhole();
    },
    onMessage: (message: Message) => notify(() => tracker.onMessage(message)),
    onFailure: (replyTo: string) => notify(() => tracker.onFailure(replyTo)),
    whole: () => tracker.whole(),
  };
}
