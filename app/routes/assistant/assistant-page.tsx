import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { useReloadFromBfcache } from "#app/browser/use-reload-from-bfcache.ts";
import { Problem } from "#app/components/problem.tsx";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import { type Step, steps } from "#app/conversation/onboarding/onboarding.ts";
import type { Message } from "#app/conversation/protocol.ts";
import type { Href } from "#app/hrefs.ts";
import { Bar } from "#app/layouts/signed-in/bar.tsx";
import { useSignOut } from "#app/layouts/signed-in/use-sign-out.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { contentId } from "#app/ui/page/content-id.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { LaterDraft } from "./beside/later-draft.tsx";
import { useDraftBeside } from "./beside/use-draft-beside.ts";
import { ConversationView } from "./conversation-view.tsx";
import { LoadingOverPreview, LoadingScreen } from "./loading-screen.tsx";
import { type ConfiguredFacts, FactsContext } from "./next-steps/facts-context.ts";
import { ConversationPreview } from "./preview/conversation-preview.tsx";
import type { Reference } from "./profile-card/field-row.tsx";
import { ProfileCard } from "./profile-card/profile-card.tsx";
import { useProfileSoFar } from "./profile-card/use-profile-so-far.ts";
import { Progress, StepLine } from "./progress.tsx";
import { missingOf } from "./sync/api-calls/profile-calls.ts";
import { ConnectionStatus } from "./sync/connection/connection-status.tsx";
import type { InitialConversation } from "./sync/conversation-state.ts";
import { type Initial, useConversation } from "./sync/use-conversation.ts";
import { useSessionEnd } from "./use-session-end.ts";
import { NewDraftForm } from "./works/new-draft-form.tsx";

type Props = {
  user: { id: string; email: string };
  isProfileSaved: boolean;
  /** True when a language model answers. */
  hasModel: boolean;
  configured: ConfiguredFacts;
  initial: Initial;
  /** Why a sign-in link failed; the user stays signed in and is only notified. */
  linkFailure: { problem: string } | null;
};

/** The full-window page of the assistant: header, conversation, composer, profile card. */
export function AssistantPage({ user, isProfileSaved, hasModel, configured, initial, linkFailure }: Props) {
  const toast = useToast();
  const { isSigningOut, failure, signOut, isLeaving } = useSignOut();
  const onSignedOut = useSessionEnd(isLeaving);
  const onLoadFailed = useCallback(
    () => toast.show({ title: assistant.problems.load, type: "error", position: "top-right" }),
    [toast],
  );
  const drawn = drawnOf(initial);
  const { add, reload, isReconnecting, ...live } = useConversation({
    userId: user.id,
    initial,
    onSignedOut,
    onLoadFailed,
  });
  const { conversation } = live;
  const shown = useProfileSoFar({ conversation, given: live.profile, onSignedOut });
  useReloadFromBfcache();
  useProfileSavedToast(user.id, isProfileSaved);

  const notices = (failure || linkFailure) && (
    <>
      {failure && <Problem title={signedIn.signOutFailed} occurrence={failure} />}
      {linkFailure && <Problem title={linkFailure.problem} occurrence={linkFailure} />}
    </>
  );
  const { step } = conversation;
  const shownStep = conversation.phase === "loading" && drawn ? drawn.step : step;
  const [reference, setReference] = useState<Reference | null>(null);
  const openReference = useCallback((field: ProfileField) => setReference({ field }), []);
  const values = shown.profileSoFar?.isComplete ? shown.profileSoFar.values : null;
  const owner = missingOf(shown.profileSoFar);
  const facts = useMemo(
    () => ({
      ...configured,
      profile: values,
      missingOf: owner,
      editField: (field: ProfileField, text: string | undefined) =>
        setReference({ field, editing: { text } }),
    }),
    [configured, values, owner],
  );

  const beside = useDraftBeside();
  // Ready-made work follows the onboarding.
  const isDraftOpen = beside.id !== null && conversation.phase === "ready" && step === null;
  const [order, setOrder] = useState<{ send: (content: string) => void } | null>(null);

  return (
    <div className="@container/frame">
      <div
        className={`workplace ${isDraftOpen ? "@min-[64rem]/frame:pe-[32rem] @min-[80rem]/frame:pe-[38rem]" : ""}`}
      >
        <div className="grid h-full grid-cols-[minmax(0,1fr)_auto_auto] grid-rows-[auto_auto_minmax(0,1fr)_auto] desk:grid-cols-[minmax(0,1fr)_auto_20rem]">
          <Bar
            email={user.email}
            path={"/assistant" satisfies Href}
            place={<Place number={numberOf(shownStep)} step={shownStep} />}
            isPlaceFirst={shownStep !== null}
            note={assistant.composer.notice}
            isSigningOut={isSigningOut}
            onSignOut={signOut}
          >
            <Progress number={numberOf(step)} count={steps.length} />
            <ConnectionStatus isReconnecting={isReconnecting} />
            {conversation.phase === "ready" && (
              <ProfileCard
                conversation={conversation}
                shown={shown}
                reference={reference}
                onSignedOut={onSignedOut}
              />
            )}
          </Bar>
          {conversation.phase === "ready" && step === null && <NewDraftForm />}
          {isDraftOpen && beside.id !== null && (
            <LaterDraft
              userId={user.id}
              beside={{ ...beside, id: beside.id }}
              heardOf={newestVersion(conversation.messages, beside.id)}
              onOrder={order?.send ?? null}
              onSignedOut={onSignedOut}
            />
          )}
          <main
            id={contentId}
            tabIndex={-1}
            className="col-span-full row-span-2 row-start-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid outline-none desk:col-span-2"
          >
            {conversation.phase === "ready" ? (
              <FactsContext value={facts}>
                <ConversationView
                  {...live}
                  shown={shown}
                  userId={user.id}
                  hasModel={hasModel}
                  openReference={openReference}
                  beside={beside}
                  onOrderable={setOrder}
                  onStored={add}
                  onSignedOut={onSignedOut}
                  notices={notices}
                />
              </FactsContext>
            ) : (
              <BeforeConversation
                {...{ drawn, hasModel, configured }}
                isLoading={conversation.phase === "loading"}
                notice={isProfileSaved ? profile.saved : null}
                notices={notices}
                onRetry={reload}
              />
            )}
          </main>
        </div>
      </div>
    </div>
  );
}

