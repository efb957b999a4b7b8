import { useCallback, useEffect } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { profile } from "~/content/signed-in/profile-copy.ts";
import { steps } from "~/conversation/onboarding/onboarding.ts";
import { keepDraft } from "~/layouts/signed-in/drafts/drafts.ts";
import { Problem } from "~/layouts/signed-in/problem.tsx";
import { useFreshPage } from "~/layouts/signed-in/use-reload-from-bfcache.ts";
import { Button } from "~/ui/form/button.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import { useToast } from "~/ui/toast/use-toast.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { ConversationView } from "./conversation-view.tsx";
import { Header } from "./header.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { PlacesMenu } from "./navigation-menu.tsx";
import { ProfileCard } from "./profile-card/profile-card.tsx";
import { Progress } from "./progress.tsx";
import { ConnectionLine } from "./sync/connection/connection-status.tsx";
import { initialState, type Opening } from "./sync/conversation-state.ts";
import { useConversation } from "./sync/use-conversation.ts";
import { useSignOut } from "./use-sign-out.ts";

type Props = {
  user: { id: string; email: string };
  isProfileSaved: boolean;
  /** The newest messages, which come with the page; `null` when they could not be had. */
  opening: Opening | null;
  /** A bad link changes nothing for who is signed in already: it is only said. */
  linkFailure: { problem: string } | null;
};

/** The signed-in workplace: header, conversation, composer, from one edge of the window to the other. */
export function AssistantPage({ user, isProfileSaved, opening, linkFailure }: Props) {
  const toast = useToast();
  const { isLeaving, failure, signOut, onSignedOut } = useSignOut();
  const onLoadFailed = useCallback(
    () => toast.show({ title: assistant.problems.load, type: "error", position: "top-right" }),
    [toast],
  );
  const { add, reload, isAway, ...live } = useConversation({
    userId: user.id,
    opening,
    onSignedOut,
    onLoadFailed,
  });
  // The loading screen is what the server draws, and what stands until the scripts run.
  const conversation = useHydrated() ? live.conversation : initialState;
  useFreshPage();
  useSavedProfile(user.id, isProfileSaved);

  const notices = (failure || linkFailure) && (
    <>
      {failure && <Problem title={assistant.header.signOutFailed} occurrence={failure} />}
      {linkFailure && <Problem title={linkFailure.problem} occurrence={linkFailure} />}
    </>
  );
  const { step } = conversation;

  return (
    <div className="workplace">
      <div className="grid h-full grid-cols-[minmax(0,1fr)_auto_auto] grid-rows-[auto_auto_minmax(0,1fr)_auto] desk:grid-cols-[minmax(0,1fr)_auto_20rem]">
        <Header email={user.email} step={step} />
        <Progress number={step && steps.indexOf(step) + 1} count={steps.length} />
        <ConnectionLine isAway={isAway} />
        {conversation.phase === "ready" && (
          <ProfileCard conversation={conversation} onSignedOut={onSignedOut} />
        )}
        <PlacesMenu email={user.email} isLeaving={isLeaving} onSignOut={signOut} />
        <main className="col-span-full row-span-2 row-start-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid desk:col-span-2">
          {conversation.phase === "ready" ? (
            <ConversationView
              {...live}
              userId={user.id}
              onStored={add}
              onSignedOut={onSignedOut}
              notices={notices}
            />
          ) : (
            <div className="row-span-2 flex flex-col overflow-y-auto">
              {notices && (
                <div className="mx-auto grid w-full max-w-chat gap-3 px-edge pt-3 broad:px-6">{notices}</div>
              )}
              {conversation.phase === "loading" ? (
                <LoadingScreen said={isProfileSaved ? profile.saved : null} />
              ) : (
                <Unavailable onRetry={reload} />
              )}
            </div>
          )}
        </main>
      </div>
    </div>
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

/** Says it where the profile form leads to, and forgets what was kept of the form for a failure. */
function useSavedProfile(userId: string, isProfileSaved: boolean) {
  const toast = useToast();
  useEffect(() => {
    if (!isProfileSaved) return;
    keepDraft(userId, "profile", null);
    toast.show({ title: profile.saved, type: "success", position: "top-right" });
  }, [userId, isProfileSaved, toast]);
}
