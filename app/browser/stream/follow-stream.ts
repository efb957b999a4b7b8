import * as v from "valibot";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import {
  type Answer,
  type Message,
  type StreamEventName,
  streamEvents,
  streamPath,
} from "#app/conversation/protocol.ts";
import { loadUser } from "./session-calls.ts";

export type StreamEvents = {
  message: (message: Message) => void;
  step: (step: Step | null) => void;
  answer: (part: Answer) => void;
  replyFailed: (replyTo: string) => void;
  /** Prospects have changed, up to this number: the reader pulls. Also when the stream begins. */
  prospects: (seq: number) => void;
  /** The members of the team who have this prospect open, the reader included. */
  viewers: (prospect: string, viewers: string[]) => void;
  /** The session of this page has ended, or this browser is now signed in as another user. */
  signedOut: () => void;
  connected: (isConnected: boolean) => void;
  /** The server closed the stream in favour of newer ones of the same client; it is not reopened. */
  replaced: () => void;
};

/** Milliseconds for which a hidden page keeps a connection of its own: a browser has six of them. */
const hiddenTimeout = 5_000;

/** Milliseconds before the first reconnection, which doubles with each failure up to the maximum. */
const firstBackoff = 1_000;
const maxBackoff = 30_000;

/**
 * Follows the stream of `userId` from the position that `after` returns (`null`: from now on); the result closes it. The
 * browser reconnects by itself where it can; where it gives up, this reopens the stream with a backoff. After each
 * interruption it checks who is signed in: another account may have replaced the session. With `closesWhenHidden` a
 * hidden page closes its connection.
 */
export function followStream(
  userId: string,
  after: () => number | null,
  events: StreamEvents,
  { closesWhenHidden }: { closesWhenHidden: boolean },
): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasInterrupted = false;
  let isClosed = false;

  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
    window.removeEventListener("online", reopenNow);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
  const signedOut = () => {
    if (isClosed) return;
    close();
    events.signedOut();
  };
  const replaced = () => {
    if (isClosed) return;
    close();
    events.replaced();
  };
  const checkOwner = async () => {
    const user = await loadUser();
    if (user.ok ? user.id !== userId : user.reason === "signed out") signedOut();
  };

  const open = () => {
    clearTimeout(timer);
    source?.close();
    const position = after();
    const stream = new EventSource(position === null ? streamPath : `${streamPath}?after=${position}`);
    source = stream;
    listen(stream, { ...events, signedOut, replaced });
    stream.addEventListener("open", () => {
      failures = 0;
      events.connected(true);
      if (wasInterrupted) void checkOwner();
      wasInterrupted = false;
    });
    stream.addEventListener("error", () => {
      if (isClosed || source !== stream) return;
      wasInterrupted = true;
      events.connected(false);
      if (stream.readyState === EventSource.CLOSED) void reopenLater();
    });
  };

  const reopenLater = async () => {
    await checkOwner();
    if (isClosed || source?.readyState !== EventSource.CLOSED) return;
    const backoff = Math.min(maxBackoff, firstBackoff * 2 ** failures);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(open, backoff * (0.75 + Math.random() / 2));
  };
  const reopenNow = () => {
    if (!isClosed && source?.readyState === EventSource.CLOSED) open();
  };

  const onVisibilityChange = () => {
    if (document.visibilityState !== "visible" && !closesWhenHidden) return;
    clearTimeout(timer);
    if (document.visibilityState === "visible") return reopenNow();
    timer = setTimeout(() => {
      wasInterrupted = true;
      source?.close();
    }, hiddenTimeout);
  };

  window.addEventListener("online", reopenNow);
  document.addEventListener("visibilitychange", onVisibilityChange);
  open();
  onVisibilityChange();
  return close;
}

function listen(stream: EventSource, events: Omit<StreamEvents, "connected">) {
  const on = <Name extends StreamEventName>(
    name: Name,
    handle: (data: v.InferOutput<(typeof streamEvents)[Name]>) => void,
  ) => {
    const Data = v.pipe(v.string(), v.parseJson(), streamEvents[name]);
    stream.addEventListener(name, ({ data }: MessageEvent) => handle(v.parse(Data, data)));
  };
  on("message", events.message);
  on("step", ({ step }) => events.step(step));
  on("answer", events.answer);
  on("prospects", ({ seq }) => events.prospects(seq));
  on("viewers", ({ prospect, viewers }) => events.viewers(prospect, viewers));
  on("reply-failed", ({ replyTo }) => events.replyFailed(replyTo));
  on("signed-out", events.signedOut);
  on("replaced", events.replaced);
}
