import type { Dispatch, RefObject } from "react";
import type { AnswerSoFar } from "#app/browser/stream/answer-tracker.ts";
import { createStore, type Store } from "#app/ui/create-store.ts";
import type { ConversationAction, ConversationState } from "../conversation-state.ts";
import { createFrameBatch } from "./frame-batch.ts";

/** The text of the answer that is being written. Outside the state, so that nothing else is rendered when it grows. */
export type GrowingText = Store<string>;

export const createGrowingText = (): GrowingText => createStore("");

/** Code units of a text that are read and rendered in about a millisecond. */
const unitsPerMillisecond = 300;

/**
 * Shows the answer as it grows: at most once a frame, and less often once reading the text takes longer than a frame, so
 * that half of the time is left to the reader.
 */
export function createAnswerGrowth(
  text: GrowingText,
  conversation: RefObject<ConversationState>,
  dispatch: Dispatch<ConversationAction>,
) {
  let answer: AnswerSoFar | null = null;
  const show = () => {
    if (!answer) return dispatch({ type: "answer ended" });
    text.set(answer.text);
    const { answer: shown, awaiting } = conversation.current;
    const isShown = shown?.replyTo === answer.replyTo && shown.attempt === answer.attempt;
    if (!isShown || awaiting === null) dispatch({ type: "answer grew", answer });
  };
  const batch = createFrameBatch(show, () => text.current().length / unitsPerMillisecond);
  return {
    onChange(next: AnswerSoFar | null) {
      answer = next;
      batch.request();
    },
    stop: batch.cancel,
  };
}
