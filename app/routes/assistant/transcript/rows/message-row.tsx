import { memo, type ReactNode, useContext, useRef } from "react";
import { AnswerState } from "#app/components/conversation/answer-state.tsx";
import { ProposalCard } from "#app/components/conversation/proposal-card.tsx";
import { ProspectChangeCard } from "#app/components/conversation/prospect-change-card.tsx";
import { RecordLinks } from "#app/components/conversation/record-links.tsx";
import { References } from "#app/components/conversation/references.tsx";
import { RevisionCard } from "#app/components/conversation/revision-card.tsx";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { focusFieldAfter } from "../../composer/focus-field.ts";
import { InquiryCard } from "../../next-steps/inquiry-card.tsx";
import { timeOfDay } from "../calendar.ts";
import { MarkdownText } from "../markdown/markdown-text.tsx";
import { isWorthCopying } from "../message-kinds.ts";
import { FeedbackDetails, Thumbs, useFeedback } from "./answer-feedback.tsx";
import { CopyButton } from "./copy-button.tsx";
import { FoldedAnswers } from "./folded-answers.tsx";
import { OfferedDraft } from "./offered-draft.tsx";
import { OpenableDraft } from "./openable-draft.tsx";
import { OwnRow } from "./own-row.tsx";
import {
  OpenProposalContext,
  OpenRevisionContext,
  ProposalOutcomesContext,
  RowActionsContext,
} from "./row-actions.ts";
import { RowFrame } from "./row-frame.tsx";
import { useRestoredSelection } from "./use-kept-selection.ts";

type Props = {
  message: Message;
  previous: readonly Message[];
  replaced: readonly Message[];
  isWaiting: boolean;
};

/** A stored message. */
export const MessageRow = memo(function MessageRow({ message, previous, replaced, isWaiting }: Props) {
  const { role, content, createdAt } = message;
  const time = (
    <>
      <time dateTime={createdAt} className="text-ink-soft text-xs tabular-nums">
        {timeOfDay(createdAt)}
      </time>
      {isWaiting && <span className="ms-1 text-ink-soft text-xs">{answers.waiting}</span>}
      {isWorthCopying(message) && (
        <CopyButton text={content} label={assistant.copy[role](timeOfDay(createdAt))} />
      )}
    </>
  );
  if (role === "user") return <OwnRow message={message} replaced={replaced} beside={time} />;
  const Row = message.kind === "answer" ? JudgedRow : AssistantRow;
  return <Row message={message} previous={previous} beside={time} />;
});

type RowProps = Pick<Props, "message" | "previous"> & { beside: ReactNode; below?: ReactNode };

/** An answer, with what the customer thinks of it. */
function JudgedRow({ beside, ...row }: RowProps) {
  const feedback = useFeedback(row.message);
  return (
    <AssistantRow
      {...row}
      beside={
        <>
          {beside}
          <Thumbs {...feedback} time={timeOfDay(row.message.createdAt)} />
        </>
      }
      below={<FeedbackDetails {...feedback} />}
    />
  );
}

function AssistantRow({ message, previous, beside, below }: RowProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useRestoredSelection(bubble, message.replyTo);
  return (
    <RowFrame
      author="assistant"
      bubbleRef={bubble}
      data-seq={message.seq}
      above={previous.length > 0 && <FoldedAnswers previous={previous} />}
      beside={beside}
      below={
        <>
          {message.used?.length ? <UsedFields fields={message.used} /> : null}
          {below}
        </>
      }
    >
      <MarkdownText text={message.content} />
      {message.state && message.state !== "complete" && <AnswerState state={message.state} />}
      {message.inquiry && <InquiryCard inquiry={message.inquiry} />}
      {message.secondInquiry && <InquiryCard inquiry={message.secondInquiry} />}
      {message.offer ? (
        <OfferedDraft offer={message.offer} made={message.draft ?? null} />
      ) : (
        message.draft && <OpenableDraft {...message.draft} />
      )}
      {message.revision && <Revision revision={message.revision} />}
      {message.proposal?.length ? <Proposal id={message.id} changes={message.proposal} /> : null}
      {message.prospectChange && <ProspectProposal id={message.id} change={message.prospectChange} />}
      {message.prospects?.length ? <RecordLinks prospects={message.prospects} /> : null}
    </RowFrame>
  );
}

function Revision({ revision }: { revision: NonNullable<Message["revision"]> }) {
  const open = useContext(OpenRevisionContext);
  const isOpen = open?.draftId === revision.draft.id && open.version === revision.version;
  return (
    <>
      <RevisionCard revision={revision} onBack={isOpen ? open.onBack : null} buttonRef={focusFieldAfter} />
      <OpenableDraft {...revision.draft} />
    </>
  );
}

function UsedFields({ fields }: { fields: NonNullable<Message["used"]> }) {
  return <References fields={fields} onOpen={useContext(RowActionsContext).openReference} />;
}

function Proposal({ id, changes }: { id: string; changes: NonNullable<Message["proposal"]> }) {
  return <ProposalCard changes={changes} {...useProposal(id)} buttonsRef={focusFieldAfter} />;
}

type ProspectProposalProps = { id: string; change: NonNullable<Message["prospectChange"]> };

function ProspectProposal({ id, change }: ProspectProposalProps) {
  return <ProspectChangeCard change={change} {...useProposal(id)} buttonsRef={focusFieldAfter} />;
}

/** How to reply to the proposal of this message, and what became of it. */
function useProposal(id: string) {
  const open = useContext(OpenProposalContext);
  const outcome = useContext(ProposalOutcomesContext).get(id) ?? null;
  return { onReply: open?.id === id ? open.onReply : null, outcome };
}
