import * as v from "valibot";
import { loadMissed, MessageShape, StepShape } from "./api.ts";
import { followStream, type StreamEvents } from "./stream.ts";

/** What the tabs of one browser say to each other. */
const Word = v.variant("kind", [
  v.object({ kind: v.literal("message"), message: MessageShape }),
  v.object({ kind: v.literal("step"), step: StepShape }),
  v.object({ kind: v.literal("reply failed"), replyTo: v.string() }),
  v.object({ kind: v.literal("signed out") }),
  v.object({ kind: v.literal("connected"), isConnected: v.boolean() }),
  /** Does anybody hold the stream? Whoever does answers with "connected". */
  v.object({ kind: v.literal("anybody") }),
]);
type Word = v.InferOutput<typeof Word>;

/** Milliseconds after which the tab that holds the stream and does not answer counts as asleep. */
const patience = 3_000;

/**
 * Follows the conversation in every tab of this browser by one connection: a browser has six of them for all tabs
 * together (architecture.md, traps). The tab that holds the lock holds the stream and tells the others; when it
 * closes the next one goes on from its own position. A tab in sight takes the stream from one that sleeps.
 */
export function followTogether(userId: string, after: () => number, events: StreamEvents): () => void {
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined")
    return followStream(userId, after, events, true);

  const name = `matinal.conversation.${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isConnected = true;
  let stopLeading: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (word: Word) => {
    if (!leaving.signal.aborted) channel.postMessage(word);
  };
  const hear = (word: Word) => {
    if (word.kind === "message") events.message(word.message);
    if (word.kind === "step") events.step(word.step);
    if (word.kind === "reply failed") events.replyFailed(word.replyTo);
    if (word.kind === "signed out") events.signedOut();
    if (word.kind === "connected") events.connected(word.isConnected);
  };
  const both = (word: Word) => {
    say(word);
    hear(word);
  };
  const catchUp = async () => {
    const missed = await loadMissed(after());
    if (leaving.signal.aborted) return;
    if (!missed.ok) return missed.reason === "signed out" ? events.signedOut() : undefined;
    for (const message of missed.messages) events.message(message);
    events.step(missed.step);
  };

  const lead = async () => {
    clearTimeout(timer);
    const stop = followStream(
      userId,
      after,
      {
        message: (message) => both({ kind: "message", message }),
        step: (step) => both({ kind: "step", step }),
        replyFailed: (replyTo) => both({ kind: "reply failed", replyTo }),
        signedOut: () => both({ kind: "signed out" }),
        connected: (connected) => {
          isConnected = connected;
          both({ kind: "connected", isConnected });
        },
      },
      false,
    );
    await new Promise<void>((resolve) => {
      stopLeading = () => {
        stopLeading = null;
        stop();
        resolve();
      };
    });
  };
  /** Waits for its turn, and again after somebody took it away. */
  const queue = async (options: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(name, options, lead);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      stopLeading?.();
      if (!leaving.signal.aborted) await queue({ signal: leaving.signal });
    }
  };

  const lookForLeader = () => {
    if (stopLeading || document.visibilityState !== "visible") return;
    clearTimeout(timer);
    timer = setTimeout(() => void queue({ steal: true }), patience);
    say({ kind: "anybody" });
  };
  const onVisibility = () => {
    if (document.visibilityState !== "visible") return clearTimeout(timer);
    lookForLeader();
  };

  /** Everything up to here was heard, if what was before it is known. */
  let heard = after();
  let isCaughtUp = false;
  const notice = ({ seq }: { seq: number }) => {
    if (seq > heard + 1) void catchUp();
    heard = Math.max(heard, seq);
  };

  channel.addEventListener("message", ({ data }) => {
    const parsed = v.safeParse(Word, data);
    if (!parsed.success) return; // Of a tab that runs another version.
    const word = parsed.output;
    if (word.kind === "message") notice(word.message);
    if (word.kind === "anybody" && stopLeading) say({ kind: "connected", isConnected });
    if (word.kind === "connected") {
      clearTimeout(timer);
      // What came between this tab's history and the first word of the one that holds the stream.
      if (!isCaughtUp) void catchUp();
      isCaughtUp = true;
    }
    hear(word);
  });
  document.addEventListener("visibilitychange", onVisibility);
  void queue({ signal: leaving.signal });
  lookForLeader();

  return () => {
    leaving.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
    stopLeading?.();
    channel.close();
  };
}
