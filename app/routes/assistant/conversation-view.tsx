import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Composer } from "./composer/composer.tsx";
import { whatNow } from "./composer/composer-notices.tsx";
import type { Conversation } from "./sync/conversation-state.ts";
import { useProblemToast } from "./sync/sending/use-problem-toast.ts";
import { useSend } from "./sync/sending/use-send.ts";
import { SetAside } from "./sync/stream/stream-replaced-notice.tsx";
import { Ending, isEnding } from "./transcript/completion-links.tsx";
import { MessageList } from "./transcript/message-list.tsx";
import { BackToLatest } from "./transcript/scrolling/back-to-latest.tsx";
import { Earlier } from "./transcript/scrolling/earlier-messages.tsx";
import { useFollowLatest } from "./transcript/scrolling/use-follow-latest.ts";
import type { Message } from "./transcript/transcript.ts";
import { TypingIndicator } from "./transcript/typing-indicator.tsx";

type Props = {
  conversation: Conversation;
  userId: string;
  onStored: (message: Message) => void;
  onSignedOut: () => void;
  loadOlder: () => Promise<boolean>;
  catchUp: () => Promise<void>;
  /** The server gave this browser's stream to another one; `takeBack` opens it again. */
  isSetAside: boolean;
  takeBack: () => void;
  /** What stands at the end of the conversation until it is mended. */
  notices: ReactNode;
};

export function ConversationView(props: Props) {
  const { conversation, userId, onStored, onSignedOut, loadOlder, catchUp, notices } = props;
  const { isSetAside, takeBack } = props;
  const { messages, step, awaiting } = conversation;
  const { scroller, content, onScroll, goToEnd, goToNewest, isAway, unseen } = useFollowLatest(messages);
  const last = messages.at(-1);
  const wasEmpty = useRef(messages.length === 0);
  const tell = useProblemToast();
  const [isReadingOn, setReadingOn] = useState(false);
  const sending = useSend({
    userId,
    messages,
    onStored: (message) => {
      onStored(message);
      goToEnd();
    },
    onQuestionClosed: catchUp,
    onSignedOut,
    onFailed: (problem) => {
      goToEnd();
      tell(assistant.problems.send, problem.reason === "unsent" ? null : whatNow(problem));
    },
  });
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const isTold = Boolean(notices || isSetAside || sending.problem);
  useLayoutEffect(() => {
    if (isTold) goToEnd();
  }, [isTold, goToEnd]);
  const comeBack = () => {
    goToNewest();
    scroller.current?.focus();
  };

  return (
    <>
      <div className="relative flex min-h-0 flex-col">
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
          aria-label={assistant.conversation}
          // What is focused stands above the button that floats at the foot.
          className={`min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2 ${isAway ? "scroll-pb-[calc(max(2.75rem,var(--spacing-target))+1.25rem)]" : ""}`}
        >
          <div
            ref={content}
            className="mx-auto flex min-h-full max-w-chat flex-col justify-end px-edge py-6 low:py-2 broad:px-6"
          >
            {wasEmpty.current && messages.length === 0 && <EmptyHint />}
            {(messages[0]?.seq ?? 1) > 1 && (
              <Earlier scroller={scroller} loadOlder={loadOlder} onReading={setReadingOn} />
            )}
            <MessageList messages={messages} isReadingOn={isReadingOn} />
            {last && isEnding(last) && <Ending />}
            <TypingIndicator isTyping={awaiting !== null} />
            <div ref={setNoticePlace} className="grid gap-3 not-empty:pt-6 low:not-empty:pt-3">
              {notices}
              {isSetAside && <SetAside onTakeBack={takeBack} />}
            </div>
          </div>
        </section>
        {isAway && <BackToLatest unseen={unseen} onClick={comeBack} />}
      </div>
      <Composer
        userId={userId}
        step={step}
        isAwaiting={awaiting !== null}
        sending={sending}
        noticePlace={noticePlace}
      />
    </>
  );
}

/** A profile and no message: outside the list, since nobody said it. decisions.md D28. */
function EmptyHint() {
  return (
    <div className="py-10">
      <h2 className="text-xl">{assistant.empty.title}</h2>
      <p className="mt-3 max-w-measure text-ink-soft">{assistant.empty.text}</p>
    </div>
  );
}
