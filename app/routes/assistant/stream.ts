import * as v from "valibot";
import type { Step } from "~/conversation/onboarding.ts";
import { loadUser, MessageShape, StepShape } from "./api.ts";
import type { Message } from "./transcript.ts";

export type StreamEvents = {
  message: (message: Message) => void;
  step: (step: Step | null) => void;
  replyFailed: (replyTo: string) => void;
  /** The session of this page is over, or another person's took its place. */
  signedOut: () => void;
  connected: (isConnected: boolean) => void;
};

const StepEvent = v.pipe(v.string(), v.parseJson(), v.object({ step: StepShape }));
const ArrivedEvent = v.pipe(v.string(), v.parseJson(), MessageShape);
const FailedEvent = v.pipe(v.string(), v.parseJson(), v.object({ replyTo: v.string() }));

/**
 * Follows the conversation of `userId` from the position that `after` names, for as long as the page lives. The
 * browser reconnects by itself where it can; where it gives up, this asks who is signed in and opens it again.
 */
export function followStream(userId: string, after: () => number, events: StreamEvents): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  const end = () => {
    isOver = true;
    clearTimeout(retry);
    source?.close();
    window.removeEventListener("online", openNow);
  };
  const signedOut = () => {
    end();
    events.signedOut();
  };

  /** Another account may have signed in in this browser while the stream was away. */
  const isStillOurs = async () => {
    const user = await loadUser();
    if (isOver) return false;
    if (user.ok ? user.id === userId : user.reason === "unavailable") return true;
    signedOut();
    return false;
  };

  const open = () => {
    const stream = new EventSource(`/api/messages/stream?after=${after()}`);
    let wasLost = false;
    source = stream;
    stream.addEventListener("open", () => {
      failures = 0;
      events.connected(true);
      if (wasLost) void isStillOurs();
      wasLost = false;
    });
    stream.addEventListener("message", ({ data }) => events.message(v.parse(ArrivedEvent, data)));
    stream.addEventListener("step", ({ data }) => events.step(v.parse(StepEvent, data).step));
    stream.addEventListener("reply-failed", ({ data }) =>
      events.replyFailed(v.parse(FailedEvent, data).replyTo),
    );
    stream.addEventListener("signed-out", signedOut);
    stream.addEventListener("error", () => {
      if (isOver || source !== stream) return;
      wasLost = true;
      events.connected(false);
      if (stream.readyState === EventSource.CLOSED) void reopen();
    });
  };

  const reopen = async () => {
    if (!(await isStillOurs())) return;
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(open, Math.min(30_000, 500 * 2 ** failures) * (0.75 + Math.random() / 2));
  };

  const openNow = () => {
    if (isOver || source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    open();
  };

  window.addEventListener("online", openNow);
  open();
  return end;
}
