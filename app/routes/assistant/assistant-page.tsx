import { useCallback, useEffect } from "react";
import { assistant } from "~/content/assistant.ts";
import { profile } from "~/content/profile.ts";
import { useAwake } from "~/ui/awake.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useToast } from "~/ui/toast.ts";
import { keepDraft } from "../signed-in/drafts.ts";
import { Problem } from "../signed-in/problem.tsx";
import { useFreshPage } from "../signed-in/use-fresh-page.ts";
import { atFirst, type Opening } from "./conversation.ts";
import { ConversationView } from "./conversation-view.tsx";
import { Header } from "./header.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { useConversation } from "./use-conversation.ts";
import { useLeaving } from "./use-leaving.ts";

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
  const { isLeaving, failure, signOut, onSignedOut } = useLeaving();
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
  const conversation = useAwake() ? live.conversation : atFirst;
  useFreshPage();
  useSavedProfile(user.id, isProfileSaved);

  return (
    <div className="flex h-dvh flex-col">
      <Header
        email={user.email}
        step={conversation.step}
        isAway={isAway}
        isLeaving={isLeaving}
        onSignOut={signOut}
      />
      <main className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {(failure || linkFailure) && (
            <div className="mx-auto grid w-full max-w-chat shrink-0 gap-3 px-edge pt-3 sm:px-6">
              {failure && <Problem title={assistant.header.signOutFailed} occurrence={failure} />}
              {linkFailure && <Problem title={linkFailure.problem} occurrence={linkFailure} />}
            </div>
          )}
          {conversation.phase === "loading" && <LoadingScreen said={isProfileSaved ? profile.saved : null} />}
          {conversation.phase === "unavailable" && <Unavailable onRetry={reload} />}
          {conversation.phase === "ready" && (
            <ConversationView {...live} userId={user.id} onStored={add} onSignedOut={onSignedOut} />
          )}
        </div>
        {conversation.phase === "ready" && (
          <ProfileCard conversation={conversation} onSignedOut={onSignedOut} />
        )}
      </main>
    </div>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 sm:px-6">
      <Notice
        tone="error"
        heard="elsewhere"
        action={
          <Button look="secondary" onClick={onRetry}>
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
