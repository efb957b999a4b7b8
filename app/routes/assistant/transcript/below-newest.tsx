import { AnswerActions } from "#app/components/conversation/answer-actions.tsx";
import type { RetryManner } from "#app/conversation/protocol.ts";
import { focusFieldAfter } from "../composer/focus-field.ts";
import { NextSteps } from "../next-steps/next-steps.tsx";
import type { ProfileSoFar } from "../sync/api-calls/profile-calls.ts";
import type { ConversationState } from "../sync/conversation-state.ts";
import { CompletionLinks } from "./completion-links.tsx";
import {
  hasManners,
  isBeginning,
  isConfirmation,
  isFollowedByNextSteps,
  isFollowedByQuestions,
  isRetryable,
} from "./message-kinds.ts";
import { OpenQuestions } from "./open-questions.tsx";

type Props = {
  /** Who reads it; `null` where the page shows it before it works. */
  userId: string | null;
  conversation: Pick<ConversationState, "messages" | "step">;
  /** False while an answer is prepared or written. */
  isIdle: boolean;
  profileSoFar: ProfileSoFar | null;
  /** True when a language model answers: then its answers can be asked for again. */
  hasModel: boolean;
  /** What was asked of the newest answer and has no response yet. */
  pending: RetryManner | "again" | null;
  onRetry: (answer: { id: string; replyTo: string }, how: RetryManner | null) => void;
  onSuggest: (content: string) => void;
  onProfile: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

/** What can be done with the newest message, or after it. None of it is a message, so it stays outside the log. */
export function BelowNewest({ userId, conversation, isIdle, profileSoFar, hasModel, pending, ...on }: Props) {
  const { messages, step } = conversation;
  const last = messages.at(-1);
  const retryable = hasModel && step === null && isIdle && last && isRetryable(last) ? last : null;
  return (
    <>
      {last && isConfirmation(last) && <CompletionLinks />}
      {profileSoFar && (
        <OpenQuestions
          userId={userId}
          profileSoFar={profileSoFar}
          isAsked={isFollowedByQuestions(messages)}
          onSaved={on.onProfile}
          onSignedOut={on.onSignedOut}
        />
      )}
      {retryable && (
        <div ref={focusFieldAfter}>
          <AnswerActions
            hasManners={hasManners(retryable)}
            isUnfinished={retryable.state === "unfinished"}
            pending={pending}
            onRetry={(how) => on.onRetry(retryable, how)}
          />
        </div>
      )}
      {isFollowedByNextSteps(messages) && (!hasModel || isIdle) && step === null && (
        <NextSteps onSuggest={hasModel && isBeginning(messages) ? on.onSuggest : null} />
      )}
    </>
  );
}
