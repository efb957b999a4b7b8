import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type Message, position } from "../transcript/transcript.ts";
import { initialState, type Opening, opened, reduceConversation } from "./conversation-state.ts";
import { loadEarlier, loadMissed, loadNewest } from "./messages-client.ts";
import { followTogether, type SharedStream } from "./stream/shared-stream.ts";

/** Milliseconds after which a reply that does not come is no longer shown as being written. */
const longestReply = 30_000;

/** Milliseconds of silence before the page says that the stream is away. */
const shortCut = 3_000;

type Options = {
  userId: string;
  /** What came with the page; `null` when that could not be had. */
  opening: Opening | null;
  onSignedOut: () => void;
  onLoadFailed: () => void;
};

/**
 * The conversation: the end of its history, which the page brings along, earlier parts on demand (`loadOlder`), and
 * whatever the stream brings, each message once and in order.
 */
export function useConversation({ userId, opening, onSignedOut, onLoadFailed }: Options) {
  const [conversation, dispatch] = useReducer(reduceConversation, opening, (came) =>
    came ? opened(came) : initialState,
  );
  const [isConnected, setConnected] = useState(true);
  const [isSetAside, setSetAside] = useState(false);
  const stream = useRef<SharedStream | null>(null);
  const latest = useRef(conversation);
  latest.current = conversation;

  const load = useCallback(async () => {
    dispatch({ type: "loading" });
    const history = await loadNewest();
    if (history.ok) return dispatch({ type: "loaded", messages: history.messages, step: history.step });
    if (history.reason === "signed out") return onSignedOut();
    dispatch({ type: "unavailable" });
    onLoadFailed();
  }, [onSignedOut, onLoadFailed]);

  const isOpened = opening !== null;
  useEffect(() => {
    if (!isOpened) void load();
  }, [isOpened, load]);

  const isReady = conversation.phase === "ready";
  useEffect(() => {
    if (!isReady) return;
    stream.current = followTogether(userId, () => position(latest.current.messages), {
      message: (message) => dispatch({ type: "arrived", messages: [message] }),
      step: (step) => dispatch({ type: "asked", step }),
      replyFailed: (replyTo) => dispatch({ type: "reply failed", replyTo }),
      signedOut: onSignedOut,
      connected(connected) {
        setConnected(connected);
        setSetAside(false);
      },
      replaced: () => setSetAside(true),
    });
    return () => stream.current?.leave();
  }, [isReady, userId, onSignedOut]);

  const { awaiting } = conversation;
  useEffect(() => {
    if (awaiting === null) return;
    const timer = setTimeout(() => dispatch({ type: "waited", awaiting }), longestReply);
    return () => clearTimeout(timer);
  }, [awaiting]);

  /** False when it could not be had. */
  const loadOlder = useCallback(async () => {
    const first = latest.current.messages[0]?.seq ?? 1;
    if (first <= 1) return true;
    const earlier = await loadEarlier(first);
    if (earlier.ok) dispatch({ type: "earlier", messages: earlier.messages });
    else if (earlier.reason === "signed out") onSignedOut();
    else onLoadFailed();
    return earlier.ok;
  }, [onSignedOut, onLoadFailed]);

  /** Everything that has been said since, and the question that stands open now, without waiting for the stream. */
  const catchUp = useCallback(async () => {
    const missed = await loadMissed(position(latest.current.messages));
    if (!missed.ok) return missed.reason === "signed out" ? onSignedOut() : undefined;
    dispatch({ type: "arrived", messages: missed.messages });
    dispatch({ type: "asked", step: missed.step });
  }, [onSignedOut]);

  const takeBack = useCallback(() => {
    setSetAside(false);
    stream.current?.takeBack();
  }, []);

  /** A message that this page has stored. Whoever writes here wants to read the answer here. */
  const add = useCallback(
    (message: Message) => {
      dispatch({ type: "arrived", messages: [message] });
      stream.current?.share(message);
      if (isSetAside) takeBack();
    },
    [isSetAside, takeBack],
  );

  const isAway = useLasting(!isConnected, shortCut);
  return { conversation, add, loadOlder, catchUp, reload: load, isAway, isSetAside, takeBack };
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
