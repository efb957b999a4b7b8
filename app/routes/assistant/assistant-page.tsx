import { useCallback, useEffect } from "react";
import { assistant } from "~/content/assistant.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { useToast } from "~/ui/toast.ts";
import { ConversationView } from "./conversation-view.tsx";
import { Header } from "./header.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { useConversation } from "./use-conversation.ts";
import { useLeaving } from "./use-leaving.ts";

/** The signed-in workplace: header, conversation, composer, from one edge of the window to the other. */
export function AssistantPage({ user }: { user: { id: string; email: string } }) {
  const toast = useToast();
  const { isLeaving, signOut, onSignedOut } = useLeaving();
  const onLoadFailed = useCallback(
    () => toast.show({ title: assistant.problems.load, type: "error", position: "top-right" }),
    [toast],
  );
  const { conversation, add, reload, isAway } = useConversation({
    userId: user.id,
    onSignedOut,
    onLoadFailed,
  });
  useFreshPage();

  return (
    <div className="flex h-dvh flex-col">
      <Header
        email={user.email}
        step={conversation.step}
        isAway={isAway}
        isLeaving={isLeaving}
        onSignOut={signOut}
      />
      <main className="flex flex-1 flex-col">
        {conversation.phase === "loading" && <LoadingScreen />}
        {conversation.phase === "unavailable" && (
          <div className="mx-auto flex w-full max-w-chat flex-1 flex-col justify-center px-edge py-8 sm:px-6">
            <Notice
              tone="error"
              heard="elsewhere"
              action={
                <Button look="secondary" onClick={reload}>
                  {assistant.problems.retry}
                </Button>
              }
            >
              {assistant.problems.load}
            </Notice>
          </div>
        )}
        {conversation.phase === "ready" && (
          <ConversationView conversation={conversation} onStored={add} onSignedOut={onSignedOut} />
        )}
      </main>
    </div>
  );
}

/** A page that the browser kept in memory may belong to a session that ended: it starts anew. */
function useFreshPage() {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", renew);
    return () => window.removeEventListener("pageshow", renew);
  }, []);
}
