import { AnswerState } from "#app/components/conversation/answer-state.tsx";
import { Folded } from "#app/components/conversation/folded.tsx";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { BreakableText } from "../breakable-text.tsx";
import { MarkdownText } from "../markdown/markdown-text.tsx";

const names = { user: assistant.you, assistant: assistant.program };

/** The messages that the one below replaces, each with its answers, folded. They were announced when they were new. */
export function ReplacedMessages({ replaced }: { replaced: readonly Message[] }) {
  const count = replaced.filter(({ role }) => role === "user").length;
  return (
    <div aria-live="off" className="flex w-full justify-end">
      <Folded label={answers.replaced(count)}>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {replaced.map(({ seq, role, content, state }) => (
            <li key={seq}>
              <p className="text-xs">{names[role]}</p>
              {role === "user" ? (
                <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  <BreakableText text={content} />
                </p>
              ) : (
                <MarkdownText text={content} />
              )}
              {state && state !== "complete" && <AnswerState state={state} />}
            </li>
          ))}
        </ol>
      </Folded>
    </div>
  );
}
