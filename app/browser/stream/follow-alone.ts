import type { Message } from "#app/conversation/protocol.ts";
import { createAnswerRelay } from "./answer-relay.ts";
import type { AnswerSoFar } from "./answer-tracker.ts";
import { followStream, type StreamEvents } from "./follow-stream.ts";

export type SharedEvents = Omit<StreamEvents, "answer"> & {
  /** The answer that is being written has grown, or has ended (`null`). */
  answer: (answer: AnswerSoFar | null) => void;
};

export type SharedStream = {
  close: () => void;
  /** Broadcasts a message that this tab has stored, ahead of the stream. */
  share: (message: Message) => void;
  /** Opens the stream again after it was replaced, for every tab of this browser. */
  reopen: () => void;
};

/** Gives this tab a stream of its own, in a browser whose tabs cannot share one. */
export function followAlone(userId: string, after: () => number | null, events: SharedEvents): SharedStream {
  const answers = createAnswerRelay({ after, onChange: events.answer, requestWhole: () => reopen() });
  const own: StreamEvents = {
    ...events,
    answer: answers.onPart,
    message(message) {
      answers.onMessage(message);
      events.message(message);
    },
    replyFailed(replyTo) {
      answers.onFailure(replyTo);
      events.replyFailed(replyTo);
    },
  };
  const open = () => followStream(userId, after, own, { closesWhenHidden: true });
  let close = open();
  const reopen = () => {
    close();
    close = open();
  };
  return { close: () => close(), share: () => {}, reopen };
}