/** The newest version of a draft that an order has made, as far as the page shows the conversation; else 0. */
function newestVersion(messages: readonly Message[], id: string): number {
  return messages.findLast(({ revision }) => revision?.draft.id === id)?.revision?.version ?? 0;
}

/** What the server has drawn the end of; `null` where the messages follow the page. */
const drawnOf = (initial: Initial): InitialConversation | null =>
  initial instanceof Promise || !initial?.messages.length ? null : initial;

type BeforeProps = Pick<Props, "hasModel" | "configured"> & {
  drawn: InitialConversation | null;
  /** False when the messages could not be loaded. */
  isLoading: boolean;
  notice: string | null;
  notices: ReactNode;
  onRetry: () => void;
};

/** What stands in the place of the conversation until it is there. interpretation.md D316. */
function BeforeConversation({
  drawn,
  hasModel,
  configured,
  isLoading,
  notice,
  notices,
  onRetry,
}: BeforeProps) {
  const places = notices && (
    <div className="z-10 col-start-1 row-start-1 mx-auto grid w-full max-w-chat gap-3 self-start px-edge pt-3 broad:px-6">
      {notices}
    </div>
  );
  if (isLoading && drawn)
    return (
      <>
        <ConversationPreview initial={drawn} hasModel={hasModel} configured={configured} />
        {places}
        <LoadingOverPreview notice={notice} step={drawn.step} />
      </>
    );
  return (
    <div className="row-span-2 flex flex-col overflow-y-auto">
      {places}
      {isLoading ? <LoadingScreen notice={notice} /> : <Unavailable onRetry={onRetry} />}
    </div>
  );
}

const numberOf = (step: Step | null) => step && steps.indexOf(step) + 1;

/** The name of the page, or the step of the onboarding. */
function Place({ number, step }: { number: number | null; step: Step | null }) {
  return (
    <>
      <h1
        className={`truncate font-normal text-ink-soft text-xs leading-tight tracking-normal ${step ? "sr-only" : "low:@max-[14rem]/workplace:sr-only linked:sr-only"}`}
      >
        {assistant.title}
      </h1>
      {number !== null && step && (
        <StepLine number={number} count={steps.length} name={assistant.stepNames[step]} />
      )}
    </>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 broad:px-6">
      <Notice
        tone="error"
        announce="off"
        action={
          <Button variant="secondary" onClick={onRetry}>
            {assistant.problems.retry}
          </Button>
        }
      >
        {assistant.problems.load}
      </Notice>
    </div>
  );
}

/** Confirms that the profile form was saved, and removes what was kept of it. */
function useProfileSavedToast(userId: string, isProfileSaved: boolean) {
  const toast = useToast();
  useEffect(() => {
    if (!isProfileSaved) return;
    saveUnsentText(userId, "profile", null);
    toast.show({ title: profile.saved, type: "success", position: "top-right" });
  }, [userId, isProfileSaved, toast]);
}
