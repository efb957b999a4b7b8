import { useEffect, useRef, useState } from "react";
import type { SharedStream } from "#app/browser/stream/follow-alone.ts";
import type { ListStore } from "../model/list-store.ts";

/** Milliseconds between two looks at the clock: what is late becomes so while the page is open. */
const tickInterval = 30_000;

/** Follows what others change, sends what was kept when the network is back, and keeps the moment. */
export function useLive(store: ListStore, onSignedOut: () => void) {
  const [isReplaced, setReplaced] = useState(false);
  const stream = useRef<SharedStream | null>(null);

  useEffect(() => {
    store.start();
    if (store.current().filter.sample) return () => store.stop();
    const nothing = () => {};
    let isOver = false;
    let isConnecting = false;
    // What was missed, and what could not be loaded or sent.
    const catchUp = () => {
      void store.pull();
      void store.flush();
      store.loadFailed();
    };
    // Not needed before the list is read; without a network it is fetched once there is one.
    const connect = async () => {
      if (isConnecting || stream.current) return;
      isConnecting = true;
      const loaded = await import("#app/browser/stream/shared-stream.ts").catch(() => null);
      isConnecting = false;
      if (isOver || !loaded) return;
      stream.current = loaded.shareStream(store.userId, () => null, {
        ...{ message: nothing, step: nothing, answer: nothing, replyFailed: nothing },
        prospects: (seq) => void store.pull(seq),
        viewers: (prospect, viewers) => store.setViewers(prospect, viewers),
        signedOut: onSignedOut,
        connected(isConnected) {
          if (!isConnected) return;
          setReplaced(false);
          // The stream's own first word comes to the leading tab alone.
          catchUp();
        },
        replaced: () => setReplaced(true),
      });
    };
    void connect();
    const onOnline = () => {
      void connect();
      catchUp();
    };
    const ticking = setInterval(() => store.tick(), tickInterval);
    const onVisible = () => document.visibilityState === "visible" && store.tick();
    window.addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      stream.current?.close();
      stream.current = null;
      store.stop();
      clearInterval(ticking);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [store, onSignedOut]);

  return { isReplaced, takeBack: () => stream.current?.reopen() };
}
