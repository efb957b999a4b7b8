import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import type { Message } from "~/conversation/protocol.ts";
import { Composer } from "./composer/composer.tsx";
import { problemDetails } from "./composer/composer-notices.tsx";
import type { ConversationState } from "./sync/conversation-state.ts";
import { useProblemToast } from "./sync/sending/use-problem-toast.ts";
import { useSend } from "./sync/sending/use-send.ts";
import { StreamReplacedNotice } from "./sync/stream/stream-replaced-notice.tsx";
import { CompletionLinks, isConfirmation } from "./transcript/completion-links.tsx";
import { MessageList } from "./transcript/message-list.tsx";
import { BackToLatest } from "./transcript/scrolling/back-to-latest.tsx";
import { EarlierMessages } from "./transcript/scrolling/earlier-messages.tsx";
import { useFollowLatest } from "./transcript/scrolling/use-follow-latest.ts";
import { TypingIndicator } from "./transcript/typing-indicator.tsx";

type Props = {
  conversation: ConversationState;
  userId: string;
  onStored: (message: Message) => void;
  onSignedOut: () => void;
  loadOlder: () => Promise<boolean>;
  catchUp: () => Promise<void>;
  /** The server closed this browser's stream in favour of newer ones. */
  isReplaced: boolean;
  reopenStream: () => void;
  /** Problems to show at the end of the conversation. */
  notices: ReactNode;
};

/** The transcript and the composer. */
export function ConversationView(props: Props) {
  const { conversation, userId, onStored, onSignedOut, loadOlder, catchUp, notices } = props;
  const { isReplaced, reopenStream } = props;
  const { messages, step, awaiting } = conversation;
  const { scroller, content, onScroll, goToEnd, goToNewest, isScrolledAway, unseen } =
    useFollowLatest(messages);
  const last = messages.at(-1);
  const wasEmpty = useRef(messages.length === 0);
  const showProblem = useProblemToast();
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
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
      showProblem(assistant.problems.send, problem.reason === "unsent" ? null : problemDetails(problem));
    },
  });
  const [noticeContainer, setNoticeContainer] = useState<HTMLElement | null>(null);
  const hasNotice = Boolean(notices || isReplaced || sending.problem);
  useLayoutEffect(() => {
    if (hasNotice) goToEnd();
  }, [hasNotice, goToEnd]);
  const goBackToLatest = () => {
    goToNewest();
    scroller.current?.focus();
  };

  return (
    <>
      <div className="relative flex min-h-0 flex-col">
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
          aria-label={assistant.conversation}
          // The scroll padding keeps focused elements above the floating button.
          className={`min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2 ${isScrolledAway ? "scroll-pb-[calc(max(2.75rem,var(--spacing-target))+1.25rem)]" : ""}`}
        >
          <div
            ref={content}
            className="mx-auto flex min-h-full max-w-chat flex-col justify-end px-edge py-6 low:py-2 broad:px-6"
          >
            {wasEmpty.current && messages.length === 0 && <EmptyHint />}
            {(messages[0]?.seq ?? 1) > 1 && (
              <EarlierMessages
                scroller={scroller}
                loadOlder={loadOlder}
                onLoadingChange={setLoadingEarlier}
              />
            )}
            <MessageList messages={messages} isLoadingEarlier={isLoadingEarlier} />
            {last && isConfirmation(last) && <CompletionLinks />}
            <TypingIndicator isTyping={awaiting !== null} />
            <div ref={setNoticeContainer} className="grid gap-3 not-empty:pt-6 low:not-empty:pt-3">
              {notices}
              {isReplaced && <StreamReplacedNotice onReopen={reopenStream} />}
            </div>
          </div>
        </section>
        {isScrolledAway && <BackToLatest unseen={unseen} onClick={goBackToLatest} />}
      </div>
      <Composer
        userId={userId}
        step={step}
        isAwaiting={awaiting !== null}
        sending={sending}
        noticeContainer={noticeContainer}
      />
    </>
  );
}

/** Shown outside the log when there is a profile but no message. decisions.md D28. */
function EmptyHint() {
  return (
    <div className="py-10">
      <h2 className="text-xl">{assistant.empty.title}</h2>
      <p className="mt-3 max-w-measure text-ink-soft">{assistant.empty.text}</p>
    </div>
  );
}
