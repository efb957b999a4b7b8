import {
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { StorageNotice } from "#app/components/storage-notice.tsx";
import { StreamReplacedNotice } from "#app/components/stream-replaced-notice.tsx";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { beside as besideCopy } from "#app/content/signed-in/beside-copy.ts";
import { proposalOutcomes } from "#app/conversation/proposal-outcome.ts";
import type { Message } from "#app/conversation/protocol.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import type { DraftBeside } from "./beside/use-draft-beside.ts";
import { Composer } from "./composer/composer.tsx";
import { problemDetails } from "./composer/composer-notices.tsx";
import { DropTarget } from "./import/drop-target.tsx";
import { ImportHost } from "./import/import-host.tsx";
import { useImport } from "./import/use-import.ts";
import { FactsContext, OpenImportContext } from "./next-steps/facts-context.ts";
import type { ShownProfile } from "./profile-card/use-profile-so-far.ts";
import type { GrowingText } from "./sync/answer/growing-text.ts";
import { useAnswerRequests } from "./sync/answer/use-answer-requests.ts";
import type { ConversationState } from "./sync/conversation-state.ts";
import { useProblemToast } from "./sync/sending/use-problem-toast.ts";
import { useSend } from "./sync/sending/use-send.ts";
import { BelowNewest } from "./transcript/below-newest.tsx";
import { editableIn } from "./transcript/message-kinds.ts";
import { MessageList } from "./transcript/message-list.tsx";
import { EditingContext } from "./transcript/rows/editing.ts";
import {
  OpenProposalContext,
  OpenRevisionContext,
  ProposalOutcomesContext,
  RowActionsContext,
} from "./transcript/rows/row-actions.ts";
import { BackToLatest } from "./transcript/scrolling/back-to-latest.tsx";
import { EarlierMessages } from "./transcript/scrolling/earlier-messages.tsx";
import { useFollowLatest } from "./transcript/scrolling/use-follow-latest.ts";
import { TranscriptColumn } from "./transcript/transcript-column.tsx";
import { TypingIndicator } from "./transcript/typing-indicator.tsx";

type Props = {
  conversation: ConversationState;
  shown: ShownProfile;
  growingText: GrowingText;
  userId: string;
  /** True when a language model answers: then its answers can be stopped and asked for again. */
  hasModel: boolean;
  onStored: (message: Message) => void;
  onSignedOut: () => void;
  /** Another answer to this message is being prepared. */
  awaitAnother: (replyTo: string) => void;
  /** Opens the profile at a field. */
  openReference: (field: ProfileField) => void;
  loadOlder: () => Promise<boolean>;
  catchUp: () => Promise<void>;
  /** The server closed this browser's stream in favour of newer ones. */
  isReplaced: boolean;
  reopenStream: () => void;
  /** The draft that is open beside the conversation. */
  beside: DraftBeside;
  /** Takes what sends an order to that draft; `null` while one is answered. */
  onOrderable: (order: { send: (content: string) => void } | null) => void;
  /** The bytes that are left for the conversation, once it is time to tell; else `null`. */
  room: number | null;
  /** The server had no room left for a message. */
  markFull: () => void;
  /** Problems to show at the end of the conversation. */
  notices: ReactNode;
};

/** The transcript and the composer. */
export function ConversationView(props: Props) {
  const { conversation, shown, userId, onStored, onSignedOut, loadOlder, catchUp, notices } = props;
  const { beside, onOrderable } = props;
  const { isReplaced, reopenStream, hasModel, growingText, openReference, awaitAnother, room, markFull } =
    props;
  const { messages, step, awaiting, answer } = conversation;
  const { scroller, content, onScroll, goToEnd, goToNewest, isScrolledAway, unseen } = useFollowLatest(
    messages,
    answer !== null,
  );
  const last = messages.at(-1);
  const wasEmpty = useRef(messages.length === 0);
  const showProblem = useProblemToast();
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const sending = useSend({
    userId,
    messages,
    beside,
    onStored: (message) => {
      onStored(message);
      goToEnd();
    },
    onQuestionClosed: catchUp,
    onSignedOut,
    onFailed: (problem) => {
      if (problem.quota === "own") markFull();
      goToEnd();
      showProblem(assistant.problems.send, problem.reason === "unsent" ? null : problemDetails(problem));
    },
  });
  const onRetried = (replyTo: string) => {
    awaitAnother(replyTo);
    goToEnd();
  };
  const requests = useAnswerRequests({ conversation, onRetried, onSignedOut });
  const isIdle = awaiting === null && answer === null;
  const isStalled = answer !== null && awaiting === null;
  const rowActions = useMemo(
    () => ({ openReference, openDraft: beside.open, growingText, isStalled, onSignedOut }),
    [openReference, beside.open, growingText, isStalled, onSignedOut],
  );
  const latestSend = useRef(sending.send);
  latestSend.current = sending.send;
  const outcomes = useMemo(() => proposalOutcomes(messages), [messages]);
  const proposal = last?.proposal || last?.prospectChange ? last.id : null;
  const openProposal = useMemo(
    () =>
      proposal === null
        ? null
        : {
            id: proposal,
            onReply: (content: string) =>
              void latestSend.current({ content, step: null, proposal, isChoice: true }, () => {}),
          },
    [proposal],
  );
  const canOrder = isIdle && !sending.isSending;
  const isDraftOpen = beside.id !== null;
  const orderOf = useCallback(
    (draftId?: string) => (content: string) =>
      void latestSend.current({ content, step: null, isChoice: true, ...(draftId && { draftId }) }, () => {}),
    [],
  );
  useEffect(
    () => onOrderable(canOrder && isDraftOpen ? { send: orderOf() } : null),
    [canOrder, isDraftOpen, orderOf, onOrderable],
  );
  const revision = canOrder && step === null ? (last?.revision ?? null) : null;
  const openRevision = useMemo(
    () =>
      revision && {
        draftId: revision.draft.id,
        version: revision.version,
        onBack: () => orderOf(revision.draft.id)(besideCopy.changes.backMessage),
      },
    [revision, orderOf],
  );
  const importing = useImport();
  const editable = editableIn(messages, step);
  const latestStored = useRef(onStored);
  latestStored.current = onStored;
  const editing = useMemo(
    () => ({
      ...{ id: editable, userId, onSignedOut },
      onStored(message: Message) {
        latestStored.current(message);
        goToEnd();
      },
    }),
    [editable, userId, onSignedOut, goToEnd],
  );
  const [noticeContainer, setNoticeContainer] = useState<HTMLElement | null>(null);
  // The refusal says it already.
  const storageNotice = room !== null && sending.problem?.reason !== "no room" && (
    <StorageNotice part="conversation" room={room} />
  );
  const hasNotice = Boolean(notices || storageNotice || isReplaced || sending.problem);
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
          <TranscriptColumn ref={content}>
            {wasEmpty.current && messages.length === 0 && <EmptyHint />}
            {(messages[0]?.seq ?? 1) > 1 && (
              <EarlierMessages
                scroller={scroller}
                loadOlder={loadOlder}
                onLoadingChange={setLoadingEarlier}
              />
            )}
            <OpenImportContext value={importing.open}>
              <RowActionsContext value={rowActions}>
                <OpenProposalContext value={openProposal}>
                  <ProposalOutcomesContext value={outcomes}>
                    <OpenRevisionContext value={openRevision}>
                      <EditingContext value={editing}>
                        <MessageList
                          messages={messages}
                          isLoadingEarlier={isLoadingEarlier}
                          inTurns={hasModel}
                          answering={answer?.replyTo ?? null}
                        />
                      </EditingContext>
                    </OpenRevisionContext>
                  </ProposalOutcomesContext>
                </OpenProposalContext>
              </RowActionsContext>
              <BelowNewest
                userId={userId}
                conversation={conversation}
                isIdle={isIdle}
                profileSoFar={shown.profileSoFar}
                hasModel={hasModel}
                pending={requests.pending}
                onRetry={(message, how) => void requests.retry(message, how)}
                onSuggest={(suggestion) =>
                  void sending.send({ content: suggestion, step: null, isChoice: true }, () => {})
                }
                onProfile={shown.show}
                onSignedOut={onSignedOut}
              />
            </OpenImportContext>
            <TypingIndicator isTyping={awaiting !== null} isReplyShown={answer !== null} />
            <div ref={setNoticeContainer} className="grid gap-3 not-empty:pt-6 low:not-empty:pt-3">
              {notices}
              {storageNotice}
              {isReplaced && <StreamReplacedNotice {...assistant.setAside} onTakeBack={reopenStream} />}
            </div>
          </TranscriptColumn>
        </section>
        {step === null && <DropTarget onDrop={importing.open} />}
        {isScrolledAway && <BackToLatest unseen={unseen} onClick={goBackToLatest} />}
      </div>
      <Composer
        userId={userId}
        step={step}
        isAwaiting={awaiting !== null}
        sending={sending}
        stopping={hasModel && step === null && requests.isStoppable ? requests : null}
        openImport={importing.open}
        noticeContainer={noticeContainer}
      />
      <ImportHost opened={importing.opened} onClose={importing.close} onSignedOut={onSignedOut} />
    </>
  );
}

/** Shown outside the log when there is a profile but no message. interpretation.md D28. */
function EmptyHint() {
  const { missingOf } = useContext(FactsContext);
  return (
    <div className="py-10">
      <h2 className="text-xl">{assistant.empty.title}</h2>
      <p className="mt-3 max-w-measure text-ink-soft wrap-anywhere">
        {missingOf === null ? assistant.empty.text : assistant.card.missing(missingOf)}
      </p>
    </div>
  );
}
