import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { assistant } from "~/content/assistant.ts";
import { longestMessage } from "~/conversation/content.ts";
import { type QuickReply, quickReplies, type Step } from "~/conversation/onboarding.ts";
import { Button } from "~/ui/button.tsx";
import { fieldLook } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { isEnterAlone } from "./enter-key.ts";
import { keepMessage, keptMessage } from "./kept-message.ts";
import { QuickReplies } from "./quick-replies.tsx";
import { completed } from "./quick-reply.ts";
import type { Message } from "./transcript.ts";
import { useGrowing } from "./use-growing.ts";
import { useOnline } from "./use-online.ts";
import { lengthOf, type SendProblem } from "./use-send.ts";

const words = assistant.composer;

/** From here on the page counts down what is left. */
const nearlyTooLong = 500;

type Props = {
  userId: string;
  step: Step | null;
  isSending: boolean;
  problem: SendProblem | null;
  /** A message that proved to be stored although its answer was lost. */
  found: Message | null;
  /** Where a problem is told: at the end of the conversation, so that it takes no room from the field. */
  noticePlace: Element | null;
  send: (text: string) => Promise<boolean>;
};

/** Where the user writes. What could not be sent stays in it, over a reload too, and leaves when the line is back. */
export function Composer({ userId, step, isSending, problem, found, noticePlace, send }: Props) {
  const [draft, setDraft] = useState(() => keptMessage(userId).text);
  useEffect(() => keepMessage(userId, { text: draft }), [userId, draft]);
  useEffect(() => {
    if (found) setDraft((current) => withoutSent(current, found.content));
  }, [found]);
  const input = useGrowing(draft);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isSending || !returnsFocus.current) return;
    returnsFocus.current = false;
    input.current?.focus();
  }, [isSending, input]);

  const left = longestMessage - lengthOf(draft);
  const isTooLong = left < 0;
  const submit = async (text: string) => {
    if (isSending || text.trim() === "" || lengthOf(text) > longestMessage) return;
    returnsFocus.current = true;
    // A quick reply stands in the field too while it is under way: there it stays if it cannot be sent.
    setDraft((current) => current || text);
    if (await send(text)) setDraft((current) => withoutSent(current, text));
  };
  const isOffline = !useOnline();
  const isWaiting = problem?.canRetry === true && problem.content === draft.trim();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (isBack && isWaiting) void submit(draft);
  });
  const choose = (reply: QuickReply) => {
    if (step !== "icp") return submit(reply.value);
    const sizes = quickReplies(step).map(({ value }) => value);
    setDraft(completed(draft, reply.value, sizes));
    const field = input.current;
    field?.focus();
    if (draft.trim() === "") requestAnimationFrame(() => field?.setSelectionRange(0, 0));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnterAlone(event)) return;
    event.preventDefault();
    void submit(draft);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(draft);
      }}
      className="shrink-0 border-line border-t bg-paper"
    >
      <div className="mx-auto grid max-w-chat grid-cols-[minmax(0,1fr)] gap-3 px-edge pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:gap-1 low:pt-1 low:pb-[max(6px,env(safe-area-inset-bottom))] broad:px-6">
        {problem &&
          noticePlace &&
          createPortal(
            <Notice
              tone="error"
              heard="elsewhere"
              action={
                isWaiting &&
                !isOffline && (
                  <Button look="secondary" onClick={() => submit(draft)}>
                    {assistant.problems.sendAgain}
                  </Button>
                )
              }
            >
              <span className="block">{assistant.problems.send}</span>
              <span className="block font-normal">
                {problem.said ?? (isOffline ? assistant.problems.leavesLater : assistant.problems.kept)}
              </span>
            </Notice>,
            noticePlace,
          )}
        {step && <QuickReplies step={step} isDisabled={isSending} onChoose={choose} />}
        <div className="flex items-end gap-2">
          <textarea
            ref={input}
            value={draft}
            rows={1}
            dir="auto"
            name="message"
            disabled={isSending}
            enterKeyHint="send"
            aria-label={words.label}
            aria-describedby="composer-words"
            aria-invalid={isTooLong || undefined}
            placeholder={words.placeholder}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            className={`${fieldLook} placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap field-sizing-content block max-h-[38cqh] min-h-12 min-w-0 flex-1 resize-none py-2 low:max-h-[max(3.25rem,100cqh-11rem)] low:min-h-[max(44px,2.25rem)] low:px-[min(0.875rem,3cqw)] low:py-[max(0.25rem,21px-0.85rem)]`}
          />
          <Button
            type="submit"
            busy={isSending}
            disabled={isTooLong}
            aria-label={isSending ? words.sending : words.send}
            className="min-h-12 min-w-12 shrink-0 px-3 low:min-h-[max(44px,2.25rem)] low:min-w-target low:py-0 slim:px-0 broad:px-5"
          >
            {!isSending && <Icon name="arrowUp" />}
            <span className="slim:hidden">{isSending ? words.sending : words.send}</span>
          </Button>
        </div>
        <ComposerWords left={left} />
      </div>
    </form>
  );
}

function ComposerWords({ left }: { left: number }) {
  if (left < 0)
    return (
      <p id="composer-words" className="font-medium text-danger text-xs">
        {/* Said once, not with each letter that is one too many. */}
        <span role="alert">{words.over}</span> {words.surplus(-left)}
      </p>
    );
  return (
    <p id="composer-words" className="text-ink-soft text-xs low:hidden">
      {left < nearlyTooLong ? (
        words.left(left)
      ) : (
        <>
          {words.notice} <span className="pointer-coarse:hidden">{words.keys}</span>
        </>
      )}
    </p>
  );
}

/** A quick reply leaves what was being written; the message itself is gone from the field once it is stored. */
function withoutSent(draft: string, sent: string): string {
  return draft === sent ? "" : draft;
}
