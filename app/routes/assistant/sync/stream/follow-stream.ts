import * as v from "valibot";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import type { Message } from "../../transcript/transcript.ts";
import { loadUser, MessageShape, StepShape } from "../messages-client.ts";

export type StreamEvents = {
  message: (message: Message) => void;
  step: (step: Step | null) => void;
  replyFailed: (replyTo: string) => void;
  /** The session of this page is over, or another person's took its place. */
  signedOut: () => void;
  connected: (isConnected: boolean) => void;
  /** Newer streams of the same client took its place: it is over, and does not come back by itself. */
  replaced: () => void;
};

/** Milliseconds that a page may be out of sight before it gives its connection back: a browser has six of them. */
const outOfSight = 5_000;

/**
 * Follows the conversation of `userId` from the position that `after` names. The browser reconnects by itself where
 * it can; where it gives up, this opens the stream again. After each absence it asks who is signed in: another
 * account may have taken the session's place. `isAlone`: other tabs have connections of their own, so that this one
 * is given back while the page is out of sight.
 */
export function followStream(
  userId: string,
  after: () => number,
  events: StreamEvents,
  isAlone: boolean,
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasAway = false;
  let isOver = false;

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
    window.removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", onVisibility);
  };
  const signedOut = () => {
    if (isOver) return;
    end();
    events.signedOut();
  };
  const replaced = () => {
    if (isOver) return;
    end();
    events.replaced();
  };
  const checkOwner = async () => {
    const user = await loadUser();
    if (user.ok ? user.id !== userId : user.reason === "signed out") signedOut();
  };

  const open = () => {
    clearTimeout(timer);
    source?.close();
    const stream = new EventSource(`/api/messages/stream?after=${after()}`);
    source = stream;
    hear(stream, { ...events, signedOut, replaced });
    stream.addEventListener("open", () => {
      failures = 0;
      events.connected(true);
      if (wasAway) void checkOwner();
      wasAway = false;
    });
    stream.addEventListener("error", () => {
      if (isOver || source !== stream) return;
      wasAway = true;
      events.connected(false);
      if (stream.readyState === EventSource.CLOSED) void reopen();
    });
  };

  const reopen = async () => {
    await checkOwner();
    if (isOver || source?.readyState !== EventSource.CLOSED) return;
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(open, Math.min(30_000, 500 * 2 ** failures) * (0.75 + Math.random() / 2));
  };

  /** No reason to wait for the next attempt any more. */
  const hurry = () => {
    if (!isOver && source?.readyState === EventSource.CLOSED) open();
  };

  const onVisibility = () => {
    if (document.visibilityState !== "visible" && !isAlone) return;
    clearTimeout(timer);
    if (document.visibilityState === "visible") return hurry();
    timer = setTimeout(() => {
      wasAway = true;
      source?.close();
    }, outOfSight);
  };

  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", onVisibility);
  open();
  onVisibility();
  return end;
}

const ArrivedEvent = v.pipe(v.string(), v.parseJson(), MessageShape);
const StepEvent = v.pipe(v.string(), v.parseJson(), v.object({ step: StepShape }));
const FailedEvent = v.pipe(v.string(), v.parseJson(), v.object({ replyTo: v.string() }));

function hear(stream: EventSource, events: Omit<StreamEvents, "connected">) {
  stream.addEventListener("message", ({ data }) => events.message(v.parse(ArrivedEvent, data)));
  stream.addEventListener("step", ({ data }) => events.step(v.parse(StepEvent, data).step));
  stream.addEventListener("reply-failed", ({ data }) =>
    events.replyFailed(v.parse(FailedEvent, data).replyTo),
  );
  stream.addEventListener("signed-out", events.signedOut);
  stream.addEventListener("replaced", events.replaced);
}
