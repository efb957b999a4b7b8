import { AnswerState } from "#app/components/conversation/answer-state.tsx";
import { PreviousAnswers } from "#app/components/conversation/previous-answers.tsx";
import type { Message } from "#app/conversation/protocol.ts";
import { MarkdownText } from "../markdown/markdown-text.tsx";

/** Earlier answers to the same message, folded. */
export function FoldedAnswers({ previous }: { previous: readonly Message[] }) {
  return (
    <PreviousAnswers
      previous={previous.map(({ seq, content, state }) => ({
        key: seq,
        text: (
          <>
            <MarkdownText text={content} />
            {state && state !== "complete" && <AnswerState state={state} />}
          </>
        ),
      }))}
    />
  );
}
