import { AnswerState } from "~/components/conversation/answer-state.tsx";
import { PreviousAnswers } from "~/components/conversation/previous-answers.tsx";
import type { Message } from "~/conversation/protocol.ts";
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
