import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { SharedStream } from "#app/browser/stream/follow-alone.ts";
import { loadMissed } from "#app/browser/stream/load-missed.ts";
import { shareStream } from "#app/browser/stream/shared-stream.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { loadParts } from "../transcript/load-parts.ts";
import { position, withinView } from "../transcript/transcript.ts";
import { createAnswerGrowth, createGrowingText } from "./answer/growing-text.ts";
import { loadEarlier, loadNewest } from "./api-calls/message-calls.ts";
import type { ProfileSoFar } from "./api-calls/profile-calls.ts";
import { emptyConversation, type InitialConversation, reduceConversation } from "./conversation-state.ts";
import { useReplyTimeout } from "./use-reply-timeout.ts";
import { useSustained } from "./use-sustained.ts";

/** Milliseconds without a connection before the page shows that it is reconnecting. */
const shownDisconnectionDelay = 3_000;

/**
 * The messages of the page, which may follow it; `null` when the server could not load them, and `undefined` when they did not
 * follow it.
 */
export type Initial = InitialConversation | null | Promise<InitialConversation | null | undefined>;

type Options = {
  userId: string;
  /** The messages that come with the page, or follow it; `null` when the server could not load them. */
  initial: Initial;
  onSignedOut: () => void;
  onLoadFailed: () => void;
};

/**
 * The conversation: the end of its history, earlier messages on demand (`loadOlder`), and the messages of the stream,
 * each once and in order.
 */
export function useConversation({ userId, initial, onSignedOut, onLoadFailed }: Options) {
  const [conversation, dispatch] = useReducer(reduceConversation, emptyConversation);
  const [isConnected, setConnected] = useState(true);
  const [isReplaced, setReplaced] = useState(false);
  const stream = useRef<SharedStream | null>(null);
  const [growingText] = useState(createGrowingText);
  const latest = useRef(conversation);
  latest.current = conversation;

  const fail = useCallback(() => {
    dispatch({ type: "unavailable" });
    onLoadFailed();
  }, [onLoadFailed]);

  const load = useCallback(async () => {
    dispatch({ type: "loading" });
    const history = await loadNewest();
    if (history.ok) return dispatch({ type: "loaded", messages: history.messages, step: history.step });
    if (history.reason === "signed out") return onSignedOut();
    fail();
  }, [onSignedOut, fail]);

  const [first] = useState(initial);
  const [room, setRoom] = useState<number | null>(null);
  const [profile, setProfile] = useState<ProfileSoFar | null>(null);
  const begin = useCallback(
    (given: InitialConversation | null) => {
      if (!given) return fail();
      dispatch({ type: "loaded", messages: given.messages, step: given.step });
      setRoom(given.room);
      setProfile(given.profile);
    },
    [fail],
  );
  useLayoutEffect(() => {
    let isWanted = true;
    const show = (given: InitialConversation | null) => {
      const parts = given && loadParts(withinView(given.messages));
      if (!parts) return begin(given);
      void parts.then(() => isWanted && begin(given));
    };
    const settle = async (coming: Promise<InitialConversation | null | undefined>) => {
      // The response may break off.
      const given = await coming.catch(() => undefined);
      if (!isWanted) return;
      if (given === undefined) await load();
      else show(given);
    };
    if (first instanceof Promise) void settle(first);
    // Before the next paint, so that what the server has drawn of the conversation is not missing for a moment.
    else show(first);
    return () => {
      isWanted = false;
    };
  }, [first, load, begin]);

  const isReady = conversation.phase === "ready";
  const { onLife } = useReplyTimeout(isConnected ? conversation.awaiting : null, dispatch);
  useEffect(() => {
    if (!isReady) return;
    const growth = createAnswerGrowth(growingText, latest, dispatch);
    stream.current = shareStream(userId, () => position(latest.current.messages), {
      message: (message) => dispatch({ type: "arrived", messages: [message] }),
      step: (step) => dispatch({ type: "step changed", step }),
      answer(answer) {
        onLife();
        growth.onChange(answer);
      },
      replyFailed: (replyTo) => dispatch({ type: "reply failed", replyTo }),
      prospects: () => {},
      viewers: () => {},
      signedOut: onSignedOut,
      connected(connected) {
        setConnected(connected);
        setReplaced(false);
      },
      replaced: () => setReplaced(true),
    });
    return () => {
      growth.stop();
      stream.current?.close();
    };
  }, [isReady, userId, onSignedOut, onLife, growingText]);

  /** Loads the messages before those shown; resolves with false when that fails. */
  const loadOlder = useCallback(async () => {
    const first = latest.current.messages[0]?.seq ?? 1;
    if (first <= 1) return true;
    const earlier = await loadEarlier(first);
    if (earlier.ok) dispatch({ type: "earlier", messages: earlier.messages });
    else if (earlier.reason === "signed out") onSignedOut();
    else onLoadFailed();
    return earlier.ok;
  }, [onSignedOut, onLoadFailed]);

  /** Fetches newer messages and the open question without waiting for the stream. */
  const catchUp = useCallback(async () => {
    const after = position(latest.current.messages);
    const missed = await loadMissed(after);
    if (!missed.ok) return missed.reason === "signed out" ? onSignedOut() : undefined;
    dispatch({ type: "caught up", after, messages: missed.messages, step: missed.step });
  }, [onSignedOut]);

  const reopenStream = useCallback(() => {
    setReplaced(false);
    stream.current?.reopen();
  }, []);

  /** Adds a message that this page has stored. A user who writes here wants to read the reply here. */
  const add = useCallback(
    (message: Message) => {
      dispatch({ type: "arrived", messages: [message] });
      stream.current?.share(message);
      if (isReplaced) reopenStream();
      // There is room again; how much, the next page says.
      setRoom((known) => (known === 0 ? null : known));
    },
    [isReplaced, reopenStream],
  );

  /** Records that the server had no room left for a message. */
  const markFull = useCallback(() => setRoom(0), []);

  /** Shows that another answer to the message `replyTo` is being prepared. */
  const awaitAnother = useCallback((replyTo: string) => dispatch({ type: "retried", replyTo }), []);

  const isReconnecting = useSustained(!isConnected, shownDisconnectionDelay);
  return {
    ...{ conversation, growingText, add, awaitAnother, loadOlder, catchUp, reload: load },
    ...{ profile, room, markFull, isReconnecting, isReplaced, reopenStream },
  };
}
