import { type ConfiguredFacts, FactsContext } from "../next-steps/facts-context.ts";
import { missingOf } from "../sync/api-calls/profile-calls.ts";
import type { InitialConversation } from "../sync/conversation-state.ts";
import { BelowNewest } from "../transcript/below-newest.tsx";
import { MessageList } from "../transcript/message-list.tsx";
import { withinView } from "../transcript/transcript.ts";
import { TranscriptColumn } from "../transcript/transcript-column.tsx";
import { ComposerOutline } from "./composer-outline.tsx";
import { ScrollScript } from "./scroll-script.tsx";

export type PreviewProps = {
  initial: InitialConversation;
  hasModel: boolean;
  configured: ConfiguredFacts;
};

/** What the preview shows: the newest messages, what can be done with them, and the place of the composer. */
export function EndOfConversation({ initial, hasModel, configured }: PreviewProps) {
  const messages = withinView(initial.messages);
  const { step, profile } = initial;
  const values = profile?.isComplete ? profile.values : null;
  const facts = { ...configured, profile: values, missingOf: missingOf(profile), editField: nothing };
  return (
    <FactsContext value={facts}>
      <div className="relative flex min-h-0 flex-col">
        <div data-scroller className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <TranscriptColumn>
            <MessageList messages={messages} isLoadingEarlier={false} inTurns={hasModel} answering={null} />
            <BelowNewest
              userId={null}
              conversation={{ messages, step }}
              isIdle
              profileSoFar={profile}
              hasModel={hasModel}
              pending={null}
              onRetry={nothing}
              onSuggest={nothing}
              onProfile={nothing}
              onSignedOut={nothing}
            />
          </TranscriptColumn>
        </div>
      </div>
      <ComposerOutline step={step} />
      <ScrollScript />
    </FactsContext>
  );
}

const nothing = () => {};
