import { memo, useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { AnswerState } from "#app/components/conversation/answer-state.tsx";
import { WritingIndicator } from "#app/components/conversation/writing-indicator.tsx";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { richText } from "../markdown/load-rich-text.ts";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import { FoldedAnswers } from "./folded-answers.tsx";
import { RowActionsContext } from "./row-actions.ts";
import { RowFrame } from "./row-frame.tsx";
import { useKeptSelection } from "./use-kept-selection.ts";

type Props = { replyTo: string; previous: readonly Message[] };

/**
 * The answer that is being written. Only this row is rendered when it grows. Screen readers are told nothing of it: the
 * message that stores it is announced once.
 */
export const GrowingRow = memo(function GrowingRow({ replyTo, previous }: Props) {
  const { growingText, isStalled } = useContext(RowActionsContext);
  const text = useSyncExternalStore(growingText.subscribe, growingText.current, growingText.current);
  const bubble = useRef<HTMLDivElement>(null);
  useKeptSelection(bubble, replyTo);
  // Before its first sign arrives.
  useEffect(() => void richText.load(), []);
  return (
    <RowFrame
      author="assistant"
      bubbleRef={bubble}
      data-growing=""
      aria-live="off"
      aria-busy={!isStalled}
      aria-label={answers.writing}
      above={previous.length > 0 && <FoldedAnswers previous={previous} />}
    >
      {/* Balanced last lines would break anew with every word. */}
      <div className="[&_:is(p,li)]:[text-wrap:wrap]">
        {text !== "" && <MarkdownText text={text} grows />}
        {isStalled ? (
          <AnswerState state="broken" />
        ) : (
          <div className={text === "" ? "" : "pt-1.5"}>
            <WritingIndicator />
          </div>
        )}
      </div>
    </RowFrame>
  );
});
