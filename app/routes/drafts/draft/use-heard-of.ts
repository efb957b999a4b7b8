import { useEffect, useState } from "react";
import type { SharedStream } from "#app/browser/stream/follow-alone.ts";

/** The newest version of the draft that the conversation made since the page was opened, in whichever tab or device; 0 for none. */
export function useHeardOf(userId: string, draftId: string): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const nothing = () => {};
    let isOver = false;
    let stream: SharedStream | null = null;
    const connect = async () => {
      // Without a network the page learns it when the reader comes back to it.
      const loaded = await import("#app/browser/stream/shared-stream.ts").catch(() => null);
      if (isOver || !loaded) return;
      stream = loaded.shareStream(userId, () => null, {
        ...{ step: nothing, answer: nothing, replyFailed: nothing, prospects: nothing, viewers: nothing },
        // What is typed says by itself that it cannot be saved.
        ...{ signedOut: nothing, connected: nothing, replaced: nothing },
        message({ revision }) {
          if (revision?.draft.id === draftId) setVersion((newest) => Math.max(newest, revision.version));
        },
      });
    };
    void connect();
    return () => {
      isOver = true;
      stream?.close();
    };
  }, [userId, draftId]);
  return version;
}
