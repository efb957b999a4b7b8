import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { loadEarlier, loadNewest } from "./api.ts";
import { after, atFirst } from "./conversation.ts";
import { followTogether } from "./shared-stream.ts";
import { type Message, position } from "./transcript.ts";

/** Milliseconds after which a reply that does not come is no longer shown as being written. */
const longestReply = 30_000;

/** Milliseconds of silence before the page says that the stream is away. */
const shortCut = 3_000;

type Options = { userId: string; onSignedOut: () => void; onLoadFailed: () => void };

/** The conversation: the end of its history, earlier parts on demand (`readOn`), and whatever the stream brings, each message once and in order. */
export function useConversation({ userId, onSignedOut, onLoadFailed }: Options) {
  const [conversation, tell] = useReducer(after, atFirst);
  const [isConnected, setConnected] = useState(true);
  const latest = useRef(conversation);
  latest.current = conversation;

  const load = useCallback(async () => {
    tell({ type: "loading" });
    const history = await loadNewest();
    if (history.ok) return tell({ type: "loaded", messages: history.messages, step: history.step });
    if (history.reason === "signed out") return onSignedOut();
    tell({ type: "unavailable" });
    onLoadFailed();
  }, [onSignedOut, onLoadFailed]);

  useEffect(() => {
    void load();
  }, [load]);

  const isReady = conversation.phase === "ready";
  useEffect(() => {
    if (!isReady) return;
    return followTogether(userId, () => position(latest.current.messages), {
      message: (message) => tell({ type: "arrived", messages: [message] }),
      step: (step) => tell({ type: "asked", step }),
      replyFailed: (replyTo) => tell({ type: "reply failed", replyTo }),
      signedOut: onSignedOut,
      connected: setConnected,
    });
  }, [isReady, userId, onSignedOut]);

  const { awaiting } = conversation;
  useEffect(() => {
    if (awaiting === null) return;
    const timer = setTimeout(() => tell({ type: "waited", awaiting }), longestReply);
    return () => clearTimeout(timer);
  }, [awaiting]);

  /** False when it could not be had. */
  const readOn = useCallback(async () => {
    const first = latest.current.messages[0]?.seq ?? 1;
    if (first <= 1) return true;
    const earlier = await loadEarlier(first);
    if (earlier.ok) tell({ type: "earlier", messages: earlier.messages });
    else if (earlier.reason === "signed out") onSignedOut();
    else onLoadFailed();
    return earlier.ok;
  }, [onSignedOut, onLoadFailed]);

  const add = useCallback((message: Message) => tell({ type: "arrived", messages: [message] }), []);
  return { conversation, add, readOn, reload: load, isAway: useLasting(!isConnected, shortCut) };
}

/** True once `value` has been true for `delay` milliseconds without a break. */
function useLasting(value: boolean, delay: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasted(value), value ? delay : 0);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return lasted;
}
