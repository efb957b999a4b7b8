import { type Dispatch, useCallback, useEffect, useRef } from "react";
import type { ConversationAction } from "./conversation-state.ts";

/** Milliseconds after which the typing indicator is hidden although no reply came. */
const replyTimeout = 30_000;

/**
 * Reports a reply as timed out when nothing of it came for `replyTimeout`: call `onLife` when something does. While
 * `awaiting` is `null`, as without a connection, nothing times out.
 */
export function useReplyTimeout(awaiting: number | null, dispatch: Dispatch<ConversationAction>) {
  const lastLife = useRef(0);
  const onLife = useCallback(() => {
    lastLife.current = Date.now();
  }, []);
  useEffect(() => {
    if (awaiting === null) return;
    onLife();
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const remaining = lastLife.current + replyTimeout - Date.now();
      if (remaining <= 0) return dispatch({ type: "reply timed out", awaiting });
      timer = setTimeout(check, remaining);
    };
    check();
    return () => clearTimeout(timer);
  }, [awaiting, dispatch, onLife]);
  return { onLife };
}
